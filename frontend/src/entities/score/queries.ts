import { useQuery, useQueryClient } from '@tanstack/react-query';
import { scorePercent } from '@waypost/contracts/constants';
import type { Score } from '@waypost/contracts/entities/score';
import { useCallback } from 'react';
import { call } from '../../api/call.ts';
import { isAboutOneself, useLive } from '../../session/live.tsx';

/** Under which names one's own scores are kept. */
export const scoreKeys = { all: ['score'], ofJob: (jobId: string) => ['score', jobId] } as const;

export const isWaiting = (score: Pick<Score, 'status'> | undefined): boolean => score?.status === 'pending';

/** How often it is asked whether a score is there by now, in ms. */
export const scorePoll = 2_000;

/**
 * Asks again for one's scores, wherever they are shown, as soon as what they depend on is another: the profile or a resume, in whatever
 * window or device. Those that are not shown are asked for when they are.
 */
export function useFreshScores(): void {
  const queries = useQueryClient();
  useLive((signal) => {
    // Where messages were missed, what is on its way was asked for after them: each score is computed anew.
    const cancelRefetch = signal.kind !== 'resumed';
    if (isAboutOneself(signal)) void queries.invalidateQueries({ queryKey: scoreKeys.all }, { cancelRefetch });
  });
}

/** How well one fits a post; asked again while it is being computed. */
export function useScore(jobId: string) {
  return useQuery({
    queryKey: scoreKeys.ofJob(jobId),
    queryFn: ({ signal }) => call('getScore', { params: { id: jobId } }, { signal }),
    refetchInterval: (query) => (isWaiting(query.state.data) ? scorePoll : false),
  });
}

/** Percent of a post of the page; null where there is none, undefined while that is not known. */
export type Matches = (jobId: string) => number | null | undefined;

const matchKey = (jobId: string) => [...scoreKeys.all, 'match', jobId];

/**
 * How well one fits each post of a page, as numbers alone. What another page has asked for a moment ago is not asked again, and a
 * page that cannot be scored is a page all the same.
 */
export function useMatches(jobIds: readonly string[], isWanted: boolean): Matches {
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: [...scoreKeys.all, 'page', ...jobIds],
    enabled: isWanted && jobIds.length > 0,
    // A card does without: who wants to know opens the post, where the score is asked for by itself.
    retry: false,
    async queryFn({ signal }) {
      const matches = new Map<string, number | null>();
      for (const jobId of jobIds) {
        const kept = queries.getQueryState<number | null>(matchKey(jobId));
        if (kept?.data !== undefined && !kept.isInvalidated) matches.set(jobId, kept.data);
      }
      const unknown = jobIds.filter((jobId) => !matches.has(jobId));
      if (unknown.length > 0) {
        const { scores } = await call('listScores', { querystring: { ids: unknown.join(',') } }, { signal });
        const found = new Map(scores.map(({ job_post_id, user_score }) => [job_post_id, scorePercent(user_score)]));
        for (const jobId of unknown) {
          const match = found.get(jobId) ?? null;
          matches.set(jobId, match);
          queries.setQueryData<number | null>(matchKey(jobId), match);
        }
      }
      return matches;
    },
  });
  const whereNone = isError ? null : undefined;
  return useCallback((jobId) => (data === undefined ? whereNone : data.get(jobId)), [data, whereNone]);
}
