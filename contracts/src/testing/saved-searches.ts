import { savedSearch } from '../entities/saved-search.ts';
import { savedSearchFound } from '../events/saved-search-events.ts';
import { at, factory, nextId } from './factory.ts';

/** For gardeners, told of live, that has found nothing new yet. */
export const aSavedSearch = factory(savedSearch)(() => ({
  _id: nextId(),
  version: 1,
  name: 'Gardener',
  query: { keyword: 'gardener' },
  alert: 'live',
  created_at: at,
  last_alert_at: null,
}));

/** A post that a search told of live has found. */
export const aSavedSearchFound = factory(savedSearchFound.data)(() => ({
  found_id: nextId(),
  saved_search_id: nextId(),
  job_post_id: nextId(),
  user_id: nextId(),
  alert: 'live',
}));
