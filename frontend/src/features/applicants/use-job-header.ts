import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLive } from '../../session/live.tsx';
import { useSignedIn } from '../../session/session.tsx';

/** The post whose applicants these are. Under the same key as everywhere, so that coming from its page costs nothing. */
export function useJobHeader(jobId: string) {
  const queries = useQueryClient();
  const { user, dashboard } = useSignedIn();
  const querystring = { user_id: user._id, dsh_id: dashboard?.dsh_id };
  const result = useQuery({
    queryKey: [...queryKeys.jobPost(jobId), dashboard?.dsh_id],
    queryFn: ({ signal }) => call('getJobPost', { params: { id: jobId }, querystring }, { signal }),
  });
  useLive((signal) => {
    const isThis = signal.kind === 'job-post' && signal.id === jobId;
    if (isThis || signal.kind === 'resumed') void queries.invalidateQueries({ queryKey: queryKeys.jobPost(jobId) });
  });
  return result;
}
