import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { JobSearchRequest } from './job-search.ts';

/** What a saved search asks of a post by itself: wherever in the results, and in whatever order. */
export type SavedRequest = Omit<JobSearchRequest, 'page' | 'limit' | 'sort'>;

/** A saved search as the index gets it; without a request nobody waits for what it finds. */
export type VersionedSearch = { id: string; version: number; request: SavedRequest | undefined };

/**
 * The search the other way round: which saved searches find a post. One finds it that a search with the same request, its
 * words as they were typed, lists in the tier that it asks for: about the keyword, or with `in=text` all that mention it.
 */
export type SavedSearchIndex = {
  /** Names this index among all that there were: one that is made anew has another one, and knows no search. */
  id(): Promise<string>;
  /** They are asked from then on. A version that is not newer than what the index has changes nothing. */
  put(searches: readonly VersionedSearch[]): Promise<void>;
  /** @param now what "posted within" is measured from. */
  match(post: JobPost, now: Date): Promise<{ id: string; version: number }[]>;
};
