import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { textFor } from '../../api/api-error.ts';
import { call, type Input, type Output } from '../../api/call.ts';
import { inOrder } from '../../api/in-order.ts';
import { useAttemptKey } from '../../forms/use-attempt-key.ts';
import { toast } from '../../ui/toast.ts';
import { savedSearchKeys } from './queries.ts';

export type WrittenSearch = Pick<SavedSearch, 'name' | 'query' | 'alert'>;
type List = Output<'listSavedSearches'>;

const undoTime = 10_000;
const list = { queryKey: savedSearchKeys.own };

/** Saves a search; whoever calls says how that went. */
export function useSaveSearch() {
  const queries = useQueryClient();
  const keyOf = useAttemptKey();
  return useMutation({
    mutationFn: (body: Input<'saveSearch'>['body']) => call('saveSearch', { body }, { idempotencyKey: keyOf(body) }),
    onSettled: () => queries.invalidateQueries(list),
  });
}

/** Changes one; the list shows it at once, and takes it back where it fails. */
export function useEditSavedSearch() {
  const queries = useQueryClient();
  const listed = (search: SavedSearch) =>
    queries.getQueryData<List>(savedSearchKeys.own)?.saved_searches.find(({ _id }) => _id === search._id);
  const show = (changed: SavedSearch) =>
    queries.setQueryData<List>(savedSearchKeys.own, (found) =>
      found === undefined
        ? undefined
        : { saved_searches: found.saved_searches.map((one) => (one._id === changed._id ? changed : one)) },
    );
  return useMutation({
    ...inOrder(queries, savedSearchKeys.own, savedSearchKeys.own),
    mutationFn: ({ search, change }: { search: SavedSearch; change: Partial<WrittenSearch> }) => {
      // As what was done before has left it.
      const { _id: id, name, query, alert, version } = listed(search) ?? search;
      return call('editSavedSearch', { params: { id }, body: { name, query, alert, version, ...change } });
    },
    onMutate: async ({ search, change }) => {
      // An answer that is under way would show it once more as it was.
      await queries.cancelQueries(list);
      show({ ...search, ...change });
    },
    onSuccess: ({ saved_search }) => show(saved_search),
    onError: (error, { search }) => {
      // Whoever deletes it right after need not hear of it.
      if (listed(search) === undefined) return;
      show(search);
      const gone = 'This saved search no longer exists';
      const changed = 'It was changed in another window. This is the current version.';
      toast.error(
        textFor(error, { 'not-found': gone, 'version-conflict': changed }, 'Failed to change the saved search'),
      );
    },
  });
}

/** Deletes one at once; the toast saves it again, which looks at jobs from then on. */
export function useDeleteSavedSearch() {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ name, query, alert }: SavedSearch) => call('saveSearch', { body: { name, query, alert } }),
    onSuccess: () => void toast.success('The search is saved again'),
    onError: (error, search) => {
      const action = { label: 'Retry', onAction: () => restore.mutate(search) };
      toast.error(textFor(error, {}, 'Failed to save the search again'), { action });
    },
    onSettled: () => queries.invalidateQueries(list),
  });
  return useMutation({
    ...inOrder(queries, savedSearchKeys.own, savedSearchKeys.own),
    mutationFn: ({ _id: id }: SavedSearch) => call('deleteSavedSearch', { params: { id } }),
    onMutate: async ({ _id }) => {
      await queries.cancelQueries(list);
      queries.setQueryData<List>(savedSearchKeys.own, (found) =>
        found === undefined ? undefined : { saved_searches: found.saved_searches.filter((one) => one._id !== _id) },
      );
    },
    onSuccess: (_, search) => {
      const action = { label: 'Undo', onAction: () => restore.mutate(search) };
      toast.success(`“${search.name}” was deleted`, { action, timeout: undoTime });
    },
    onError: (error) => void toast.error(textFor(error, {}, 'Failed to delete the saved search')),
  });
}
