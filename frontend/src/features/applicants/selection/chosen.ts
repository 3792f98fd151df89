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

type Scored = Pick<Applicant, 'status' | 'user_score' | 'is_deleted'>;

/** The best scored, the unscored last, as the server takes them: whatever their status, so that the same choice again finds the same people. */
export function topOf<One extends Scored>(applicants: readonly One[], count: number): One[] {
  return applicants
    .filter(({ status, is_deleted }) => status !== 'Withdrawn' && !is_deleted)
    .toSorted((a, b) => (b.user_score ?? -1) - (a.user_score ?? -1))
    .slice(0, count);
}
