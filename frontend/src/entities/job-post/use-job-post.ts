import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSignedIn } from '../../session/session.tsx';
import { jobPostKeys, jobPostOptions } from './queries.ts';

/** A post for who is signed in, kept up to date by live messages. */
export function useJobPost(jobId: string | undefined) {
  const queries = useQueryClient();
  const { user, dashboard } = useSignedIn();
  const id = jobId ?? '';
  const result = useQuery({
    ...jobPostOptions(id, { user_id: user._id, dsh_id: dashboard?.dsh_id }),
    enabled: jobId !== undefined,
    meta: { changedBy: ['job-post', 'application'], id },
  });
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: jobPostKeys.details(id) }), [queries, id]);
  return { ...result, reload };
}
