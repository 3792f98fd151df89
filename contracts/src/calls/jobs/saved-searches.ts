import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import {
  editedQuery,
  savedSearch,
  savedSearchAlerts,
  savedSearchName,
  tellingAlerts,
  writtenQuery,
} from '../../entities/saved-search.ts';
import { done, id, idempotency, idParams, instant, notBlank } from '../../fields.ts';
import { routes } from '../../routes.ts';

const user = { service: 'jobs', access: 'user' } as const;
const internal = { service: 'jobs', access: 'service' } as const;

const written = z.object({
  name: savedSearchName,
  query: writtenQuery,
  alert: z.enum(savedSearchAlerts),
  /** Only of one that is paused; without it, what it was before. */
  alert_before_pause: z.enum(tellingAlerts).optional(),
});

export const listSavedSearches = {
  ...routes.listSavedSearches,
  config: user,
  schema: {
    summary: "One's own saved searches, the newest first",
    response: { 200: z.object({ saved_searches: z.array(savedSearch) }) },
  },
} as const satisfies Contract;

/** Posts that are published from now on raise an alert, each once, when the search finds them, at first or by an edit. @throws conflict at the most that one may have; conflict, with `details.saved_search`, where the key has saved another one. */
export const saveSearch = {
  ...routes.saveSearch,
  config: user,
  schema: {
    summary: 'Save a search, to be told of new posts that it finds',
    headers: idempotency,
    body: written.extend({
      /** Who says that there is none is not told of anything. */
      alert: notBlank(z.enum(savedSearchAlerts))
        .nullable()
        .default('live')
        .transform((alert) => alert ?? 'none'),
    }),
    response: { 200: z.object({ saved_search: savedSearch }) },
  },
} as const satisfies Contract;

/** Another query, which has to ask for something, or the end of a pause looks at posts from then on. @throws version-conflict with `details.saved_search` where `version` is not the current one. */
export const editSavedSearch = {
  ...routes.editSavedSearch,
  config: user,
  schema: {
    summary: 'Change a saved search of your own',
    params: idParams,
    body: written.extend({ query: editedQuery, version: z.int().optional() }),
    response: { 200: z.object({ saved_search: savedSearch }) },
  },
} as const satisfies Contract;

export const deleteSavedSearch = {
  ...routes.deleteSavedSearch,
  config: user,
  schema: { summary: 'Delete a saved search of your own', params: idParams, response: { 200: done } },
} as const satisfies Contract;

/** For whoever tells of what they found: posts from `looks_from` on. Those of others and unknown ones are left out. Titles of posts: `readJobPosts`. */
export const readSavedSearches = {
  method: 'POST',
  url: '/internal/saved-searches/read',
  config: internal,
  schema: {
    summary: "Somebody's saved searches by ids",
    body: z.object({ user_id: id, ids: z.array(id).max(200) }),
    // An older release does not say from when on.
    response: { 200: z.object({ saved_searches: z.array(savedSearch.extend({ looks_from: instant.optional() })) }) },
  },
} as const satisfies Contract;

/** For who follows the link of an e-mail: what such a search finds is told live from then on. Safe to repeat; without a name where there is none. */
export const stopSavedSearchMails = {
  method: 'POST',
  url: '/internal/saved-searches/stop-mails',
  config: internal,
  schema: {
    summary: 'No more e-mails of a saved search',
    body: z.object({ user_id: id, id }),
    response: { 200: z.object({ name: z.string().nullable() }) },
  },
} as const satisfies Contract;
