import type { MutationFilters, QueryClient } from '@tanstack/react-query';

/** For mutations that change nothing which the page shows as done: nobody who leaves is asked about these. */
export const mayBeLost = { meta: { mayBeLost: true } };

/** Changes that are under way, or wait for the ones before, and would be lost with the page. */
export const unanswered: MutationFilters = { predicate: ({ meta }) => meta?.['mayBeLost'] !== true };

const hasUnanswered = (queries: QueryClient) => queries.isMutating(unanswered) > 0;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Has the browser ask whoever leaves while there are any of them. It listens only for as long as there are
 * some: a page that always does is not kept for the way back.
 */
export function askBeforeLosing(queries: QueryClient): () => void {
  const look = () =>
    hasUnanswered(queries) ? addEventListener('beforeunload', ask) : removeEventListener('beforeunload', ask);
  look();
  const stop = queries.getMutationCache().subscribe(look);
  return () => {
    stop();
    removeEventListener('beforeunload', ask);
  };
}
