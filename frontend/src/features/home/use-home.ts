import { type QueryMeta, useQuery } from '@tanstack/react-query';
import { type CardType, featuredJobs, pageSizes } from '@waypost/contracts/constants';
import { call, type Input } from '../../api/call.ts';
import { appliedPostsKey, askAppliedPosts, type PostType } from '../../entities/application/applied-posts.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';
import { useEndedBy } from '../../session/ended-session.ts';

/** Who turns out to be signed out reads so on the page where one signs in again. */
function useHomeQuery<Data>(
  queryKey: readonly unknown[],
  ask: (options: { signal: AbortSignal; quiet: true }) => Promise<Data>,
  changedBy?: QueryMeta['changedBy'],
) {
  const result = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask({ signal, quiet: true }),
    // What changed while another page was shown has not been told.
    staleTime: 0,
    ...(changedBy && { meta: { changedBy } }),
  });
  useEndedBy(result.error, 'User not authenticated');
  return result;
}

/** One number of a dashboard. */
export const useHomeCard = (dashboardId: string, card_type: CardType) =>
  useHomeQuery(
    ['home-card', dashboardId, card_type],
    async (options) => {
      const answer = await call('getHomeCard', { params: { id: dashboardId }, querystring: { card_type } }, options);
      return answer.data.count;
    },
    ['job-post', 'applicants', 'application'],
  );

/** The first page of what the page of applications lists. */
export const useNewestApplications = (dashboardId: string, postType: PostType) => {
  const asked = { postType, page: 1 };
  return useHomeQuery(appliedPostsKey(dashboardId, asked), (options) => askAppliedPosts(dashboardId, asked, options), [
    'application',
  ]);
};

/** The open posts of a dashboard, those first that wait to be reviewed. */
export const useActivePosts = (dashboardId: string) => {
  const querystring = {
    dsh_id: dashboardId,
    status: 'Open',
    sort: 'review',
    page: '1',
    limit: String(pageSizes.posted),
  } satisfies Input<'listPostedJobs'>['querystring'];
  return useHomeQuery(
    [...jobPostKeys.posted, querystring],
    (options) => call('listPostedJobs', { querystring }, options),
    ['job-post', 'applicants'],
  );
};

/** The newest open posts. */
export const useFeaturedJobs = () => {
  const querystring = { status: 'Open', sort: 'newest', limit: String(featuredJobs) } as const;
  return useHomeQuery([...jobPostKeys.searches, 'featured', querystring], (options) =>
    call('searchJobPosts', { querystring }, options),
  );
};
