import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { tellOthers } from './other-windows.ts';

/**
 * Options of the mutations that change one thing: they are sent in the order in which they were made, however slow the network is, and
 * what they make out of date is asked for again after the last of them: an answer in between would show it as it was before that. Until
 * it is answered one that was taken stays under way; one that failed does not wait for it, as there may be no answer either.
 */
export const inOrder = (queries: QueryClient, mutationKey: QueryKey, outOfDate: QueryKey) => ({
  mutationKey,
  scope: { id: hashKey(mutationKey) },
  onSettled(_answer?: unknown, error?: unknown) {
    if (queries.isMutating({ mutationKey }) > 1) return undefined;
    tellOthers('out-of-date', outOfDate);
    const answered = queries.invalidateQueries({ queryKey: outOfDate });
    return error ? undefined : answered;
  },
});
