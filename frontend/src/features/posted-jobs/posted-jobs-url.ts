import type { PostedJobsSort } from '@waypost/contracts/calls/jobs/posted-jobs';
import { jobStatuses, limits, type JobStatus } from '@waypost/contracts/constants';
import { isId, oneOf, pageIn } from '../../format/url-values.ts';

const sorts = ['newest', 'oldest', 'title', 'review'] as const satisfies readonly PostedJobsSort[];

export type ViewMode = 'list' | 'grid';
export type Named = { id: string; name: string };

/** What the page shows, as it stands in its address. */
export type PostedJobsState = {
  search: string;
  status: JobStatus | undefined;
  company: Named | undefined;
  cities: readonly Named[];
  sort: PostedJobsSort;
  page: number;
  viewMode: ViewMode;
};

/** The page as it opens; also what taking all filters away leaves. */
export const noFilters = { search: '', status: undefined, company: undefined, cities: [] } as const;

export const isFiltered = ({ search, status, company, cities }: PostedJobsState) =>
  search !== '' || status !== undefined || company !== undefined || cities.length > 0;

/** A name may hold the separator itself, so each is encoded on its own. */
const encodeNames = (cities: readonly Named[]) => cities.map(({ name }) => encodeURIComponent(name)).join('|');

function decodeName(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readCompany(search: URLSearchParams): Named | undefined {
  const id = search.get('companyId');
  return isId(id) ? { id, name: search.get('companyName')?.trim() || 'Chosen company' } : undefined;
}

/** @param navigationFilter what a link into the page asked for: 'active' means the open ones. */
export function readState(search: URLSearchParams, navigationFilter?: unknown): PostedJobsState {
  const ids = (search.get('cityId') ?? '').split(',').filter(isId);
  const names = (search.get('cityName') ?? '').split('|');
  const isActive = navigationFilter === 'active' || search.get('filter') === 'active';
  return {
    search: (search.get('search') ?? '').trim().slice(0, limits.keyword).trim(),
    status: isActive ? 'Open' : oneOf(jobStatuses, search.get('status')),
    company: readCompany(search),
    cities: ids.map((id, index) => ({ id, name: decodeName(names[index]) || 'Chosen city' })),
    sort: oneOf(sorts, search.get('sort')) ?? 'newest',
    page: pageIn(search),
    viewMode: search.get('viewMode') === 'list' ? 'list' : 'grid',
  };
}

/** Only what differs from the page as it opens. */
export function writeState(state: PostedJobsState): URLSearchParams {
  const { search: words, status, company, cities, sort, page, viewMode } = state;
  const search = new URLSearchParams();
  if (words !== '') search.set('search', words);
  if (status !== undefined) search.set('status', status);
  if (company !== undefined) {
    search.set('companyId', company.id);
    search.set('companyName', company.name);
  }
  if (cities.length > 0) {
    search.set('cityId', cities.map(({ id }) => id).join(','));
    search.set('cityName', encodeNames(cities));
  }
  if (sort !== 'newest') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  if (viewMode !== 'grid') search.set('viewMode', viewMode);
  return search;
}
