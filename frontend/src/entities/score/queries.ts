import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { scorePercent } from '@waypost/contracts/constants';
import { useCallback } from 'react';
import { call, type Input, type Output } from '../../api/call.ts';
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

export type RequestedScore = {
  request: Input<'requestScore'>;
  /** Another one each time that it is asked. */
  attempt: string;
  /** The score that is shown until this one is there; none after a failure. */
  before: Output<'requestScore'> | undefined;
};

/**
 * How well one fits a post of this site by its link, or any other by its words; asked again while it is being computed. After a
 * failure there is none.
 */
export function useRequestedScore(asked: RequestedScore | undefined) {
  const result = useQuery({
    queryKey: [...scoreKeys.all, 'requested', asked?.attempt],
    queryFn: asked === undefined ? skipToken : ({ signal }) => call('requestScore', asked.request, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever pressed the button is told at once, and presses it again.
    retry: false,
    placeholderData: () => asked?.before,
    refetchInterval: ({ state }) => (state.error === null && isWaiting(state.data) ? poll : false),
  });
  const { refetch } = result;
  useLive((signal) => {
    if (signal.kind === 'resume' && asked !== undefined) void refetch();
  });
  // Also while it is tried again, when what stood there before would take the place of the failure.
  const hasFailed = result.isError || (result.isPlaceholderData && result.errorUpdatedAt > 0);
  const isScoring = asked !== undefined && (result.isFetching || (!result.isError && isWaiting(result.data)));
  return { ...result, data: hasFailed ? undefined : result.data, isScoring };
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
      const kept = (jobId: string) => queries.getQueryData<number | null>(matchKey(jobId));
      const unknown = jobIds.filter((jobId) => kept(jobId) === undefined);
      if (unknown.length > 0) {
        const { scores } = await call('listScores', { querystring: { ids: unknown.join(',') } }, { signal });
        const found = new Map(scores.map(({ job_post_id, user_score }) => [job_post_id, scorePercent(user_score)]));
        for (const jobId of unknown) queries.setQueryData<number | null>(matchKey(jobId), found.get(jobId) ?? null);
      }
      return new Map(jobIds.map((jobId) => [jobId, kept(jobId) ?? null]));
    },
  });
  useLive((signal) => {
    if (signal.kind !== 'resume' || !isWanted) return;
    queries.removeQueries({ queryKey: [...scoreKeys.all, 'match'] });
    void queries.invalidateQueries({ queryKey: [...scoreKeys.all, 'page'] });
  });
  return useCallback((jobId) => (isError ? null : data?.get(jobId)), [data, isError]);
}
