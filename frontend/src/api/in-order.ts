import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Options of the mutations that change one thing: they are sent in the order in which they were made, however slow the network is, and
 * what they make out of date is asked for again after the last of them: an answer in between would show it as it was before that.
 */
export const inOrder = (queries: QueryClient, mutationKey: QueryKey, outOfDate: QueryKey) => ({
  mutationKey,
  scope: { id: hashKey(mutationKey) },
  onSettled: () =>
    queries.isMutating({ mutationKey }) > 1 ? undefined : queries.invalidateQueries({ queryKey: outOfDate }),
});
