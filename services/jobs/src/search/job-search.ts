import type { FacetName, FacetValue, JobSearchQuery, SearchTier } from '@waypost/contracts/calls/jobs';
import type { Highlights } from '@waypost/contracts/entities/highlights';
import type { JobPost } from '@waypost/contracts/entities/job-post';

/** A post as the index gets it; without a post it was removed, and only its version is kept. */
export type VersionedPost = { id: string; version: number; post: JobPost | undefined };

/** What decides which posts are found, in which order; `page` and `limit` cut a page out of that. */
export type JobSearchRequest = Pick<JobSearchQuery, 'page' | 'limit' | 'ctc_currency'> &
  Partial<Omit<JobSearchQuery, 'page' | 'limit' | 'ctc_currency' | 'dsh_id' | 'sort'>> & {
    sort?: JobSearchSort | undefined;
    /** Ids of posts that stand before all others, in this order; those that are not found are left out. */
    first?: readonly string[];
    /** Orders by how near the titles are to this, then by newest, whatever `sort` says. */
    near?: readonly number[] | undefined;
    /** Leaves out why each post was found, and what is alike, which takes time. */
    isBrief?: boolean;
  };
/** The orders of an engine; the order of the match is made of `first`. */
export const jobSearchSorts = ['relevance', 'newest', 'pay'] as const;
type JobSearchSort = (typeof jobSearchSorts)[number];

/** What is alike, and words to look for instead, stand with the first page alone. */
export const asksForOthers = ({ keyword, page, isBrief }: JobSearchRequest): boolean =>
  Boolean(keyword) && page === 1 && !isBrief;

export type FoundPost = JobPost & { highlights?: Highlights };

/** What may be dropped; `filters` are all of them, the keyword kept. */
export type Droppable = FacetName | 'keyword' | 'filters';
/** A selection to drop, or words of the keyword, of which `keyword` is left; and the posts that a search would find then. */
export type Loosening = { label: string; count: number } & (
  | { without: Droppable }
  | { without: 'words'; keyword: string }
);

export type JobSearchPage = {
  jobs: FoundPost[];
  total: number;
  /** Where a keyword was asked for: which posts were looked at. */
  tier?: SearchTier;
  /** How many posts mention the keyword without being about it; of those that the filters take. */
  mentions?: number;
  facets: Record<FacetName, FacetValue[]>;
  /** Where the request said that counts may come later and the engine is not done with them: the facets have no values. */
  counts?: 'pending';
  suggestion?: string;
  /** Posts beside those found, whose titles are alike: nearest first, then newest, then by id; the first of them, and how many there are. */
  alike?: { jobs: JobPost[]; total: number };
  loosenings?: Loosening[];
};

export type Page = Pick<JobSearchQuery, 'page' | 'limit'>;

export type UsedFacet = 'city' | 'company' | 'skills';

export type SuggestedPost = Pick<JobPost, '_id' | 'title' | 'status'> & { company: string };

/** What is asked of the posts that can be found. @throws unavailable where the engine cannot be reached. */
export type JobFinder = {
  /** @param now what "posted within" and recency are measured from. */
  search(request: JobSearchRequest, now: Date): Promise<JobSearchPage>;
  /** A page of the posts whose title or company has words that begin like these, open and newest first. */
  suggest(text: string, page: Page): Promise<SuggestedPost[]>;
  /** The values of a facet over all posts, most used first; cities over the open ones. */
  uses(facet: UsedFacet): Promise<FacetValue[]>;
  /** Posts that can be found. */
  count(): Promise<number>;
};

/**
 * A search index for job posts. Every implementation passes the same suite: for the same posts the same sets, counts
 * and explicit orders; only the order by relevance is the engine's own.
 */
export type JobSearch = JobFinder & {
  /** Names this index among all that there were: one that is made anew has another one. */
  id: string;
  /** Versions come from outside: one that is not newer than what the index has, removed posts included, changes nothing. */
  index(posts: readonly VersionedPost[]): Promise<void>;
  /** Forgets everything, versions of removed posts included. */
  clear(): Promise<void>;
  close(): Promise<void>;
};
