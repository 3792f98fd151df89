import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what the server has taken in all that is known under a key, as what is asked for next may not be answered at all. What was asked
 * for before is asked for anew, as its answer may be older than that.
 */
export function keepTaken<Known>(queries: QueryClient, queryKey: QueryKey, change: (known: Known) => Known): void {
  queries.setQueriesData<Known>({ queryKey }, (known) => known && change(known));
  void queries.refetchQueries({ queryKey, fetchStatus: 'fetching' });
}
