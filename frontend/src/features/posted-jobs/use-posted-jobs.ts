import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pageSizes } from '@waypost/contracts/constants';
import { textFor } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLive } from '../../session/live.tsx';
import { toast } from '../../ui/toast.ts';
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
      void queries.invalidateQueries({ queryKey: queryKeys.postedJobs });
    }
  });
  return useQuery({
    queryKey: [...queryKeys.postedJobs, filter],
    queryFn: ({ signal }) => call('listPostedJobs', { querystring: filter }, { signal }),
    placeholderData: (before, query) =>
      // Another dashboard's posts are not an older version of these.
      (query?.queryKey[1] as typeof filter | undefined)?.dsh_id === dashboardId ? keepPreviousData(before) : undefined,
    staleTime: 0,
  });
}

export function useCloseJob(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) =>
      call('changeJobStatus', { params: { id: jobId }, body: { updated_status: 'Close', user_id: userId } }),
    onSuccess: (_, jobId) => {
      toast.success('Job status changed to Closed');
      void queries.invalidateQueries({ queryKey: queryKeys.jobPost(jobId) });
      void queries.invalidateQueries({ queryKey: queryKeys.jobSearches });
      return queries.invalidateQueries({ queryKey: queryKeys.postedJobs });
    },
  });
}

export const closingFailure = (error: unknown): string =>
  textFor(error, { unauthenticated: 'User not authenticated' }, 'Failed to change job status');
