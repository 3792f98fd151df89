import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '@waypost/contracts/entities/application';
import { useEffect, useEffectEvent, useState } from 'react';
import { isRefusal } from '../../../api/api-error.ts';
import { useStatusesUnderWay } from '../../../entities/application/mutations.ts';
import { applicantQuery } from '../../../entities/application/queries.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { focusRow } from '../row-focus.ts';
import { moveFrom, type Step } from './review-order.ts';
import { useOpened } from './use-opened.ts';

/** As last seen in the list, which they may have left. */
type Seen = { applicant: Applicant; index: number };

type Shown = {
  jobId: string;
  applicants: readonly Applicant[];
  page: number;
  pageCount: number;
  /** What is shown answers an earlier page or filter, or nothing is shown yet. */
  isStale: boolean;
  onPage: (page: number) => void;
};

/** Whom a link names may stand on another page, have left, or never have been there. */
function useLinked(jobId: string, id: string | undefined, isNeeded: boolean, onMissing: () => void) {
  const linked = useQuery({ ...applicantQuery(jobId, id ?? ''), enabled: id !== undefined && isNeeded });
  const isMissing = isNeeded && isRefusal(linked.error, 'not-found');
  const miss = useEffectEvent(() => {
    toast.info('This applicant isn’t among the applicants for this post');
    onMissing();
  });
  useEffect(() => {
    if (isMissing) miss();
  }, [isMissing]);
  return isNeeded ? linked.data?.applicant : undefined;
}

/** Focus goes to the row of whom one has seen last, which need not be the one that one began with. */
function useFocusAfter(id: string | undefined) {
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const isOpen = id !== undefined;
  const leave = useEffectEvent(() => {
    if (last !== undefined) focusRow(last);
  });
  useEffect(() => {
    if (!isOpen) leave();
  }, [isOpen]);
}

/** One applicant after the other, over the ends of pages, through every refresh of the list. */
export function useReview({ jobId, applicants, page, pageCount, isStale, onPage }: Shown) {
  const opened = useOpened();
  const [seen, setSeen] = useState<Seen>();
  /** A page is on its way, whose first or last row comes next. */
  const [awaited, setAwaited] = useState<{ page: number; edge: 'first' | 'last' }>();

  if (opened.id === undefined && awaited !== undefined) setAwaited(undefined);

  const index = applicants.findIndex(({ _id }) => _id === opened.id);
  const fresh = applicants[index];
  if (fresh !== undefined && (fresh !== seen?.applicant || index !== seen.index)) setSeen({ applicant: fresh, index });
  const last = seen?.applicant._id === opened.id ? seen : undefined;
  const isUnseen = fresh === undefined && last === undefined && !isStale;
  const linked = useLinked(jobId, opened.id, isUnseen, opened.close);
  const withStatus = useStatusesUnderWay(jobId);
  const applicant = opened.id === undefined ? undefined : (fresh ?? last?.applicant ?? linked);
  useFocusAfter(opened.id);

  const arrive = useEffectEvent((edge: 'first' | 'last') => {
    const next = applicants.at(edge === 'first' ? 0 : -1);
    setAwaited(undefined);
    if (opened.id !== undefined && next !== undefined) opened.open(next._id);
  });
  const arrived = awaited?.page === page && !isStale ? awaited.edge : undefined;
  useEffect(() => {
    if (arrived !== undefined) arrive(arrived);
  }, [arrived]);

  const ids = applicants.map(({ _id }) => _id);
  const moveBy = (step: Step) =>
    opened.id === undefined
      ? undefined
      : moveFrom(ids, { id: opened.id, index: last?.index ?? 0 }, step, { page, pageCount });

  const go = (step: Step) => {
    const move = moveBy(step);
    if (move === undefined || awaited !== undefined) return;
    if ('page' in move) {
      setAwaited(move);
      onPage(move.page);
      return;
    }
    const next = ids[move.to];
    if (next !== undefined) opened.open(next);
  };
  const next = applicants[index + 1];

  return {
    applicant: applicant && withStatus(applicant),
    /** Who comes next on this page, whose resume may be fetched beforehand. */
    next: fresh === undefined ? undefined : next,
    /** The row in the list; nothing once it has left it. */
    row: fresh === undefined ? undefined : index,
    /** They were in the list while they were open. */
    wasListed: last !== undefined,
    hasNext: moveBy(1) !== undefined,
    hasPrevious: moveBy(-1) !== undefined,
    isMoving: awaited !== undefined,
    go,
    open: ({ _id }: Applicant) => opened.open(_id),
    close: opened.close,
  };
}
