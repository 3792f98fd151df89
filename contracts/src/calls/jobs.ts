import { z } from 'zod';
import { defaults, jobStatuses, jobTypes, limits, pageSizes, searchRadii, workModes } from '../constants.ts';
import type { Contract } from '../contract.ts';
import {
  currency,
  jobCategory,
  jobPost,
  jobPostContent,
  jobPostDetails,
  jobPostListing,
} from '../entities/job-post.ts';
import { lookups, type LookupKind } from '../entities/lookup.ts';
import { matchingState } from '../entities/score.ts';
import { commaList, id, idempotency, idParams, page, pageLimit, text, wholeNumber } from '../fields.ts';
import { ownDashboardId, ownUserId } from '../ownership.ts';
import { routes } from '../routes.ts';
import { searchKeyword } from '../search-keyword.ts';

const user = { service: 'jobs', access: 'user' } as const;
const open = { service: 'jobs', access: 'public' } as const;
const internal = { service: 'jobs', access: 'service' } as const;

export const searchSorts = ['relevance', 'newest', 'pay', 'match'] as const;
/**
 * What a keyword is searched in. A post is about it that has every word, or a synonym, in its title, skills, company or
 * places; it mentions it that has them anywhere in its text.
 */
export const searchTiers = ['about', 'text'] as const;
export type SearchTier = (typeof searchTiers)[number];
export const postedWithin = ['1', '3', '7', '14', '30'] as const;

/**
 * The whole state of a search, as it stands in a URL. Several values of one filter mean "or". `cities` and `company_name` are
 * other names of `cityId` and `companyName`, which count where both are there.
 */
export const jobSearchQuery = z
  .object({
    /** One without a word asks for nothing. */
    keyword: text(limits.keyword).overwrite(searchKeyword).optional(),
    cityId: commaList(id).optional(),
    cities: commaList(id).optional(),
    /** Widens the chosen cities to all that lie so many kilometres around; nothing where no city is chosen. */
    within_km: z.enum(searchRadii).optional(),
    /** Codes of ISO 3166 with two letters. */
    country: commaList(z.string().regex(/^[A-Z]{2}$/, 'Expected a country code of two letters')).optional(),
    companyId: id.optional(),
    companyName: text(limits.name).optional(),
    company_name: text(limits.name).optional(),
    job_type: commaList(z.enum(jobTypes)).optional(),
    work_mode: commaList(z.enum(workModes)).optional(),
    skills: commaList(text(limits.skillName.max)).optional(),
    category: jobCategory.optional(),
    status: z.enum(jobStatuses).optional(),
    /** Years the seeker has: posts whose range holds it. */
    experience: wholeNumber(0, limits.experienceYears).optional(),
    /** A year, in `ctc_currency`, compared with the highest pay of the post. */
    min_ctc: wholeNumber(0, limits.pay).optional(),
    max_ctc: wholeNumber(0, limits.pay).optional(),
    ctc_currency: currency.default(defaults.currency),
    /** Keeps posts without pay while filtering by pay. */
    with_unknown_pay: z.enum(['true', 'false']).optional(),
    /** In days. */
    posted_within: z.enum(postedWithin).optional(),
    created_by: id.optional(),
    /** The viewer's dashboard; filters nothing. */
    dsh_id: ownDashboardId.optional(),
    sort: z.enum(searchSorts).optional(),
    /** Looks for the keyword as it is, mistyped or not. */
    as_typed: z.enum(['true', 'false']).optional(),
    /** Asks for the posts that mention the keyword, too, and not only for those about it. */
    in: z.literal('text').optional(),
    /** `later`: answer the page without counts rather than wait for them. */
    counts: z.literal('later').optional(),
    page,
    limit: pageLimit(pageSizes.search),
  })
  .refine((query) => query.page * query.limit <= limits.searchWindow, {
    path: ['page'],
    error: `Only the first ${limits.searchWindow} results can be paged`,
  })
  .refine(({ cityId, cities, within_km }) => !within_km || (cityId ?? cities ?? []).length <= limits.radiusCities, {
    path: ['within_km'],
    error: `A distance can be searched around at most ${limits.radiusCities} cities`,
  })
  .transform(({ cities, company_name, ...query }) => ({
    ...query,
    ...(cities && { cityId: query.cityId ?? cities }),
    ...(company_name && { companyName: query.companyName || company_name }),
  }));
export type JobSearchQuery = z.infer<typeof jobSearchQuery>;

export const facetNames = [
  'city',
  'country',
  'company',
  'job_type',
  'work_mode',
  'skills',
  'category',
  'status',
  'experience',
  'pay',
  'posted_within',
] as const;
export type FacetName = (typeof facetNames)[number];

/** A value of a facet with the number of posts it would leave, the facet's own selection ignored. */
export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type FacetValue = z.infer<typeof facetValue>;

