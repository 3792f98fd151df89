import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';

/** Who stays selected when a list comes anew: everybody but who has withdrawn, also those on other pages. */
export function stillSelected(
  selected: ReadonlySet<string>,
  applicants: readonly Pick<Applicant, '_id' | 'status'>[],
): ReadonlySet<string> {
  const gone = applicants.filter(({ _id, status }) => status === 'Withdrawn' && selected.has(_id));
  if (gone.length === 0) return selected;
  return new Set([...selected].filter((id) => !gone.some(({ _id }) => _id === id)));
}

const decided: ReadonlySet<ApplicantStatus> = new Set(['Selected', 'Not Selected', 'Withdrawn']);

type Scored = Pick<Applicant, '_id' | 'status' | 'user_score'>;

/**
 * The best scored whom a status is still news to, the unscored last: who was decided on stays as they are, and so does who has the
 * status. `skipped` are those passed over on the way.
 */
export function topOf<One extends Scored>(
  applicants: readonly One[],
  count: number,
  to: ApplicantStatus | null,
): { chosen: One[]; skipped: number } {
  const chosen: One[] = [];
  let skipped = 0;
  for (const one of applicants.toSorted((a, b) => (b.user_score ?? -1) - (a.user_score ?? -1))) {
    if (chosen.length === count) break;
    if (one.status === to || decided.has(one.status)) skipped += 1;
    else chosen.push(one);
  }
  return { chosen, skipped };
}
