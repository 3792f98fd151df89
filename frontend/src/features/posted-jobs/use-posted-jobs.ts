import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { pageSizes } from '@waypost/contracts/constants';
import { call } from '../../api/call.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';
import { useLive } from '../../session/live.tsx';
import type { PostedJobsState } from './posted-jobs-url.ts';

export function usePostedJobs(dashboardId: string, { status, cities, page }: PostedJobsState) {
  const queries = useQueryClient();
  const filter = {
    dsh_id: dashboardId,
    ...(status !== undefined && { status }),
    ...(cities.length > 0 && { cityId: cities.map(({ id }) => id).join(',') }),
    page: String(page),
    limit: String(pageSizes.posted),
  };
  useLive((signal) => {
    if (signal.kind === 'job-post' || signal.kind === 'resumed') {
      void queries.invalidateQueries({ queryKey: jobPostKeys.posted });
    }
  });
  return useQuery({
    queryKey: [...jobPostKeys.posted, filter],
    queryFn: ({ signal }) => call('listPostedJobs', { querystring: filter }, { signal }),
    placeholderData: (before, query) =>
      // Another dashboard's posts are not an older version of these.
      (query?.queryKey[1] as typeof filter | undefined)?.dsh_id === dashboardId ? keepPreviousData(before) : undefined,
    staleTime: 0,
  });
}
