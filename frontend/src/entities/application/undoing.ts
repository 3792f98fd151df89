import { type ApplicantStatus, mostApplicantsAtOnce as most } from '@waypost/contracts/constants';
import { isolated } from '../../format/quoted.ts';

/** The changes that bring everybody back to the status they had. */
export function undoing(
  previous: readonly { _id: string; status: ApplicantStatus }[],
): { ids: string[]; to: ApplicantStatus }[] {
  const byStatus = Map.groupBy(previous, ({ status }) => status);
  return [...byStatus].flatMap(([to, entries]) => {
    const ids = entries.map(({ _id }) => _id);
    const parts = Math.ceil(ids.length / most);
    return Array.from({ length: parts }, (_, part) => ({ ids: ids.slice(part * most, (part + 1) * most), to }));
  });
}

export function undoneWords(count: number, name: string | undefined): string {
  if (count === 0) return 'The change was not undone';
  return name === undefined ? `The change of ${count} applicant(s) was undone` : 'The change was undone';
}

/** Why some are not as they were before. */
export const leftWords = (count: number, name: string | undefined): string =>
  `${name === undefined ? `${count} applicant(s)` : isolated(name)}: changed meanwhile, and left so`;
