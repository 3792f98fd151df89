import { jobStatuses, type JobStatus } from '@waypost/contracts/constants';

export type ViewMode = 'list' | 'grid';
export type NamedCity = { id: string; name: string };

/** What the page shows, as it stands in its address. */
export type PostedJobsState = {
  status: JobStatus | undefined;
  cities: readonly NamedCity[];
  page: number;
  viewMode: ViewMode;
};

const statusOf = (text: string | null): JobStatus | undefined => jobStatuses.find((status) => status === text);

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
  const ids = (search.get('cityId') ?? '').split(',').filter((id) => /^[0-9a-f]{24}$/.test(id));
  const names = (search.get('cityName') ?? '').split('|');
  const page = Number(search.get('page'));
  const isActive = navigationFilter === 'active' || search.get('filter') === 'active';
  return {
    status: isActive ? 'Open' : statusOf(search.get('status')),
    cities: ids.map((id, index) => ({ id, name: decodeName(names[index]) || 'Chosen city' })),
    page: Number.isInteger(page) && page > 0 ? page : 1,
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
