import { type Mutation, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { useRef } from 'react';
import { isRefusal } from '../../api/api-error.ts';
import { call, type Input, type Output } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { inOrder } from '../../api/in-order.ts';
import { keepTaken } from '../../api/keep-taken.ts';
import { useUnderWay, without } from '../../api/use-under-way.ts';
import { quoted } from '../../format/quoted.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { savedSearchesQuery, savedSearchKeys } from './queries.ts';

export type WrittenSearch = Pick<SavedSearch, 'name' | 'query' | 'alert' | 'alert_before_pause'>;
type List = Output<'listSavedSearches'>;
/** @param key of the one Undo, however often it is tried. */
type Restored = { search: SavedSearch; key: string };
type Change = { search: SavedSearch; change: Partial<WrittenSearch> };

const list = { queryKey: savedSearchKeys.own };
const editKey = [...savedSearchKeys.own, 'edit'] as const;
const deleteKey = [...savedSearchKeys.own, 'delete'] as const;

const withChange = (searches: List['saved_searches'], { search: { _id }, change }: Change) =>
  searches.map((search) => (search._id === _id ? { ...search, ...change } : search));

/** What the server has, with every change that is still on its way to it. */
export function useSavedSearches() {
  const answer = useQuery(savedSearchesQuery);
  const changes = useUnderWay<Change>(editKey);
  const deleted = useUnderWay<SavedSearch>(deleteKey);
  const data = answer.data && {
    saved_searches: without(changes.reduce(withChange, answer.data.saved_searches), deleted),
  };
  return { ...answer, data };
}

const keep = (queries: QueryClient, change: (searches: List['saved_searches']) => List['saved_searches']) =>
  keepTaken<List>(queries, savedSearchKeys.own, ({ saved_searches }) => ({ saved_searches: change(saved_searches) }));

type Attempt = { current: string | undefined };

/** @returns what an earlier try of this attempt may have saved, with other words. */
async function saveIn(attempt: Attempt, body: Input<'saveSearch'>['body']): Promise<SavedSearch | undefined> {
  const isFirst = attempt.current === undefined;
  const idempotencyKey = (attempt.current ??= crypto.randomUUID());
  try {
    const { saved_search } = await call('saveSearch', { body }, { idempotencyKey });
    return isFirst ? undefined : saved_search;
  } catch (error) {
    if (!isRefusal(error, 'conflict')) throw error;
    const before = error.body['saved_search'] as SavedSearch | undefined;
    if (before) return before;
    attempt.current = undefined;
    if (isFirst) throw error;
    // It was deleted since, and is saved anew.
    return saveIn(attempt, body);
  }
}

/**
 * Saves a search; whoever calls says how that went. However often it is tried, and with whatever name, it is one: where the first
 * had arrived and only its answer was lost, that one is changed.
 */
export function useSaveSearch() {
  const queries = useQueryClient();
  const attempt = useRef<string>(undefined);
  return useMutation({
    async mutationFn(body: Input<'editSavedSearch'>['body']) {
      const before = await saveIn(attempt, body);
      if (before === undefined || (before.name === body.name && before.alert === body.alert)) return;
      const { _id: id, version } = before;
      await call('editSavedSearch', { params: { id }, body: { ...body, version } });
    },
    onSettled: () => queries.invalidateQueries(list),
  });
}

/** Pauses it, or goes on as before its pause. */
export function pausing({ alert, alert_before_pause = 'live' }: SavedSearch): Partial<WrittenSearch> {
  return alert === 'none' ? { alert: alert_before_pause } : { alert: 'none', alert_before_pause: alert };
}

/** Changes one, after whatever was done before. */
export function useEditSavedSearch() {
  const queries = useQueryClient();
  const listed = (search: SavedSearch) =>
    queries.getQueryData<List>(savedSearchKeys.own)?.saved_searches.find(({ _id }) => _id === search._id);
  return useMutation({
    ...inOrder(queries, savedSearchKeys.own, savedSearchKeys.own),
    mutationKey: editKey,
    mutationFn: ({ search, change }: Change) => {
      // As what was done before has left it.
      const { _id: id, name, query, alert, version } = listed(search) ?? search;
      return call('editSavedSearch', { params: { id }, body: { name, query, alert, version, ...change } });
    },
    onSuccess: ({ saved_search: change }) =>
      keep(queries, (searches) => withChange(searches, { search: change, change })),
    onError: (error, { search }) => {
      const isOfIt = ({ state }: Mutation) => (state.variables as SavedSearch)._id === search._id;
      // Whoever deletes it right after need not hear of it.
      if (queries.isMutating({ mutationKey: deleteKey, predicate: isOfIt }) > 0) return;
      const gone = 'This saved search no longer exists';
      const changed = 'It was changed in another window. This is the current version.';
      toast.error(
        failureText(error, { 'not-found': gone, 'version-conflict': changed }, 'Failed to change the saved search'),
      );
    },
  });
}

/** Deletes one at once; the toast saves it again, which looks at jobs from then on. */
export function useDeleteSavedSearch() {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ search: { name, query, alert, alert_before_pause }, key }: Restored) => {
      const body = { name, query, alert, ...(alert_before_pause && { alert_before_pause }) };
      return call('saveSearch', { body }, { idempotencyKey: key });
    },
    onSuccess: () => void toast.success('The search is saved again'),
    onError: (error, restored) => {
      const action = { label: 'Retry', onAction: () => restore.mutate(restored) };
      toast.error(failureText(error, {}, 'Failed to save the search again'), { action });
    },
    onSettled: () => queries.invalidateQueries(list),
  });
  return useMutation({
    ...inOrder(queries, savedSearchKeys.own, savedSearchKeys.own),
    mutationKey: deleteKey,
    mutationFn: ({ _id: id }: SavedSearch) => call('deleteSavedSearch', { params: { id } }),
    onSuccess: (_, search) => {
      keep(queries, (searches) => without(searches, [search]));
      const restored = { search, key: crypto.randomUUID() };
      const action = { label: 'Undo', onAction: () => restore.mutate(restored) };
      toast.success(`${quoted(search.name)} was deleted`, { action });
    },
    onError: (error) => void toast.error(failureText(error, {}, 'Failed to delete the saved search')),
  });
}
