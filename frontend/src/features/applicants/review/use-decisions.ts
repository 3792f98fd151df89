import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import type { useStatusChange } from '../../../entities/application/mutations.ts';
import { nameOf } from '../../../entities/application/words.ts';
import { moveRowFocus } from '../row-focus.ts';
import { decisionOf } from './decision-buttons.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import type { useReview } from './use-review.ts';

type Given = {
  applicants: readonly Applicant[];
  review: ReturnType<typeof useReview>;
  settable: readonly ApplicantStatus[];
  change: ReturnType<typeof useStatusChange>;
};

/** What is done with one applicant, by menu, button or key: J and K go on, in the list too; S and N decide on who is open. */
export function useDecisions({ applicants, review, settable, change }: Given) {
  const setStatus = (applicant: Applicant, to: ApplicantStatus) =>
    change.mutate({ ids: [applicant._id], to, name: nameOf(applicant) });
  const decide = (applicant: Applicant, to: ApplicantStatus) => {
    if (applicant.status !== to) setStatus(applicant, to);
    review.go(1);
  };
  const open = review.applicant;
  useReviewKeys(open !== undefined, (key, isRepeated) => {
    if (key === 'j' || key === 'k') {
      const step = key === 'j' ? 1 : -1;
      if (open !== undefined) return review.go(step);
      const ids = applicants.map(({ _id }) => _id);
      return moveRowFocus(ids, step);
    }
    const decided = open && !isRepeated ? decisionOf(key, settable, open) : undefined;
    if (open && decided) decide(open, decided);
  });
  return { setStatus, decide };
}
