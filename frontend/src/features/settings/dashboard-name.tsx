import { useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '@waypost/contracts/constants';
import { type Dashboard, dashboardName } from '@waypost/contracts/entities/user';
import { useLayoutEffect, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { keepTaken } from '../../api/keep-taken.ts';
import { useUnderWay } from '../../api/use-under-way.ts';
import { quoted } from '../../format/quoted.ts';
import { draftKey } from '../../forms/draft.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { type CurrentUser, currentUserKey, useSignedIn } from '../../session/session.tsx';
import { TextField } from '../../ui/fields/text/text-field.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { askIfLost } from './ask-if-lost.ts';
import type { SaveState } from './settings-card.tsx';

type DashboardNameProps = { dashboard: Dashboard; onState: (state: SaveState) => void };

const nameKey = ['dashboard-name'] as const;

/** Dashboards whose field is on the page: who left it and came back has another one, which says what is not saved. */
const shown = new Set<string>();

const perhapsNotSaved = 'The new name may not have been saved.';

/** What somebody calls a dashboard. It is kept when the field is left, or by Enter, unless that ends the writing of a sign; Escape takes back what was typed. */
export function DashboardName({ dashboard: { dsh_id, dsh_name, dsh_type }, onState }: DashboardNameProps) {
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const [typed, setTyped, forget] = useKeptText(draftKey('dashboard-name', user._id, dsh_id));
  const [waited] = useState(typed);
  const [problem, setProblem] = useState<string>();
  useLayoutEffect(() => {
    shown.add(dsh_id);
    return () => void shown.delete(dsh_id);
  }, [dsh_id]);
  const mutationKey = [...nameKey, dsh_id];
  const underWay = useUnderWay<string>(mutationKey).at(-1);
  const notSaved = `Not saved: this dashboard is still called ${quoted(dsh_name)}.`;
  // What was typed before this field was there, unless it is taken meanwhile.
  const isLeft = typed !== undefined && typed === waited && ![dsh_name, underWay].includes(typed.trim());
  /** The card tells of all names. */
  const tell = (state: SaveState) => {
    if (queries.isMutating({ mutationKey: nameKey }) === 1) onState(state);
  };
  const rename = useMutation({
    mutationKey,
    // One after the other: the last one that is sent is the one that stays.
    scope: { id: `name-of-${dsh_id}` },
    mutationFn: (name: string) => call('updateDashboard', { body: { dsh_id, dsh_name: name } }),
    onMutate: () => onState({ kind: 'saving' }),
    onSuccess: (renamed) => {
      keepTaken<CurrentUser>(queries, currentUserKey, (current) => ({
        ...current,
        userDashboards: current.userDashboards.map((one) => (one.dsh_id === dsh_id ? renamed : one)),
      }));
      // What was typed meanwhile stays.
      forget(renamed.dsh_name);
      tell({ kind: 'saved', words: 'Saved' });
    },
    onError: (error) => {
      // What was typed stays in its field, to be sent again.
      tell({ kind: 'failed', words: 'Not saved' });
      const words = `${askIfLost(queries, error, currentUserKey) ? perhapsNotSaved : notSaved} ${messageOf(error, 'Please try again.')}`;
      setProblem(words);
      if (!shown.has(dsh_id)) toast.error(words);
    },
  });

  function forgive() {
    setProblem(undefined);
    if (problem !== undefined) onState({ kind: 'idle' });
  }

  function keep() {
    if (typed === undefined) return;
    const name = dashboardName.safeParse(typed);
    if (!name.success) {
      setProblem(name.error.issues[0]?.message);
      return onState({ kind: 'failed', words: 'Not saved' });
    }
    forgive();
    if (underWay === name.data) return;
    if (name.data === dsh_name && underWay === undefined) return setTyped(undefined);
    rename.mutate(name.data);
  }

  const wrong = problem ?? (isLeft ? notSaved : undefined);
  return (
    <TextField
      label={`${dsh_type} dashboard`}
      value={typed ?? dsh_name}
      maxLength={limits.dashboardName}
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) keep();
        if (key === 'Escape') {
          setTyped(undefined);
          forgive();
        }
      }}
      {...(wrong === undefined ? {} : { errorMessage: wrong })}
    />
  );
}
