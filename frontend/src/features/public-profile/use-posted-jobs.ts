import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSizes } from '@waypost/contracts/constants';
import { call } from '../../api/call.ts';
import { untilAnswered } from '../../api/until-answered.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';

export const postedJobsKey = (userId: string, page: number) => [...jobPostKeys.posted, 'by', userId, page] as const;

/** All that somebody has posted, open or closed, the newest first. */
export const postedJobsQuery = (userId: string, page: number) => ({
  created_by: userId,
  sort: 'newest' as const,
  limit: String(pageSizes.profileJobs),
  page: String(page),
});

export const usePostedJobs = (userId: string, page: number) =>
  useQuery({
    queryKey: postedJobsKey(userId, page),
    queryFn: ({ signal }) => call('searchJobPosts', { querystring: postedJobsQuery(userId, page) }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: untilAnswered,
  });
