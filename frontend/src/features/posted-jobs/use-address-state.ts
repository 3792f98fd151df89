import { useEffect } from 'react';
import { keepPostedJobsPlace } from '../../entities/job-post/posted-jobs-place.ts';
import { useLocation, useSearchParams } from '../../router/router.tsx';
import { type PostedJobsState, readState, writeState } from './posted-jobs-url.ts';

/** What the page shows, kept in its address; another choice begins at its first page. */
export function useAddressState(dashboardId: string) {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const state = readState(search, (location.state as { filter?: unknown } | null)?.filter);
  const set = (next: Partial<PostedJobsState>) =>
    setSearch(writeState({ ...state, page: 1, ...next }), { replace: true });
  const written = writeState(state).toString();
  const isWritten = written === search.toString();
  useEffect(() => {
    // The navigation filter is taken into the address, so that it can be changed like any other.
    if (!isWritten) setSearch(written, { replace: true });
  }, [isWritten, written, setSearch]);
  useEffect(() => {
    keepPostedJobsPlace({ dashboardId, search: written });
  }, [dashboardId, written]);
  return [state, set] as const;
}
