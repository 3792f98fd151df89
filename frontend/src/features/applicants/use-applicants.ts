import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { pageSizes } from '@waypost/contracts/constants';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { call, type Output } from '../../api/call.ts';
import { isSignedOut, useEndedSession } from '../../session/ended-session.ts';
import { useLive } from '../../session/live.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { toast } from '../../ui/toast.ts';
import { applicantKeys } from './applicant-keys.ts';
import { filtersOf, type ApplicantList } from './applicant-list.ts';
import { coalesce } from './coalesce.ts';

export type Applicants = Output<'listApplicants'>;

const livePause = 400;

/** A page of a post's applicants, kept up to date by live messages. */
export function useApplicants(jobId: string, list: ApplicantList) {
  const queries = useQueryClient();
  const { user } = useSignedIn();
  const checkSession = useEndedSession();
  const { page, sort } = list;
  const body = { user_id: user._id, page, limit: pageSizes.applicants, sort, filters: filtersOf(list) };
  const result = useQuery({
    queryKey: [...applicantKeys.lists(jobId), body],
    queryFn: ({ signal }) => call('listApplicants', { params: { id: jobId }, body }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    // What changed while the page was closed has not been told.
    staleTime: 0,
  });

  const refresh = useMemo(
    () => coalesce(() => queries.invalidateQueries({ queryKey: applicantKeys.all(jobId) }), livePause),
    [queries, jobId],
  );
  useEffect(() => refresh.cancel, [refresh]);
  useLive((signal) => {
    if (signal.kind === 'resumed' || (signal.kind === 'applicants' && signal.id === jobId)) refresh.ask();
  });

  const { error } = result;
  const hear = useEffectEvent((error: Error | null) => {
    if (!isSignedOut(error)) return;
    toast.error('You must be logged in to view applicants');
    checkSession(error);
  });
  useEffect(() => hear(error), [error]);

  return result;
}
