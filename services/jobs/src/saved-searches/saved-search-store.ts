import { type AggregateStore, createAggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Documents } from '@waypost/runtime/ports/documents';
import type { KeptSearch } from './saved-search.ts';

export type SavedSearchStore = AggregateStore<KeptSearch>;

export const createSavedSearchStore = (documents: Documents): Promise<SavedSearchStore> =>
  createAggregateStore<KeptSearch>({
    noun: 'Saved search',
    documents,
    spec: { name: 'saved-searches', indexes: [{ key: { user_id: 1, created_at: -1 } }, { key: { waiting: 1 } }] },
    events: [],
  });
