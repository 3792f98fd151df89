import { scorePercent, scoreScale } from '@waypost/contracts/constants';
import type { ScorePart } from '@waypost/contracts/entities/score';

export type CountedPart = Omit<ScorePart, 'whole_points' | 'whole_max'>;

const unit = scoreScale.max / 100;

/**
 * Parts with their points of 100 beside those of 1000. The whole points sum to the percentage that is shown everywhere, their
 * maxima to 100: what rounding leaves goes to the largest remainders. No part gets more than its whole maximum. A line that
 * takes points away takes what is left of the percentage without it.
 */
export function inWholePoints(parts: readonly CountedPart[]): ScorePart[] {
  const gained = parts.filter(({ points }) => points >= 0);
  const total = scorePercent(sumOf(gained));
  const taken = scorePercent(sumOf(parts)) - total;
  const shared = sharedOut(gained, total);
  return parts.map((part) => shared.get(part) ?? { ...part, whole_points: taken, whole_max: 0 });
}

const sumOf = (parts: readonly CountedPart[]) => parts.reduce((sum, { points }) => sum + points, 0);

function sharedOut(parts: readonly CountedPart[], total: number): Map<CountedPart, ScorePart> {
  const highest = scorePercent(parts.reduce((sum, { max }) => sum + max, 0));
  const maxima = share(
    parts.map(({ max }) => max),
    highest,
    parts.map(() => 100),
  );
  const points = share(
    parts.map((part) => part.points),
    total,
    maxima,
  );
  return new Map(
    parts.map((part, at) => [part, { ...part, whole_points: points[at] ?? 0, whole_max: maxima[at] ?? 0 }]),
  );
}

/** By the largest remainder, each at most as much as it may have. */
function share(values: readonly number[], total: number, most: readonly number[]): number[] {
  const shares = values.map((value, at) => Math.min(Math.floor(value / unit), most[at] ?? 0));
  const byRemainder = values
    .map((_, at) => at)
    .toSorted((a, b) => ((values[b] ?? 0) % unit) - ((values[a] ?? 0) % unit));
  let left = total - shares.reduce((sum, value) => sum + value, 0);
  while (left > 0) {
    const open = byRemainder.filter((at) => (shares[at] ?? 0) < (most[at] ?? 0));
    if (open.length === 0) break;
    for (const at of open.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
    left -= Math.min(left, open.length);
  }
  return shares;
}
