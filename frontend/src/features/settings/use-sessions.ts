import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenSession } from '@waypost/contracts/entities/session';
import { useState } from 'react';
import { isRefusal, messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useIsHere } from '../../ui/behaviour/use-is-here.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { askIfLost } from './ask-if-lost.ts';
import { browserWords } from './session-words.ts';
import type { SaveState } from './settings-card.tsx';

const sessionsKey = ['sessions'] as const;

export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('listSessions', {}, { signal }),
    // They come and go by themselves.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Signs other browsers out, and says what became of it. */
export function useEndSessions() {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const isHere = useIsHere();
  const { mutateAsync, variables, isPending } = useMutation({
    mutationFn: async (one: OpenSession | undefined) => {
      const which =
        one === undefined ? ({ which: 'others' } as const) : ({ which: 'one', session_id: one._id } as const);
      try {
        await call('endSessions', { body: which });
      } catch (error) {
        // It ended by itself, or another browser was faster.
        if (!isRefusal(error, 'not-found')) throw error;
      }
    },
    onMutate: () => setState({ kind: 'idle' }),
    onSuccess: async (_, one) => {
      await queries.invalidateQueries({ queryKey: sessionsKey });
      const what = one === undefined ? 'All other browsers are' : `${browserWords(one.browser)} is`;
      setState({ kind: 'saved', words: `${what} signed out` });
    },
    onError: (error) => {
      const isLost = askIfLost(queries, error, sessionsKey);
      const outcome = isLost ? 'Perhaps nothing was signed out.' : 'Nothing was signed out.';
      const words = `${outcome} ${messageOf(error, 'Please try again.')}`;
      setState({ kind: 'failed', words });
      if (!isHere.current) toast.error(words);
    },
  });
  return {
    state,
    /** Undefined for all others. */
    end: (one?: OpenSession) => mutateAsync(one).catch(() => undefined),
    isEnding: (one: OpenSession) => isPending && variables?._id === one._id,
    isPending,
  };
}
