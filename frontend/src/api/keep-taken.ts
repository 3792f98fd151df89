import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

/** What is on its way may have been answered before a change, and is asked for again, also where nothing is known yet. */
export function askAnew(queries: QueryClient, filters: QueryFilters & { predicate?: (query: Query) => boolean }): void {
  for (const query of queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    void query.cancel({ silent: true });
    query.fetch().catch(() => undefined);
  }
}

/**
 * Shows what the server has taken in all that is known under a key, as what is asked for next may not be answered at all. What was asked
 * for before is asked for anew, as its answer may be older than that.
 */
export function keepTaken<Known>(queries: QueryClient, queryKey: QueryKey, change: (known: Known) => Known): void {
  queries.setQueriesData<Known>({ queryKey }, (known) => known && change(known));
  askAnew(queries, { queryKey });
}
