import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, type Output } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLive } from '../../session/live.tsx';
import { useSignedIn } from '../../session/session.tsx';

export type JobDetails = Output<'getJobPost'>;
export type JobPost = JobDetails['job_post'];

/** A job post with what the viewer has done with it. */
export function useJobPost(jobId: string | undefined) {
  const queries = useQueryClient();
  const { user, dashboard } = useSignedIn();
  const id = jobId ?? '';
  const result = useQuery({
    queryKey: [...queryKeys.jobPost(id), dashboard?.dsh_id],
    queryFn: ({ signal }) =>
      call('getJobPost', { params: { id }, querystring: { user_id: user._id, dsh_id: dashboard?.dsh_id } }, { signal }),
    enabled: jobId !== undefined,
  });
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: queryKeys.jobPost(id) }), [queries, id]);
  useLive((signal) => {
    const isThis = (signal.kind === 'job-post' || signal.kind === 'application') && signal.id === jobId;
    if (isThis || signal.kind === 'resumed') void reload();
  });
  return { ...result, reload };
}
