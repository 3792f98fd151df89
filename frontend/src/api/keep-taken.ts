import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Shows what the server has taken in all that is known under a key: what was asked for before may be answered after that, and what is asked for next not at all. */
export async function keepTaken<Known>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (known: Known) => Known,
): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueriesData<Known>({ queryKey }, (known) => known && change(known));
}
