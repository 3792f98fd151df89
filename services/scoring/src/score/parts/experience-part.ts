import type { ReadPerson } from '../person/read-person.ts';
import type { ScoredJob } from '../scored.ts';
import { titleNearness } from '../titles/title-nearness.ts';
import { clamp, type Part } from './part.ts';
import { nearestTitle } from './title-part.ts';

/** Up to the first nearness of titles a month is of other work, from the second on it is of the same. */
const kind = { other: 0.2, same: 0.65 };
/** What a month of other work counts, in hundredths of one of the same. */
const otherWork = 15;

/**
 * Months of experience against the minimum of the post: as many as it asks for, those nearest to it first, so that many years
 * of something else never make up for few of this. More than the maximum is no fault: to count it against a person would be to
 * count age.
 */
export function experiencePart(person: ReadPerson, job: ScoredJob): Part | undefined {
  if (job.minimum_years <= 0) return undefined;
  const dated = datedMonths(person, job);
  const total = Math.max(person.totalMonths, dated.length, person.statedMonths);
  const needed = job.minimum_years * 12;
  const undated = total > dated.length ? worthAt(nearestTitle(person, job.title).value) : 0;
  const nearest = [...dated, ...Array.from({ length: total - dated.length }, () => undated)]
    .toSorted((a, b) => b - a)
    .slice(0, needed);
  const counted = nearest.reduce((sum, worth) => sum + worth, 0) / 100;
  const value = clamp(counted / needed);
  return {
    part: 'Experience',
    weight: 16,
    value,
    evidence: [
      `${total === 0 ? 'No dated positions were found' : `${years(total)} of experience`}; the post asks for ${years(needed)} or more`,
      ...(!person.has.work && dated.length > 0 ? ['The dates are those of the resume'] : []),
      ...(counted < Math.min(total, needed) ? [`Counted as ${years(Math.round(counted))} of work like this`] : []),
    ],
    advice: value < 1 ? 'Add all positions with their dates, also earlier ones that are close to this work.' : null,
  };
}

/** In hundredths of a month of the same work. */
const worthAt = (nearness: number) =>
  Math.max(otherWork, Math.round(100 * clamp((nearness - kind.other) / (kind.same - kind.other))));

/** Each month once, as of the position that is nearest to the post. */
function datedMonths({ work }: ReadPerson, job: ScoredJob): number[] {
  const months = new Map<number, number>();
  for (const { title, start, end } of work) {
    const counts = worthAt(titleNearness(title, job.title));
    const last = monthOf(end ?? (start > job.as_of ? start : job.as_of));
    for (let month = monthOf(start); month < last; month += 1)
      months.set(month, Math.max(months.get(month) ?? 0, counts));
  }
  return [...months.values()];
}

function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
}

function years(months: number): string {
  if (months < 12) return `${months} ${months === 1 ? 'month' : 'months'}`;
  const rounded = Math.round(months / 1.2) / 10;
  return `${rounded} ${rounded === 1 ? 'year' : 'years'}`;
}
