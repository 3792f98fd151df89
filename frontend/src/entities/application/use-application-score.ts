import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { scorePercent } from '@waypost/contracts/constants';
import type { ApplicationScore } from '@waypost/contracts/entities/score';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { keepTaken } from '../../api/keep-taken.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { applicationScoreQuery } from './queries.ts';

/** Live messages bring it sooner; this is for one that was lost. */
const askAgainMs = 2_000;

/** What a computation changes, whether it succeeds or is given up. */
const stateOf = ({ computed_at, stale, status, failed_at }: ApplicationScore) =>
  JSON.stringify([computed_at, stale, status, failed_at]);

/** Whether computing it again may say something else. */
export const canScoreAgain = ({ status, stale }: ApplicationScore): boolean => stale || status === 'failed';

/** The score of an application, and having it computed again. */
export function useApplicationScore(jobId: string, id: string) {
  const queries = useQueryClient();
  /** The state that is to change. */
  const [awaited, setAwaited] = useState<string>();
  const query = applicationScoreQuery(jobId, id);
  const answer = useQuery({ ...query, refetchInterval: awaited === undefined ? false : askAgainMs });
  const score = answer.data;
  const isDone = awaited !== undefined && score !== undefined && stateOf(score) !== awaited;

  const { mutate, isPending } = useMutation({
    mutationFn: (application: string) => call('scoreAgain', { params: { id: application } }),
    onSuccess: (asked, application) => {
      keepTaken(queries, applicationScoreQuery(jobId, application).queryKey, () => asked);
      if (canScoreAgain(asked)) setAwaited(stateOf(asked));
    },
    onError: (error, application) =>
      toast.error(`The score was not computed again. ${messageOf(error, 'Please try again.')}`, {
        action: { label: 'Retry', onAction: () => mutate(application) },
      }),
  });

  const tell = useEffectEvent(() => {
    setAwaited(undefined);
    if (score?.user_score == null || canScoreAgain(score))
      toast.error('The score could not be computed. Please try again later.');
    else toast.success(`Scored again: ${scorePercent(score.user_score)}%`);
  });
  useEffect(() => {
    if (isDone) tell();
  }, [isDone]);

  return { answer, scoreAgain: () => mutate(id), isScoring: isPending || awaited !== undefined };
}
