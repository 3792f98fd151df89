import { skipToken, useQuery } from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { isWaiting, scoreKeys, scorePoll } from '../../entities/score/queries.ts';

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
    refetchInterval: ({ state }) => (state.error === null && isWaiting(state.data) ? scorePoll : false),
  });
  const isAwaited = result.isPending || result.isPlaceholderData || isWaiting(result.data);
  // Also while it is tried again, when what stood there before would take the place of the failure; one that is there stays where it
  // cannot be had anew.
  const hasFailed = result.isError
    ? result.data === undefined || isWaiting(result.data)
    : result.isPlaceholderData && result.errorUpdatedAt > 0;
  return {
    ...result,
    data: hasFailed ? undefined : result.data,
    error: hasFailed ? result.error : null,
    hasFailed,
    isScoring: asked !== undefined && !result.isError && isAwaited,
  };
}
