import { useQuery } from '@tanstack/react-query';
import { mostApplicantsAtOnce, topApplicantsDefault, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { useState } from 'react';
import { type StatusChange, useStatusesUnderWay } from '../../../entities/application/mutations.ts';
import { bestApplicantsQuery } from '../../../entities/application/queries.ts';
import { useSignedIn } from '../../../session/session.tsx';
import { useFailure } from '../../../ui/behaviour/use-failure.ts';
import { filtersOf, type ApplicantList } from '../applicant-list.ts';
import { topOf } from '../selection/chosen.ts';

export type TopGiven = {
  jobId: string;
  applicants: readonly Applicant[];
  total: number;
  list: ApplicantList;
  onChange: (change: StatusChange) => void;
};

type Scope = 'page' | 'filter';

const untouched: ReadonlyMap<string, boolean> = new Map();

const isDecided = ({ status }: Applicant) => status === 'Selected' || status === 'Not Selected';

/** Whom a choice of the best changes: of those shown, or of everybody whom the filters leave, and of them who is ticked. */
export function useTop({ jobId, applicants, total, list, onChange }: TopGiven, isOpen: boolean) {
  const { user } = useSignedIn();
  const [wanted, setWanted] = useState<number>(topApplicantsDefault);
  const [scope, setScope] = useState<Scope>('page');
  const [status, setStatus] = useState<ApplicantStatus | null>(null);
  /** What was ticked or unticked; else who is decided on stays as they are. */
  const [ticks, setTicks] = useState(untouched);

  const hasMore = total > applicants.length;
  const isFilter = scope === 'filter' && hasMore;
  const limit = Math.max(1, Math.min(mostApplicantsAtOnce, isFilter ? total : applicants.length));
  const count = Number.isNaN(wanted) ? 1 : Math.max(1, Math.min(wanted, limit));
  const best = useQuery({
    ...bestApplicantsQuery(
      jobId,
      { user_id: user._id, filters: filtersOf(list) },
      (found) => topOf(found, count).length === count,
      [count],
    ),
    enabled: isOpen && isFilter,
  });
  const failed = useFailure(best);
  const failure = isFilter ? failed : null;
  const withStatus = useStatusesUnderWay(jobId);
  const people = isFilter ? (best.data?.applicants.map(withStatus) ?? []) : applicants;
  const chosen = topOf(people, count).map((applicant) => {
    const hasStatus = applicant.status === status;
    const isTicked = !hasStatus && (ticks.get(applicant._id) ?? !isDecided(applicant));
    return { applicant, hasStatus, isTicked };
  });
  const ids = chosen.filter(({ isTicked }) => isTicked).map(({ applicant }) => applicant._id);

  return {
    hasMore,
    scope,
    setScope,
    limit,
    /** What stands in the field, which may be empty. */
    typed: Number.isNaN(wanted) ? wanted : count,
    setWanted,
    status,
    setStatus,
    chosen,
    hasStatusCount: chosen.filter(({ hasStatus }) => hasStatus).length,
    decidedCount: chosen.filter(({ applicant, hasStatus }) => !hasStatus && isDecided(applicant)).length,
    isLoading: isFilter && best.data === undefined && failure === null,
    /** Why it is not known who they are. */
    failure,
    retry: { onRetry: () => void best.refetch(), isRetrying: best.isFetching },
    ids,
    tick: (id: string, isTicked: boolean) => setTicks(new Map(ticks).set(id, isTicked)),
    reset: () => {
      setStatus(null);
      setTicks(untouched);
    },
    /** Sends the ids of those whom the person saw and ticked; the server, asked for the best, would choose anew. */
    change: (to: ApplicantStatus) => onChange({ ids, to, ...(ids.length === chosen.length && { isTop: true }) }),
  };
}
