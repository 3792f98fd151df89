import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { call, type Output } from '../../api/call.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';
import { useSearchParams } from '../../router/router.tsx';
import { useLive } from '../../session/live.tsx';
import { useSession } from '../../session/session.tsx';
import { toast } from '../../ui/toast.ts';
import { toQuery, type JobSearch } from './job-search.ts';
import { keepRecentSearch } from './recent-searches.ts';
import { searchSummary } from './search-chips.ts';
import { failureNews, successNews } from './search-news.ts';
import { searchFromUrl, searchToUrl } from './search-url.ts';
import { useSearchNames } from './use-search-names.ts';

/** Milliseconds. The heading says the same and stays. */
const newsTime = 2_000;
/** Milliseconds. A match that takes longer than so many is not waited for. */
const refreshAfter = 2_000;
const mostRefreshes = 20;

export type Found = Output<'searchJobPosts'>;

export function searchOptions(search: JobSearch, dashboardId: string | undefined) {
  const querystring = toQuery(search, dashboardId);
  return queryOptions({
    queryKey: [...jobPostKeys.searches, querystring],
    queryFn: ({ signal }) => call('searchJobPosts', { querystring }, { signal }),
    // What is still being matched comes by itself.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.matching === 'pending' && dataUpdateCount < mostRefreshes ? refreshAfter : false,
  });
}

/** The search that stands in the URL, and what it finds. */
export function useJobSearch() {
  const queries = useQueryClient();
  const session = useSession();
  const { user, dashboard } = session.status === 'signed-in' ? session : {};
  const userId = user?._id;
  const dashboardId = dashboard?.dsh_id;
  const isSeeker = dashboard?.dsh_type === 'Job Seeker';
  const [params, setParams] = useSearchParams();
  const inUrl = useMemo(() => {
    const asked = searchFromUrl(params);
    // A link of a Job Seeker opens for everybody.
    return asked.sort === 'match' && !isSeeker ? { ...asked, sort: undefined } : asked;
  }, [params, isSeeker]);
  // The router shows a new URL when there is time for it; a box that was ticked is ticked at once, and what is changed
  // next begins from there.
  const [search, showAtOnce] = useOptimistic(inUrl);
  const result = useQuery({ ...searchOptions(search, dashboardId), placeholderData: keepPreviousData });
  const names = useSearchNames(search, result.data?.facets);
  // What is on the page answers this search, until the next answer is there.
  const [answered, setAnswered] = useState(search);
  if (answered !== search && !result.isPlaceholderData) setAnswered(search);

  const setSearch = useCallback(
    (next: JobSearch) =>
      startTransition(() => {
        showAtOnce(next);
        setParams(searchToUrl(next), { replace: true });
      }),
    [setParams, showAtOnce],
  );

  /** Searches, also for what was found a moment ago. */
  const run = useCallback(
    (next: JobSearch) => {
      setSearch(next);
      void queries.prefetchQuery({ ...searchOptions(next, dashboardId), staleTime: 0 });
    },
    [queries, dashboardId, setSearch],
  );

  const { data, error, isFetching, isPlaceholderData } = result;
  useLive(({ kind }) => {
    if (kind === 'resume' && data?.matching !== undefined) void result.refetch();
  });
  const wasAsked = useRef(false);
  const told = useRef<JobSearch>(undefined);
  const closeNews = useRef<() => void>(undefined);
  const tell = useEffectEvent(() => {
    if (error !== null) return void toast.error(failureNews(search, error));
    if (data === undefined || isPlaceholderData) return;
    // The same search again, for what was still being matched.
    if (told.current === search && data.matching !== undefined) return;
    told.current = search;
    const summary = searchSummary(search, names);
    if (data.total > 0) keepRecentSearch(userId, search, summary);
    const news = successNews(search, data.total, summary);
    // What an earlier search found is no longer so.
    closeNews.current?.();
    closeNews.current = news === undefined ? undefined : toast.success(news, { timeout: newsTime });
  });
  useEffect(() => {
    // Only an answer is news: a page that is kept, or a post in it that was saved, is none.
    if (!isFetching && wasAsked.current) tell();
    wasAsked.current = isFetching;
  }, [isFetching]);

  return { search, answered, setSearch, run, result, names, isSeeker };
}
