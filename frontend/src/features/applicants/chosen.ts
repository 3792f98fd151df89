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

/** The ids of the best scored of those shown, without who has withdrawn; the unscored come last. */
export const topOf = (
  applicants: readonly Pick<Applicant, '_id' | 'status' | 'user_score'>[],
  count: number,
): string[] =>
  applicants
    .filter(({ status }) => status !== 'Withdrawn')
    .toSorted((a, b) => (b.user_score ?? -1) - (a.user_score ?? -1))
    .slice(0, count)
    .map(({ _id }) => _id);