export const jobSearchResult = z.object({
  jobs: z.array(jobPostListing),
  total: z.int(),
  page: z.int(),
  /**
   * Where a keyword was asked for: which posts are listed, counted and sorted. Those about it, unless there are none or
   * `in=text` asks for all that mention it.
   */
  tier: z.enum(searchTiers).optional(),
  /** How many posts mention the keyword without being about it: listed in the tier `text`, not listed in `about`. */
  mentions: z.int().optional(),
  facets: z.record(z.enum(facetNames), z.array(facetValue)),
  /** With `counts=later`: the facets are still being counted, and have no values. The same search without it has them. */
  counts: z.literal('pending').optional(),
  matching: matchingState.optional(),
  /** What was searched for instead of the keyword, some of whose words no post has: the keyword, mended. */
  suggestion: z.string().optional(),
  /**
   * With the first page, where fewer than ten posts are about a keyword that reads like a title or a duty: others whose titles
   * are alike, nearest first. They are in no other count or facet; `total` counts all of them, `jobs` has the first fifteen.
   */
  alike: z.object({ jobs: z.array(jobPostListing), total: z.int() }).optional(),
  /**
   * Where nothing matches: which one filter to drop (`without`: the name of a facet, `keyword`, or all `filters`), and how many
   * posts that would leave. With the first page, and before those, what `keyword` of fewer words finds by the same filters,
   * without `in` (`words`): of the longest that find something the three with the fewest posts.
   */
  loosenings: z
    .array(z.object({ without: z.string(), keyword: z.string().optional(), label: z.string(), count: z.int() }))
    .optional(),
});
export type JobSearchResult = z.infer<typeof jobSearchResult>;

export const searchJobPosts = {
  ...routes.searchJobPosts,
  config: { ...open, allowance: 'searches' },
  schema: {
    summary: 'Search job posts by keyword and facets',
    querystring: jobSearchQuery,
    response: { 200: jobSearchResult },
  },
} as const satisfies Contract;

export const getJobPost = {
  ...routes.getJobPost,
  config: open,
  schema: {
    summary: 'A job post',
    params: idParams,
    querystring: z.object({
      user_id: ownUserId.optional(),
      /** The viewer's dashboard, whose saved posts `is_saved` speaks of; any of the viewer's where absent. */
      dsh_id: ownDashboardId.optional(),
    }),
    response: { 200: jobPostDetails },
  },
} as const satisfies Contract;

/** @throws forbidden on a dashboard but one's own to publish on; conflict, with `details.job_post`, where the key published other content. */
export const publishJobPost = {
  ...routes.publishJobPost,
  config: { ...user, allowance: 'posts' },
  schema: {
    summary: 'Publish a job post',
    headers: idempotency,
    body: jobPostContent.safeExtend({
      dsh_id: ownDashboardId,
      create_by: ownUserId.optional(),
      status: z.literal('Open').optional(),
    }),
    response: { 200: z.object({ job_post: jobPost }) },
  },
} as const satisfies Contract;

/** @throws version-conflict where `version` is not the current one, conflict once the post is closed; both with `details.job_post`. */
export const editJobPost = {
  ...routes.editJobPost,
  config: { ...user, allowance: 'postChanges' },
  schema: {
    summary: 'Edit an open job post of your own',
    params: idParams,
    body: jobPostContent.safeExtend({ version: z.int().optional(), status: z.literal('Open').optional() }),
    response: { 200: z.object({ job_post: jobPost }) },
  },
} as const satisfies Contract;

/** @throws conflict 'Cannot reopen a closed job'. */
export const changeJobStatus = {
  ...routes.changeJobStatus,
  config: { ...user, allowance: 'postChanges' },
  schema: {
    summary: 'Close a job post of your own',
    params: idParams,
    body: z.object({ updated_status: z.enum(jobStatuses), user_id: ownUserId.optional() }),
    response: { 200: z.object({ job_post: jobPost }) },
  },
} as const satisfies Contract;

const lookupKinds = Object.keys(lookups) as [LookupKind, ...LookupKind[]];

/** Answers a bare array of the kind's results, best first. */
export const lookUp = {
  ...routes.lookUp,
  config: { ...open, allowance: 'lookups' },
  schema: {
    summary: 'Type-ahead over cities, companies, skills and other lists; `ids` looks names up',
    params: z.object({ entity: z.enum(lookupKinds) }),
    querystring: z
      .object({
        entity_text: text(limits.keyword).optional(),
        ids: commaList(id).optional(),
        page,
        limit: pageLimit(pageSizes.lookup),
      })
      .refine((query) => query.page * query.limit <= limits.lookupWindow, {
        path: ['page'],
        error: `Only the first ${limits.lookupWindow} results can be paged`,
      }),
    response: { 200: z.array(z.union(Object.values(lookups))) },
  },
} as const satisfies Contract;

/** So many posts, each as long as allowed, fit into an answer of `readJobPosts` that a client reads. */
export const longPostsAtOnce = 50;

/** Posts as they are now, read from the documents, not from the index; unknown ids are left out. */
export const readJobPosts = {
  method: 'POST',
  url: '/internal/job-posts/read',
  config: internal,
  schema: {
    summary: 'Job posts by ids',
    body: z.object({ ids: z.array(id).max(200) }),
    response: {
      200: z.object({
        job_posts: z.array(jobPost.extend({ dsh_id: id, owner_type: z.enum(['Recruiter', 'Referrer']) })),
      }),
    },
  },
} as const satisfies Contract;
