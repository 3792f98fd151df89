import { limits, pageSizes } from '@waypost/contracts/constants';
import { searchKeyword } from '@waypost/contracts/search-keyword';
import { oneOf, pageIn } from '../../../format/url-values.ts';
import { filtersFromUrl, writtenFilters } from '../filters/filters.ts';
import { writtenWords, type JobSearch, type SearchSort } from './job-search.ts';

const searchSorts: readonly SearchSort[] = ['relevance', 'newest', 'pay', 'match'];
export const lastPage = Math.floor(limits.searchWindow / pageSizes.search);

/** Reads a search from a page's URL. What means nothing is left out, so that an old or mistyped link still opens. */
export function searchFromUrl(params: URLSearchParams): JobSearch {
  const keyword = searchKeyword((params.get('keyword') ?? '').trim().slice(0, limits.keyword));
  return {
    keyword,
    inText: keyword !== '' && params.get('in') === 'text',
    isAsTyped: keyword !== '' && params.get('as_typed') === 'true',
    ...filtersFromUrl(params),
    sort: oneOf(searchSorts, params.get('sort')),
    page: pageIn(params, lastPage),
  };
}

/** The page's URL query; nothing for what is not asked for. */
export function searchToUrl(search: JobSearch): URLSearchParams {
  const values: Record<string, string | undefined> = {
    ...writtenWords(search),
    ...writtenFilters(search),
    sort: search.sort,
    page: search.page > 1 ? String(search.page) : undefined,
  };
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
