import { pages } from '@waypost/contracts/paths';
import { Suspense, useMemo } from 'react';
import { type Beside, BesideProvider } from '../../entities/job-post/beside.ts';
import { type Location, NavigationType } from '../../router/location.ts';
import { LocationContext, useLocation, useNavigate, useNavigationType, useParams } from '../../router/router.tsx';
import { from } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../ui/behaviour/use-media-query.ts';
import { FeedScreen, JobPreview, JobScreen } from '../screens/screens.ts';

/** The list that a post was opened from, as the entry of the post keeps it. */
type List = { visit: string; search: string; key: string; isEntered: boolean };

/** The browser keeps what an entry holds; after a reload the page of the post is meant. */
const visit = String(performance.timeOrigin);

function listOf({ state }: Location): List | undefined {
  const list = (state as { list?: Partial<List> } | null)?.list;
  return list?.visit === visit ? (list as List) : undefined;
}

/** The list stands at its own address for all that is in it, while the browser shows that of the post beside it. */
function useListLocation(location: Location, list: List | undefined): Location {
  const { search = location.search, key = location.key } = list ?? {};
  const behind = useMemo(() => ({ pathname: pages.feed, search, hash: '', state: null, key }), [search, key]);
  return list === undefined ? location : behind;
}

/**
 * The feed, and a post. Where there is room, a post that is opened from the feed stands beside it: the feed is not left, the address
 * is the post's, and the way back closes it. Anywhere else, and after a reload, the address shows the page of the post.
 */
export function FeedAndJob() {
  const location = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  // Paper is narrow, and would be printed before the page of the post could take the place of both.
  const isWide = useMediaQuery(`print, ${from.split}`);
  const { jobId } = useParams();
  const list = isWide && jobId !== undefined ? listOf(location) : undefined;
  const listLocation = useListLocation(location, list);
  const { search, key } = listLocation;
  const entered = list?.isEntered === true ? location.key : undefined;
  const beside = useMemo<Beside>(
    () => ({
      jobId,
      entered,
      linkOf: (isEntered) => ({ state: { list: { visit, search, key, isEntered } }, replace: jobId !== undefined }),
      close: () => navigate(-1),
      preview: (
        <Suspense fallback={null}>
          <JobPreview />
        </Suspense>
      ),
    }),
    [jobId, entered, search, key, navigate],
  );
  const navigationType = list === undefined ? arrival : NavigationType.Pop;
  const here = useMemo(() => ({ location: listLocation, navigationType }), [listLocation, navigationType]);
  if (jobId !== undefined && list === undefined) return <JobScreen />;

  return (
    <LocationContext value={here}>
      <BesideProvider value={isWide ? beside : undefined}>
        <FeedScreen />
      </BesideProvider>
    </LocationContext>
  );
}
