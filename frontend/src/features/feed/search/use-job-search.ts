import { keepPreviousData, queryOptions, replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { call, type Output } from '../../../api/call.ts';
import { untilAnswered } from '../../../api/until-answered.ts';
import { jobPostKeys } from '../../../entities/job-post/queries.ts';
import { useNavigate, useSearchParams } from '../../../router/router.tsx';
import { isAboutOneself, useLive } from '../../../session/live.tsx';
import { useSession } from '../../../session/session.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import type { Answer } from '../../../ui/page/query-view.tsx';
import { keepRecentSearch } from '../search-form/recent-searches.ts';
import { toQuery, type JobSearch } from './job-search.ts';
import { searchSummary } from './search-chips.ts';
import { failureNews, successNews } from './search-news.ts';
import { searchFromUrl, searchToUrl } from './search-url.ts';
import { type Facets, useSearchNames } from './use-search-names.ts';

/** In ms: how often the list asks again while matches are worked out, and how many times at most. */
const refreshAfter = 2_000;
const mostRefreshes = 20;

export type Found = Output<'searchJobPosts'>;

export function searchOptions(search: JobSearch, dashboardId: string | undefined) {
  const querystring = toQuery(search, dashboardId);
  return queryOptions({
    queryKey: [...jobPostKeys.searches, querystring],
    queryFn: async ({ client, queryKey, signal }) => {
      const page = await call('searchJobPosts', { querystring: { ...querystring, counts: 'later' } }, { signal });
      if (page.counts === undefined) return page;
      // The results are read while their counts are made; whoever leaves meanwhile and comes back asks again.
      client.setQueryData(queryKey, page, { updatedAt: 0 });
      return call('searchJobPosts', { querystring }, { signal });
    },
    // What is still being matched comes by itself.
    refetchInterval({ state }) {
      const { data, dataUpdateCount, error } = state;
      const isMatching = error === null && data?.matching === 'pending' && dataUpdateCount < mostRefreshes;
      return isMatching ? refreshAfter : untilAnswered({ state });
    },
  });
}

/** A search, and what it found; undefined until then. Counts of a search before stay until there are others, or those cannot be had. */
type Answered = { search: JobSearch; found: Found | undefined; facets: Facets | undefined };

const countsOf = (found: Found | undefined) => (found?.counts === 'pending' ? undefined : found?.facets);

type Result = { data: Found | undefined; error: Error | null; isPlaceholderData: boolean };

/** What is on the page answers this search, until the next answer is there. */
function useAnswered(search: JobSearch, { data, error, isPlaceholderData }: Result) {
  const [latest, setLatest] = useState<Answered>({ search, found: data, facets: countsOf(data) });
  const facets = countsOf(data) ?? (error === null ? latest.facets : undefined);
  if (!isPlaceholderData && (latest.search !== search || latest.found !== data || latest.facets !== facets)) {
    setLatest({ search, found: data, facets });
  }
  // A page of results is much to draw: the first one bit by bit, so that the browser answers meanwhile; somebody waits for the next ones.
  const drawn = useDeferredValue(latest);
  const answered = drawn.found === undefined ? drawn : latest;
  return { answered, isBehind: answered !== latest };
}

/** The counts of each filter's values, which may come after the results, or fail though the results are there. */
function useCounts(
  data: Facets | undefined,
  { error, errorUpdatedAt, isFetching, refetch }: Omit<Answer<Found>, 'data'>,
): Answer<Facets> {
  const isCounting = data === undefined && isFetching;
  return useMemo(
    () => ({ data, error, errorUpdatedAt, isFetching: isCounting, refetch }),
    [data, error, errorUpdatedAt, isCounting, refetch],
  );
}

/** News about what an earlier search found are out of date with the next. */
function useNews() {
  const close = useRef<() => void>(undefined);
  return (show: () => (() => void) | undefined): void => {
    close.current?.();
    close.current = show();
  };
}

/** That a search has failed is news once, until it is answered or somebody tries it again. */
function useFailures(search: JobSearch, refetch: () => unknown) {
  const failed = useRef<JobSearch>(undefined);
  const retry = useCallback(() => {
    failed.current = undefined;
    return refetch();
  }, [refetch]);
  /** @returns whether it had failed before. */
  const note = (error: Error | null): boolean => {
    const hasFailedBefore = failed.current === search;
    failed.current = error === null ? undefined : search;
    return hasFailedBefore;
  };
  return { note, retry };
}

/** The search that stands in the URL, and what it finds. */
export function useJobSearch() {
  const queries = useQueryClient();
  const session = useSession();
  const { user, dashboard } = session.status === 'signed-in' ? session : {};
  const userId = user?._id;
  const dashboardId = dashboard?.dsh_id;
  const isSeeker = dashboard?.dsh_type === 'Job Seeker';
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<JobSearch>();
  const inUrl = useMemo(() => {
    const asked = searchFromUrl(params);
    // A link of a Job Seeker opens for everybody.
    const search = asked.sort === 'match' && !isSeeker ? { ...asked, sort: undefined } : asked;
    // What has just been chosen is on the page already.
    return replaceEqualDeep(chosen, search);
  }, [params, isSeeker, chosen]);
  // From a post beside the list, the router shows that of the list when there is time for it; a box that was ticked is ticked at
  // once, and what is changed next begins from there.
  const [search, showAtOnce] = useOptimistic(inUrl);
  const result = useQuery({ ...searchOptions(search, dashboardId), placeholderData: keepPreviousData });
  const { data, error, errorUpdatedAt, isPlaceholderData, refetch } = result;
  const isFetching = result.isFetching && (isPlaceholderData || data?.counts !== 'pending');
  const { answered, isBehind } = useAnswered(search, result);
  const { names, areKnown } = useSearchNames(search, answered.facets);

  /** Asks before anything is drawn. */
  const show = useCallback(
    (next: JobSearch, staleTime?: number) => {
      void queries.prefetchQuery({
        ...searchOptions(next, dashboardId),
        ...(staleTime !== undefined && { staleTime }),
      });
      startTransition(() => {
        showAtOnce(next);
        setChosen(next);
        navigate(`?${searchToUrl(next).toString()}`, { replace: true });
      });
    },
    [queries, dashboardId, navigate, showAtOnce],
  );
  const setSearch = useCallback((next: JobSearch) => show(next), [show]);
  /** Searches, also for what was found a moment ago. */
  const run = useCallback((next: JobSearch) => show(next, 0), [show]);

  useLive((signal) => {
    if (isAboutOneself(signal) && data?.matching !== undefined) void refetch();
  });
  // What was mistyped was not searched for.
  const searched = { ...search, keyword: (!isPlaceholderData && data?.suggestion) || search.keyword };
  const asked = useRef<JobSearch>(undefined);
  const told = useRef<JobSearch>(undefined);
  const failures = useFailures(search, refetch);
  const tellNews = useNews();
  const tell = useEffectEvent(() => {
    const isKnown = failures.note(error);
    if (error !== null) return isKnown ? undefined : tellNews(() => toast.error(failureNews(search, error)));
    if (data === undefined || isPlaceholderData) return;
    // The same search again, for what was still being matched.
    if (told.current === search && data.matching !== undefined) return;
    told.current = search;
    const summary = searchSummary(searched, names);
    if (data.total > 0) keepRecentSearch(userId, searched, summary);
    const news = successNews(search, data.total, summary);
    tellNews(() => (news === undefined ? undefined : toast.success(news)));
  });
  useEffect(() => {
    // Only an answer is news: a page that is kept, or a post in it that was saved, is none. It is told by its names.
    if (isFetching) asked.current = search;
    else if (asked.current === search && (areKnown || error !== null)) {
      asked.current = undefined;
      tell();
    }
  }, [search, isFetching, areKnown, error]);

  const asking = { isFetching, error, errorUpdatedAt, refetch: failures.retry };
  const counts = useCounts(answered.facets, { ...asking, isFetching: result.isFetching });
  const isStale = isPlaceholderData || isBehind;
  return { search, searched, answered, isStale, counts, asking, setSearch, run, names, isSeeker };
}
