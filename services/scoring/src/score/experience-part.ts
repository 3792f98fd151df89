import { readYears } from '../reading/years.ts';
import { clamp, type Part } from './part.ts';
import type { ScoredJob, ScoredProfile } from './scored.ts';
import { titleSimilarity } from './title-similarity.ts';

/** What a month in work of another kind counts, against one in the same kind. */
const otherWork = 0.3;

/**
 * Months of experience against the minimum of the post. More than the maximum is no fault: to count it against a person
 * would be to count age.
 */
export function experiencePart(profile: ScoredProfile, resumeText: string, job: ScoredJob): Part | undefined {
  if (job.minimum_years <= 0) return undefined;
  const dated = datedMonths(profile, job);
  const total = Math.max(profile.total_experience, dated.months, statedMonths(resumeText));
  const elsewhere = titleSimilarity(profile.headline, job.title);
  const counted = dated.relevant + (total - dated.months) * share(elsewhere);
  const needed = job.minimum_years * 12;
  const value = clamp(counted / needed);
  return {
    part: 'Experience',
    weight: 18,
    value,
    evidence: [
      `${years(total)} of experience; the post asks for ${years(needed)} or more`,
      ...(counted < total ? [`Counted as ${years(Math.round(counted))} of work like this`] : []),
    ],
    advice: value < 1 ? 'Add all positions with their dates, also earlier ones that are close to this work.' : null,
  };
}

const share = (similarity: number) => otherWork + (1 - otherWork) * clamp(similarity / 0.7);

/** Each month counts once, in the position that is nearest to the post. */
function datedMonths(profile: ScoredProfile, job: ScoredJob): { months: number; relevant: number } {
  const months = new Map<number, number>();
  for (const { title, start, end } of profile.work) {
    const worth = share(titleSimilarity(title, job.title));
    const last = monthOf(end ?? (start > job.as_of ? start : job.as_of));
    for (let month = monthOf(start); month < last; month += 1)
      months.set(month, Math.max(months.get(month) ?? 0, worth));
  }
  return { months: months.size, relevant: [...months.values()].reduce((sum, worth) => sum + worth, 0) };
}

function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
}

const statedMonths = (resumeText: string) => 12 * Math.max(0, ...readYears(resumeText).map((read) => read.minimum));

function years(months: number): string {
  if (months < 12) return `${months} ${months === 1 ? 'month' : 'months'}`;
  const rounded = Math.round(months / 1.2) / 10;
  return `${rounded} ${rounded === 1 ? 'year' : 'years'}`;
}
