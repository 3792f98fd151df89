import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Under which names answers about posts are kept. */
export const jobPostKeys = {
  searches: ['job-search'],
  posted: ['posted-jobs'],
  saved: ['saved-jobs'],
  details: (jobId: string) => ['job-post', jobId],
  /** Mutation keys: of all saving and unsaving on a dashboard, and of one post on it. */
  savings: (dash: string | undefined) => ['save-job', dash],
  saving: (dash: string | undefined, jobId: string) => ['save-job', dash, jobId],
} as const;

type Viewer = { user_id?: string | undefined; dsh_id?: string | undefined };

/** A post with what the viewer has done with it. */
export const jobPostOptions = (jobId: string, viewer: Viewer) =>
  queryOptions({
    queryKey: [...jobPostKeys.details(jobId), viewer.dsh_id],
    queryFn: ({ signal }) => call('getJobPost', { params: { id: jobId }, querystring: viewer }, { signal }),
  });
