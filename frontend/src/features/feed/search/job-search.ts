import type { FacetName, JobSearchQuery, JobSearchResult } from '@waypost/contracts/calls/jobs';
import { countFilters, filters, noFilters, writtenFilters, type Filtered } from '../filters/filters.ts';
import { asksForPay, currencyOf } from '../filters/pay.ts';
import type { SearchQuery } from '../filters/search-filter.ts';

export type SearchSort = NonNullable<JobSearchQuery['sort']>;

/** What is looked for, as the page holds it. Empty and undefined ask for nothing. */
export type JobSearch = Filtered & {
  keyword: string;
  /** Also posts that only mention the keyword, not just those about it. */
  inText: boolean;
  /** Whether mistyped words are looked for as they are. */
  isAsTyped: boolean;
  /** Undefined is the service's own choice: relevance with a keyword, else the newest first. */
  sort: SearchSort | undefined;
  page: number;
};

export const emptySearch: JobSearch = {
  ...noFilters,
  keyword: '',
  inText: false,
  isAsTyped: false,
  sort: undefined,
  page: 1,
};

/** False for the page as it opens, which shows the newest posts and has searched for nothing. */
export const isSearch = (search: JobSearch) => search.keyword !== '' || countFilters(search) > 0;

/** Another search begins at its first page, and other words with the posts about them, mended again. */
export const changed = (search: JobSearch, change: Partial<JobSearch>): JobSearch => {
  const asksForOther = change.keyword !== undefined && change.keyword !== search.keyword;
  const next = { ...search, page: 1, ...(asksForOther && { inText: false, isAsTyped: false }), ...change };
  return asksForPay(next) ? next : { ...next, keepsUnknownPay: false };
};

/** The same words without any filter. */
export const withoutFilters = ({ keyword, inText, isAsTyped, sort, currency }: JobSearch): JobSearch => ({
  ...emptySearch,
  keyword,
  inText,
  isAsTyped,
  sort,
  currency,
});

type Loosening = Pick<NonNullable<JobSearchResult['loosenings']>[number], 'without' | 'keyword'>;

/** Drops what the service says would leave posts: the name of a facet, all `filters`, the `keyword`, or some of its words. */
export function loosened(search: JobSearch, { without, keyword = '' }: Loosening): JobSearch {
  if (without === 'keyword' || without === 'words') return changed(search, { keyword });
  if (without === 'filters') return withoutFilters(search);
  const filter = isFacetName(without) ? filters[without] : undefined;
  return changed(search, filter?.cleared ?? {});
}

const isFacetName = (name: string): name is FacetName => Object.hasOwn(filters, name);

/** The keyword, what it is searched in and how, as addresses and the call say it. */
export const writtenWords = ({ keyword, inText, isAsTyped }: JobSearch) =>
  keyword === ''
    ? {}
    : {
        keyword,
        in: inText ? ('text' as const) : undefined,
        as_typed: isAsTyped ? ('true' as const) : undefined,
      };

/** The call's query. Without a search it asks for the newest open posts, or those of them that fit best. `dashboardId` says whose saved posts are meant. */
export function toQuery(search: JobSearch, dashboardId: string | undefined): SearchQuery {
  const always = { dsh_id: dashboardId, ctc_currency: currencyOf(search), page: String(search.page) };
  const isByMatch = search.sort === 'match';
  if (!isSearch(search)) return { ...always, status: 'Open', sort: isByMatch ? 'match' : 'newest' };
  return { ...writtenFilters(search), ...always, ...writtenWords(search), sort: search.sort };
}
