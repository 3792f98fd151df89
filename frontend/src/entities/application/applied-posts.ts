import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { pageSizes } from '@waypost/contracts/constants';
import { call, type CallOptions } from '../../api/call.ts';
import { applicationKeys } from './queries.ts';

export type PostType = 'job_posts' | 'referral_posts';
export type AppliedPostsPage = { postType: PostType; page: number };

export const askAppliedPosts = (dashboardId: string, { postType, page }: AppliedPostsPage, options: CallOptions) => {
  const querystring = { post_type: postType, page: String(page), limit: String(pageSizes.applications) };
  return call('listAppliedPosts', { params: { id: dashboardId }, querystring }, options);
};

export const appliedPostsKey = (dashboardId: string, { postType, page }: AppliedPostsPage) =>
  [...applicationKeys.own, dashboardId, postType, page] as const;

const appliedPostsQuery = (dashboardId: string, asked: AppliedPostsPage) =>
  queryOptions({
    queryKey: appliedPostsKey(dashboardId, asked),
    queryFn: ({ signal }) => askAppliedPosts(dashboardId, asked, { signal }),
    placeholderData: (before, query) =>
      // Another list's applications are not an older version of these.
      query?.queryKey[1] === dashboardId && query.queryKey[2] === asked.postType ? keepPreviousData(before) : undefined,
    // What changed while the page was closed has not been told.
    staleTime: 0,
    meta: { changedBy: ['application'] },
  });

/** A page of what was applied to under a dashboard, kept up to date while owners decide. */
export const useAppliedPosts = (dashboardId: string, asked: AppliedPostsPage) =>
  useQuery(appliedPostsQuery(dashboardId, asked));
