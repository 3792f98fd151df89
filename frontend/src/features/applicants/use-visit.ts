import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../api/call.ts';
import { mayBeLost } from '../../api/unanswered.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';

/**
 * Whoever looks at the list has seen who is in it, and who comes while it is open: lists of posts call new who came after. Where it
 * fails, people are called new a while longer, which is nothing to be told.
 */
export function useVisit(jobId: string, isShown: boolean): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    ...mayBeLost,
    mutationFn: () => call('visitApplicants', { params: { id: jobId } }, { quiet: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: jobPostKeys.posted }),
  });
  const tell = useEffectEvent(() => mutate());
  useEffect(() => {
    if (!isShown) return;
    tell();
    return () => tell();
  }, [isShown]);
}
