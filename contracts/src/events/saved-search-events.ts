import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { id } from '../fields.ts';

/** That a saved search has found a post: once for each two. Names and titles stay with their owner. */
export const savedSearchFound = defineEvent({
  topic: 'saved-searches',
  type: 'saved-search.found',
  schemaVersion: 1,
  data: z.object({
    /** The id of this finding, derived from the search and the post, so that it is the same whenever it is told again. */
    found_id: id,
    saved_search_id: id,
    job_post_id: id,
    /** Whose search it is, and who is to be told. */
    user_id: id,
    alert: z.enum(['live', 'daily', 'weekly']),
  }),
});
export type SavedSearchFound = z.infer<typeof savedSearchFound.data>;
