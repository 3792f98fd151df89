import type { QueryClient } from '@tanstack/react-query';

/** For mutations that change nothing which the page shows as done: nobody who leaves is asked about these. */
export const mayBeLost = { meta: { mayBeLost: true } };

const hasUnanswered = (queries: QueryClient) =>
  queries.isMutating({ predicate: ({ meta }) => meta?.['mayBeLost'] !== true }) > 0;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Has the browser ask whoever leaves while changes are under way, or wait for the ones before. It listens only for as long as there are
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
