import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../api/call.ts';
import { useLive } from '../../session/live.tsx';
import { useSignedIn } from '../../session/session.tsx';

/** Under which names answers about posts are kept. */
export const jobPostKeys = {
  searches: ['job-search'],
  posted: ['posted-jobs'],
  saved: ['saved-jobs'],
  details: (jobId: string) => ['job-post', jobId],
} as const;

type Viewer = { user_id?: string | undefined; dsh_id?: string | undefined };

/** A post with what the viewer has done with it. */
export const jobPostOptions = (jobId: string, viewer: Viewer) =>
  queryOptions({
    queryKey: [...jobPostKeys.details(jobId), viewer.dsh_id],
    queryFn: ({ signal }) => call('getJobPost', { params: { id: jobId }, querystring: viewer }, { signal }),
  });

/** A post for who is signed in, kept up to date by live messages. */
export function useJobPost(jobId: string | undefined) {
  const queries = useQueryClient();
  const { user, dashboard } = useSignedIn();
  const id = jobId ?? '';
  const result = useQuery({
    ...jobPostOptions(id, { user_id: user._id, dsh_id: dashboard?.dsh_id }),
    enabled: jobId !== undefined,
  });
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: jobPostKeys.details(id) }), [queries, id]);
  useLive((signal) => {
    const isThis = (signal.kind === 'job-post' || signal.kind === 'application') && signal.id === jobId;
    if (isThis || signal.kind === 'resumed') void reload();
  });
  return { ...result, reload };
}
