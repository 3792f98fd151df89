import { useMutation } from '@tanstack/react-query';
import { limits } from '@waypost/contracts/constants';
import { type Dashboard, dashboardName } from '@waypost/contracts/entities/user';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { draftKey } from '../../forms/draft.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { useSignedIn } from '../../session/session.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SaveState } from './settings-card.tsx';

type DashboardNameProps = { dashboard: Dashboard; onState: (state: SaveState) => void };

/** What somebody calls a dashboard. It is kept when the field is left, or by Enter; Escape takes back what was typed. */
export function DashboardName({ dashboard: { dsh_id, dsh_name, dsh_type }, onState }: DashboardNameProps) {
  const { user, reload } = useSignedIn();
  const [typed, setTyped] = useKeptText(draftKey('dashboard-name', user._id, dsh_id));
  const notSaved = `Not saved: this dashboard is still called “${dsh_name}”.`;
  const [problem, setProblem] = useState(typed === undefined ? undefined : notSaved);
  const rename = useMutation({
    // One after the other: the last one that is sent is the one that stays.
    scope: { id: `name-of-${dsh_id}` },
    mutationFn: (name: string) => call('updateDashboard', { body: { dsh_id, dsh_name: name } }),
    onMutate: () => onState({ kind: 'saving' }),
    onSuccess: async (_, name) => {
      const isKnown = await reload().catch(() => undefined);
      // What was typed meanwhile stays.
      if (isKnown) setTyped((now) => (now?.trim() === name ? undefined : now));
      onState({ kind: 'saved', words: 'Saved' });
    },
    onError: (error) => {
      // What was typed stays in its field, to be sent again.
      onState({ kind: 'idle' });
      setProblem(`${notSaved} ${messageOf(error, 'Please try again.')}`);
    },
  });

  function keep() {
    if (typed === undefined) return;
    const name = dashboardName.safeParse(typed);
    if (!name.success) return setProblem(name.error.issues[0]?.message);
    setProblem(undefined);
    if (rename.isPending && rename.variables === name.data) return;
    if (name.data === dsh_name && !rename.isPending) return setTyped(undefined);
    rename.mutate(name.data);
  }

  return (
    <TextField
      label={`${dsh_type} dashboard`}
      value={typed ?? dsh_name}
      maxLength={limits.dashboardName}
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep();
        if (key === 'Escape') {
          setTyped(undefined);
          setProblem(undefined);
        }
      }}
      {...(problem === undefined ? {} : { errorMessage: problem })}
    />
  );
}
