import type { WrittenSpan } from '@waypost/contracts/entities/resume-content';

const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1) - 1;

/** Months of all work together, what overlaps once; undefined where no position says from when to when. */
export function monthsOfWork(work: readonly WrittenSpan[], today: string): number | undefined {
  const now = monthsOf(today);
  const spans = work
    .flatMap(({ start, end, is_current }) => {
      const until = is_current ? now : end && monthsOf(end) + 1;
      return start === undefined || until === undefined || until === ''
        ? []
        : [{ from: monthsOf(start), until: Math.min(until, now) }];
    })
    .filter(({ from, until }) => until > from)
    .toSorted((one, other) => one.from - other.from);
  let months = 0;
  let covered = 0;
  for (const { from, until } of spans) {
    months += Math.max(0, until - Math.max(from, covered));
    covered = Math.max(covered, until);
  }
  return months === 0 ? undefined : months;
}
