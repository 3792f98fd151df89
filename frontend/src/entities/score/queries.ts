import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useLive } from '../../session/live.tsx';
import { isWaiting } from './words.ts';

/** Under which names one's own scores are kept. */
export const scoreKeys = { all: ['score'], ofJob: (jobId: string) => ['score', jobId] } as const;

const poll = 2_000;

/** How well one fits a post; asked again while it is being computed. */
export function useScore(jobId: string) {
  const result = useQuery({
    queryKey: scoreKeys.ofJob(jobId),
    queryFn: ({ signal }) => call('getScore', { params: { id: jobId } }, { signal }),
    refetchInterval: (query) => (isWaiting(query.state.data) ? poll : false),
  });
  useLive((signal) => {
    if (signal.kind === 'resume') void result.refetch();
  });
  return result;
}
