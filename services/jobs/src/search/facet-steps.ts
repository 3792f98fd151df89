import { postedWithin, type FacetName } from '@waypost/contracts/calls/jobs';
import type { TermFacet } from './facts.ts';
import { paySteps } from './filters/yearly-pay.ts';
import type { JobSearchRequest } from './job-search.ts';

export type StepFacet = Exclude<FacetName, TermFacet>;
/** A number that can be chosen, as text. */
export type Step = { value: string; label: string };

const experienceSteps = [0, 1, 2, 3, 5, 8, 10, 15];

/** What the facets of numbers offer. Each step counts the posts that choosing it would leave, so a facet's counts overlap. */
export function stepsOf(
  request: JobSearchRequest,
  chosen: Record<FacetName, readonly string[]>,
): Record<StepFacet, Step[]> {
  const steps = (facet: StepFacet, offered: readonly number[], label: (step: number) => string) =>
    [...new Set([...offered, ...chosen[facet].map(Number)])]
      .toSorted((a, b) => a - b)
      .map((step) => ({ value: String(step), label: label(step) }));
  const currency = request.ctc_currency;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return {
    experience: steps('experience', experienceSteps, (years) => (years === 1 ? '1 year' : `${years} years`)),
    pay: steps('pay', paySteps[currency], (least) => `${format.format(least)}+`),
    posted_within: steps('posted_within', postedWithin.map(Number), (days) =>
      days === 1 ? 'Last 24 hours' : `Last ${days} days`,
    ),
  };
}
