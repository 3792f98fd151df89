import { useEffect } from 'react';
import { useLocation, useSearchParams } from '../../router/router.tsx';
import { type PostedJobsState, readState, writeState } from './posted-jobs-url.ts';

/** What the page shows, kept in its address; another choice begins at its first page. */
export function useAddressState() {
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
  return [state, set] as const;
}
