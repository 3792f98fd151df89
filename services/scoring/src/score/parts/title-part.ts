import type { ReadPerson } from '../person/read-person.ts';
import type { ScoredJob } from '../scored.ts';
import { alikeBy, titleNearness } from '../titles/title-nearness.ts';
import { clamp, type Part } from './part.ts';

/** From here on a title is called close, or at least related. */
const steps = { close: 0.6, related: 0.2 };

export function titlePart(person: ReadPerson, job: ScoredJob): Part {
  const best = nearestTitle(person, job.title);
  const by = best.value >= steps.related ? alikeBy(best.title, job.title) : undefined;
  return {
    part: 'Job title',
    weight: 18,
    value: clamp(Math.round(1000 * best.value) / 1000),
    evidence: [
      best.value >= steps.related
        ? `${best.value >= steps.close ? 'Close' : 'Related'} to "${job.title}": ${best.title}${by === undefined ? '' : ` (both ≈ ${by})`}`
        : `No earlier title is close to "${job.title}"`,
    ],
    advice:
      best.value >= steps.close
        ? null
        : 'Name the position you are looking for in your headline, if your experience supports it.',
  };
}

/** The nearest of the titles that a person has held or goes by. */
export const nearestTitle = ({ titles }: ReadPerson, title: string): { title: string; value: number } =>
  titles
    .map((own) => ({ title: own.title, value: titleNearness(own.title, title) * own.trust }))
    .reduce((best, candidate) => (candidate.value > best.value ? candidate : best), { title: '', value: 0 });
