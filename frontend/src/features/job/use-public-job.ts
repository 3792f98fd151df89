import { useQuery } from '@tanstack/react-query';
import { delays } from '@waypost/contracts/constants';
import type { JobPostDetails } from '@waypost/contracts/entities/job-post';
import { ApiError, isRefusal } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { untilAnswered } from '../../api/until-answered.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';
import { isId } from '../../format/url-values.ts';
import { useSession } from '../../session/session.tsx';

type Asked = { jobId: string; dashboardId: string | undefined };

/** The time-out is the page's own: nobody waits longer for a shared link. @throws ApiError */
async function fetchPublicJob({ jobId, dashboardId }: Asked, signal: AbortSignal): Promise<JobPostDetails> {
  if (jobId === '') throw new ApiError('not-found', { message: 'Job ID not provided' });
  if (!isId(jobId)) throw new ApiError('not-found', { message: unknownJob });
  const timeout = AbortSignal.timeout(delays.publicJobTimeout);
  try {
    const answer: Partial<JobPostDetails> = await call(
      'getJobPost',
      { params: { id: jobId }, querystring: { dsh_id: dashboardId } },
      { signal: AbortSignal.any([signal, timeout]) },
    );
    // Something on the way may answer in the server's place.
    if (answer.job_post === undefined) throw new ApiError('not-found', { message: unknownJob });
    return answer as JobPostDetails;
  } catch (error) {
    if (timeout.aborted) throw new ApiError('request-timeout', { message: 'Request timeout' });
    throw error;
  }
}

export const publicJobKey = (jobId: string, dashboardId: string | undefined) =>
  [...jobPostKeys.details(jobId), 'public', dashboardId] as const;
export const unknownJob = 'Job not found or invalid response';

/** A post for anybody; for who is signed in, with whether it is saved. */
export function usePublicJob(jobId = '') {
  const session = useSession();
  const dashboardId = session.status === 'signed-in' ? session.dashboard?.dsh_id : undefined;
  return useQuery({
    queryKey: publicJobKey(jobId, dashboardId),
    queryFn: ({ signal }) => fetchPublicJob({ jobId, dashboardId }, signal),
    // The post stays where it is while it is asked whether the dashboard has saved it.
    placeholderData: (before) => (before?.job_post._id === jobId ? before : undefined),
    // Its time-out is for all of the waiting: a second try would double it.
    retry: false,
    refetchInterval: untilAnswered,
    // The server has drawn that there is none.
    retryOnMount: ({ state }) => !isRefusal(state.error, 'not-found'),
  });
}
