import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pageSizes } from '@waypost/contracts/constants';
import { useCallback } from 'react';
import { applicantsQuery, applicationKeys } from '../../../entities/application/queries.ts';
import { useEndedBy } from '../../../session/ended-session.ts';
import { useLive } from '../../../session/live.tsx';
import { useSignedIn } from '../../../session/session.tsx';
import { useCoalesced } from '../../../session/use-coalesced.ts';
import { filtersOf, type ApplicantList } from '../applicant-list.ts';

/** A page of a post's applicants, kept up to date by live messages. */
export function useApplicants(jobId: string, list: ApplicantList) {
  const queries = useQueryClient();
  const { user } = useSignedIn();
  const { page, sort } = list;
  const body = { user_id: user._id, page, limit: pageSizes.applicants, sort, filters: filtersOf(list) };
  const result = useQuery(applicantsQuery(jobId, body));
  useEndedBy(result.error, 'You must be logged in to view applicants');

  const refresh = useCoalesced(
    useCallback(() => queries.invalidateQueries({ queryKey: applicationKeys.ofPost(jobId) }), [queries, jobId]),
  );
  useLive((signal) => {
    if (signal.kind === 'resumed' || (signal.kind === 'applicants' && signal.id === jobId)) refresh();
  });

  return result;
}
