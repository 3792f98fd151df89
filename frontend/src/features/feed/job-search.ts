import type { JobSearchQuery } from '@waypost/contracts/calls/jobs';
import {
  type Currency,
  defaults,
  type JobCategory,
  type JobStatus,
  type JobType,
  type WorkMode,
} from '@waypost/contracts/constants';
import type { Input } from '../../api/call.ts';

export type PostedWithin = NonNullable<JobSearchQuery['posted_within']>;
export type SearchSort = NonNullable<JobSearchQuery['sort']>;

/** What is looked for, as the page holds it. Empty and undefined ask for nothing. */
export type JobSearch = {
  keyword: string;
  cityIds: readonly string[];
  /** By id where it was chosen from a list; by name in links from elsewhere. */
  companyId: string | undefined;
  companyName: string | undefined;
  jobTypes: readonly JobType[];
  workModes: readonly WorkMode[];
  skills: readonly string[];
  category: JobCategory | undefined;
  status: JobStatus | undefined;
  /** Years. */
  experience: number | undefined;
  /** A year, in `currency`. */
  leastPay: number | undefined;
  mostPay: number | undefined;
  currency: Currency;
  /** Only where pay is asked for. */
  keepsUnknownPay: boolean;
  postedWithin: PostedWithin | undefined;
  /** Undefined is the service's own choice: relevance with a keyword, else the newest first. */
  sort: SearchSort | undefined;
  page: number;
};

export const emptySearch: JobSearch = {
  keyword: '',
  cityIds: [],
  companyId: undefined,
  companyName: undefined,
  jobTypes: [],
  workModes: [],
  skills: [],
  category: undefined,
  status: undefined,
  experience: undefined,
  leastPay: undefined,
  mostPay: undefined,
  currency: defaults.currency,
  keepsUnknownPay: false,
  postedWithin: undefined,
  sort: undefined,
  page: 1,
};

export const asksForPay = ({ leastPay, mostPay }: Pick<JobSearch, 'leastPay' | 'mostPay'>) =>
  leastPay !== undefined || mostPay !== undefined;

/** How many filters are set, each value of a list counted. */
export function countFilters(search: JobSearch): number {
  const lists = [search.cityIds, search.jobTypes, search.workModes, search.skills];
  const single = [
    search.companyId ?? search.companyName,
    search.category,
    search.status,
    search.experience,
    search.postedWithin,
    asksForPay(search) || undefined,
  ];
  return lists.reduce((sum, { length }) => sum + length, 0) + single.filter((value) => value !== undefined).length;
}

/** False for the page as it opens, which shows the newest posts and has searched for nothing. */
export const isSearch = (search: JobSearch) => search.keyword !== '' || countFilters(search) > 0;

/** Another search begins at its first page. */
export const changed = (search: JobSearch, change: Partial<JobSearch>): JobSearch => {
  const next = { ...search, page: 1, ...change };
  return asksForPay(next) ? next : { ...next, keepsUnknownPay: false };
};

/** The same words without any filter. */
export const withoutFilters = ({ keyword, sort, currency }: JobSearch): JobSearch => ({
  ...emptySearch,
  keyword,
  sort,
  currency,
});

/** Drops what the service says would leave posts: the name of a facet, `keyword`, or all `filters`. */
export function loosened(search: JobSearch, without: string): JobSearch {
  if (without === 'keyword') return changed(search, { keyword: '' });
  if (without === 'filters') return withoutFilters(search);
  const emptied: Record<string, Partial<JobSearch>> = {
    city: { cityIds: [] },
    company: { companyId: undefined, companyName: undefined },
    job_type: { jobTypes: [] },
    work_mode: { workModes: [] },
    skills: { skills: [] },
    category: { category: undefined },
    status: { status: undefined },
    experience: { experience: undefined },
    pay: { leastPay: undefined, mostPay: undefined },
    posted_within: { postedWithin: undefined },
  };
  return changed(search, emptied[without] ?? {});
}

type Query = Input<'searchJobPosts'>['querystring'];

const joined = (list: readonly string[]) => (list.length > 0 ? list.join(',') : undefined);
const written = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** The call's query. Without a search it asks for the newest open posts. `dashboardId` says whose saved posts are meant. */
export function toQuery(search: JobSearch, dashboardId: string | undefined): Query {
  const always = { dsh_id: dashboardId, ctc_currency: search.currency, page: String(search.page) };
  if (!isSearch(search)) return { ...always, status: 'Open', sort: 'newest' };
  return {
    ...always,
    keyword: search.keyword || undefined,
    cityId: joined(search.cityIds),
    companyId: search.companyId,
    companyName: search.companyId === undefined ? search.companyName : undefined,
    job_type: joined(search.jobTypes),
    work_mode: joined(search.workModes),
    skills: joined(search.skills),
    category: search.category,
    status: search.status,
    experience: written(search.experience),
    min_ctc: written(search.leastPay),
    max_ctc: written(search.mostPay),
    with_unknown_pay: search.keepsUnknownPay ? 'true' : undefined,
    posted_within: search.postedWithin,
    sort: search.sort,
  };
}
