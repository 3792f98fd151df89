import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../api/api-error.ts';
import { call, type Output } from '../../api/call.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';
import { useSession } from '../../session/session.tsx';
import { toast } from '../../ui/toast.ts';
import { foundWords } from './feed-words.ts';
import { isSearch, toQuery, type JobSearch } from './job-search.ts';
import { searchFromUrl, searchToUrl } from './search-url.ts';

export type Found = Output<'searchJobPosts'>;

export const failure = (error: unknown) => messageOf(error, 'Something went wrong on our side');

function searchOptions(search: JobSearch, dashboardId: string | undefined) {
  const querystring = toQuery(search, dashboardId);
  return queryOptions({
    queryKey: [...jobPostKeys.searches, querystring],
    queryFn: ({ signal }) => call('searchJobPosts', { querystring }, { signal }),
  });
}

/** The search that stands in the URL, and what it finds. */
export function useJobSearch() {
  const queries = useQueryClient();
  const session = useSession();
  const dashboardId = session.status === 'signed-in' ? session.dashboard?.dsh_id : undefined;
  const [params, setParams] = useSearchParams();
  const inUrl = useMemo(() => searchFromUrl(params), [params]);
  // The router shows a new URL when there is time for it; a box that was ticked is ticked at once, and what is changed
  // next begins from there.
  const [search, showAtOnce] = useOptimistic(inUrl);
  const result = useQuery({ ...searchOptions(search, dashboardId), placeholderData: keepPreviousData });
  const latest = useRef(0);

  const setSearch = useCallback(
    (next: JobSearch) =>
      startTransition(() => {
        showAtOnce(next);
        setParams(searchToUrl(next), { replace: true });
      }),
    [setParams, showAtOnce],
  );

  /** Searches, and says in a toast what was found; `summaryOf` puts the search into words. */
  const run = useCallback(
    async (next: JobSearch, summaryOf: () => string) => {
      const turn = ++latest.current;
      setSearch(next);
      try {
        const { total } = await queries.fetchQuery({ ...searchOptions(next, dashboardId), staleTime: 0 });
        if (turn === latest.current && isSearch(next)) toast.success(foundWords(total, summaryOf(), next.page));
      } catch {
        // Said by the effect below, as for every other search.
      }
    },
    [queries, dashboardId, setSearch],
  );

  const { error } = result;
  useEffect(() => {
    if (error !== null) toast.error(`Search failed: ${failure(error)}`);
  }, [error]);

  return { search, setSearch, run, result };
}
