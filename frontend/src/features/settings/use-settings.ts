import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings, SettingsChange } from '@waypost/contracts/entities/settings';
import { useId, useState } from 'react';
import { isRefusal, messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { keepTaken } from '../../api/keep-taken.ts';
import { tellOthers } from '../../api/other-windows.ts';
import { useUnderWay } from '../../api/use-under-way.ts';
import { settingsQuery } from '../../entities/person/settings.ts';
import { useIsHere } from '../../ui/behaviour/use-is-here.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { appliedChange } from './applied-change.ts';
import { askIfLost } from './ask-if-lost.ts';
import type { SaveState } from './settings-card.tsx';

const settingsKey = settingsQuery.queryKey;
const changeKey = ['settings', 'change'] as const;

/** What the server has, with every choice that is still on its way to it. */
export function useSettings() {
  const answer = useQuery(settingsQuery);
  const underWay = useUnderWay<SettingsChange>(changeKey);
  return { ...answer, data: answer.data && underWay.reduce<Settings>(appliedChange, answer.data) };
}

/** How often others may be faster in a row. */
const attempts = 3;

/** One choice never takes back what was chosen elsewhere: where that was meanwhile, this one is made on top of it. */
async function save(queries: QueryClient, change: SettingsChange): Promise<{ settings: Settings; isMerged: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const version = queries.getQueryData<Settings>(settingsKey)?.version;
    try {
      const settings = await call('updateSettings', { body: { ...change, version } });
      return { settings, isMerged: attempt > 1 };
    } catch (error) {
      const isStale = isRefusal(error, 'version-conflict') && attempt < attempts;
      if (!isStale) throw error;
      keepTaken(queries, settingsKey, () => error.body['settings'] as Settings);
    }
  }
}

const saved = { kind: 'saved', words: 'Saved' } as const;
const merged = { kind: 'saved', words: 'Saved, together with what you changed in another window' } as const;

/** Keeps choices one after the other, and says what became of them. A failure is said until the next choice. */
export function useChangeSettings() {
  const queries = useQueryClient();
  // A card tells of its own choices alone.
  const mutationKey = [...changeKey, useId()];
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const isHere = useIsHere();
  const orFailed = (next: SaveState) => setState((now) => (now.kind === 'failed' ? now : next));
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'settings' },
    mutationFn: (change: SettingsChange) => save(queries, change),
    onMutate: () => setState({ kind: 'saving' }),
    onSuccess: ({ settings, isMerged }) => {
      keepTaken(queries, settingsKey, () => settings);
      tellOthers('out-of-date', settingsKey);
      if (queries.isMutating({ mutationKey }) === 1) orFailed(isMerged ? merged : saved);
    },
    onError: (error) => {
      const reason = messageOf(error, 'Please try again.');
      const [here, elsewhere] = askIfLost(queries, error, settingsKey)
        ? ['This may not have been saved.', 'A setting may not have been saved.']
        : ['Not saved, so it is as it was before.', 'A setting was not saved, so it is as it was before.'];
      if (!isHere.current) toast.error(`${elsewhere} ${reason}`);
      setState({ kind: 'failed', words: `${here} ${reason}` });
    },
  });
  return { state, change: (change: SettingsChange) => mutate(change) };
}
