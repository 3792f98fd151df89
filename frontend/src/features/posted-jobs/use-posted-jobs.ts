import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { pageSizes } from '@waypost/contracts/constants';
import { useCallback } from 'react';
import { call } from '../../api/call.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';
import { useLive } from '../../session/live.tsx';
import { useCoalesced } from '../../session/use-coalesced.ts';
import type { PostedJobsState } from './posted-jobs-url.ts';

function filterOf(dashboardId: string, { search, status, company, cities, sort, page }: PostedJobsState) {
  return {
    dsh_id: dashboardId,
    ...(search !== '' && { search }),
    ...(status !== undefined && { status }),
    ...(company !== undefined && { companyId: company.id }),
    ...(cities.length > 0 && { cityId: cities.map(({ id }) => id).join(',') }),
    ...(sort !== 'newest' && { sort }),
    page: String(page),
    limit: String(pageSizes.posted),
  };
}

/** A page of posts with their applicants, kept up to date while people apply. */
export function usePostedJobs(dashboardId: string, state: PostedJobsState) {
  const queries = useQueryClient();
  const filter = filterOf(dashboardId, state);
  const refresh = useCoalesced(
    useCallback(() => queries.invalidateQueries({ queryKey: jobPostKeys.posted }), [queries]),
  );
  useLive(({ kind }) => {
    if (kind === 'job-post' || kind === 'applicants' || kind === 'resumed') refresh();
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
