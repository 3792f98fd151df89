import type { Applicant } from '@waypost/contracts/entities/application';
import { useEffect, useEffectEvent, useState } from 'react';
import { moveFrom, type Step } from './review-order.ts';

type Review = {
  /** As last seen in the list, which it may have left. */
  applicant: Applicant;
  index: number;
  /** A page is on its way, whose first or last row comes next. */
  awaited?: { page: number; edge: 'first' | 'last' };
};

type Shown = {
  applicants: readonly Applicant[];
  page: number;
  pageCount: number;
  /** What is shown answers an earlier page or filter. */
  isStale: boolean;
  onPage: (page: number) => void;
};

const typing = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';
const steps: Partial<Record<string, Step>> = { j: 1, k: -1 };

/** One applicant after the other, over the ends of pages, through every refresh of the list. */
export function useReview({ applicants, page, pageCount, isStale, onPage }: Shown) {
  const [review, setReview] = useState<Review>();

  if (review?.awaited !== undefined && !isStale && review.awaited.page === page && applicants.length > 0) {
    const index = review.awaited.edge === 'first' ? 0 : applicants.length - 1;
    const applicant = applicants[index];
    if (applicant !== undefined) setReview({ applicant, index });
  } else if (review !== undefined) {
    const index = applicants.findIndex(({ _id }) => _id === review.applicant._id);
    const fresh = applicants[index];
    if (fresh !== undefined && (fresh !== review.applicant || index !== review.index)) {
      setReview({ ...review, applicant: fresh, index });
    }
  }

  const ids = applicants.map(({ _id }) => _id);
  const moveBy = (step: Step) =>
    review && moveFrom(ids, { id: review.applicant._id, index: review.index }, step, { page, pageCount });

  const go = (step: Step) => {
    const move = moveBy(step);
    if (review === undefined || move === undefined || review.awaited !== undefined) return;
    if ('page' in move) {
      setReview({ ...review, awaited: move });
      onPage(move.page);
      return;
    }
    const applicant = applicants[move.to];
    if (applicant !== undefined) setReview({ applicant, index: move.to });
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key.toLowerCase()];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    go(step);
  });
  const isOpen = review !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOpen]);

  return {
    applicant: review?.applicant,
    /** The row in the list; nothing once it has left it. */
    row: review && ids.includes(review.applicant._id) ? review.index : undefined,
    hasNext: moveBy(1) !== undefined,
    hasPrevious: moveBy(-1) !== undefined,
    isMoving: review?.awaited !== undefined,
    go,
    open: (applicant: Applicant) => setReview({ applicant, index: ids.indexOf(applicant._id) }),
    close: () => setReview(undefined),
  };
}
