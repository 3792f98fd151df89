import { jobStatuses, limits, type JobStatus } from '@waypost/contracts/constants';
import { oneOf, pageIn } from '../../format/url-values.ts';

/** What the page shows, as it stands in its address. */
export type SavedJobsState = { search: string; status: JobStatus | undefined; page: number };

export const noFilters = { search: '', status: undefined } as const;

export const isFiltered = ({ search, status }: SavedJobsState) => search !== '' || status !== undefined;

export const readState = (search: URLSearchParams): SavedJobsState => ({
  search: (search.get('search') ?? '').trim().slice(0, limits.keyword).trim(),
  status: oneOf(jobStatuses, search.get('status')),
  page: pageIn(search),
});

/** Only what differs from the page as it opens. */
export function writeState({ search: words, status, page }: SavedJobsState): URLSearchParams {
  const search = new URLSearchParams();
  if (words !== '') search.set('search', words);
  if (status !== undefined) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  return search;
}
