import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLive } from '../../session/live.tsx';
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
  });
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: jobPostKeys.details(id) }), [queries, id]);
  useLive((signal) => {
    const isThis = (signal.kind === 'job-post' || signal.kind === 'application') && signal.id === jobId;
    if (isThis || signal.kind === 'resumed') void reload();
  });
  return { ...result, reload };
}
