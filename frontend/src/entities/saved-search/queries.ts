import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const savedSearchKeys = { own: ['saved-searches'] } as const;

/** All that somebody has saved: there are few. */
export const savedSearchesQuery = queryOptions({
  queryKey: savedSearchKeys.own,
  queryFn: ({ signal }) => call('listSavedSearches', {}, { signal }),
  // Each may have found something meanwhile.
  staleTime: 0,
  meta: { changedBy: ['notification'] },
});
