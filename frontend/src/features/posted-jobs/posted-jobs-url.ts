import { jobStatuses, type JobStatus } from '@waypost/contracts/constants';
import { isId, oneOf, whole } from '../../format/url-values.ts';

const mostPages = 100_000;

export type ViewMode = 'list' | 'grid';
export type NamedCity = { id: string; name: string };

/** What the page shows, as it stands in its address. */
export type PostedJobsState = {
  status: JobStatus | undefined;
  cities: readonly NamedCity[];
  page: number;
  viewMode: ViewMode;
};

/** A name may hold the separator itself, so each is encoded on its own. */
const encodeNames = (cities: readonly NamedCity[]) => cities.map(({ name }) => encodeURIComponent(name)).join('|');

function decodeName(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param navigationFilter what a link into the page asked for: 'active' means the open ones. */
export function readState(search: URLSearchParams, navigationFilter?: unknown): PostedJobsState {
  const ids = (search.get('cityId') ?? '').split(',').filter(isId);
  const names = (search.get('cityName') ?? '').split('|');
  const isActive = navigationFilter === 'active' || search.get('filter') === 'active';
  return {
    status: isActive ? 'Open' : oneOf(jobStatuses, search.get('status')),
    cities: ids.map((id, index) => ({ id, name: decodeName(names[index]) || 'Chosen city' })),
    page: whole(search.get('page'), 1, mostPages) ?? 1,
    viewMode: search.get('viewMode') === 'list' ? 'list' : 'grid',
  };
}

/** Only what differs from the page as it opens. */
export function writeState({ status, cities, page, viewMode }: PostedJobsState): URLSearchParams {
  const search = new URLSearchParams();
  if (status !== undefined) search.set('status', status);
  if (cities.length > 0) {
    search.set('cityId', cities.map(({ id }) => id).join(','));
    search.set('cityName', encodeNames(cities));
  }
  if (page > 1) search.set('page', String(page));
  if (viewMode !== 'grid') search.set('viewMode', viewMode);
  return search;
}
