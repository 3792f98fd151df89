import { useQuery } from '@tanstack/react-query';
import { topApplicantsDefault, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { useState } from 'react';
import { type StatusChange, useStatusesUnderWay } from '../../../entities/application/mutations.ts';
import { bestApplicantsQuery } from '../../../entities/application/queries.ts';
import { useSignedIn } from '../../../session/session.tsx';
import { useFailure } from '../../../ui/query-view.tsx';
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

/** What one call changes. */
const most = 500;
const nobody: ReadonlySet<string> = new Set();

/** Whom a choice of the best changes: of those shown, or of everybody whom the filters leave, and of them who is ticked. */
export function useTop({ jobId, applicants, total, list, onChange }: TopGiven, isOpen: boolean) {
  const { user } = useSignedIn();
  const [wanted, setWanted] = useState<number>(topApplicantsDefault);
  const [scope, setScope] = useState<Scope>('page');
  const [status, setStatus] = useState<ApplicantStatus | null>(null);
  const [unticked, setUnticked] = useState(nobody);

  const hasMore = total > applicants.length;
  const isFilter = scope === 'filter' && hasMore;
  const limit = Math.max(1, Math.min(most, isFilter ? total : applicants.length));
  const count = Number.isNaN(wanted) ? 1 : Math.max(1, Math.min(wanted, limit));
  const best = useQuery({
    ...bestApplicantsQuery(
      jobId,
      { user_id: user._id, filters: filtersOf(list) },
      (found) => topOf(found, count, status).chosen.length === count,
      [count, status],
    ),
    enabled: isOpen && isFilter,
  });
  const failed = useFailure(best);
  const failure = isFilter ? failed : null;
  const withStatus = useStatusesUnderWay(jobId);
  const people = isFilter ? (best.data?.applicants.map(withStatus) ?? []) : applicants;
  const { chosen, skipped } = topOf(people, count, status);
  const ids = chosen.flatMap(({ _id }) => (unticked.has(_id) ? [] : [_id]));

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
    skipped,
    isLoading: isFilter && best.data === undefined && failure === null,
    /** Why it is not known who they are. */
    failure,
    retry: { onRetry: () => void best.refetch(), isRetrying: best.isFetching },
    ids,
    tick: (id: string, isTicked: boolean) =>
      setUnticked(new Set(isTicked ? [...unticked].filter((other) => other !== id) : [...unticked, id])),
    reset: () => {
      setStatus(null);
      setUnticked(nobody);
    },
    /** Of whom the person saw: the server would choose those again whom the same choice has moved before. */
    change: (to: ApplicantStatus) => onChange({ ids, to, isTop: true }),
  };
}
