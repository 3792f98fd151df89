import type { FacetName } from '@waypost/contracts/calls/jobs';
import type { JobSearchRequest } from '../job-search.ts';
import { category } from './category.ts';
import { city } from './city.ts';
import { company } from './company.ts';
import { country } from './country.ts';
import { experience, type Years } from './experience.ts';
import type { Selection, StepFilter, Term, TermFilter } from './filter.ts';
import { jobType } from './job-type.ts';
import { pay, type Pay } from './pay.ts';
import { postedWithin, type Posted } from './posted-within.ts';
import { skills } from './skills.ts';
import { status } from './status.ts';
import { workMode } from './work-mode.ts';

// The order is that of the fields in OpenSearch's index.
export const termFilters = {
  city,
  country,
  company,
  job_type: jobType,
  work_mode: workMode,
  skills,
  category,
  status,
} as const satisfies Partial<Record<FacetName, TermFilter>>;
export const stepFilters = { experience, pay, posted_within: postedWithin } as const;
const filters: Readonly<Record<FacetName, Selection>> = { ...termFilters, ...stepFilters };

export type TermFacet = keyof typeof termFilters;
export type StepFacet = keyof typeof stepFilters;
type SpanFilter = Pick<StepFilter<Numbers>, 'span' | 'takesUnknown' | 'pointOf'>;
/** What the filters by number know of a post. */
export type Numbers = Years & Pay & Posted;

/** What counting steps takes, of whichever numbers a filter is. */
export const spanFilter = (facet: StepFacet): SpanFilter => stepFilters[facet];
export const numberNames = Object.values(stepFilters).flatMap(({ fields }) => Object.keys(fields)) as (keyof Numbers)[];

export const termFacets = Object.keys(termFilters) as TermFacet[];
export const stepFacets = Object.keys(stepFilters) as StepFacet[];
export const isTermFacet = (facet: FacetName): facet is TermFacet => Object.hasOwn(termFilters, facet);

/** The values of a facet that a page shows, besides the chosen ones. */
export const facetValuesShown = 20;

export const chosenOf = (facet: FacetName, request: JobSearchRequest): readonly string[] =>
  filters[facet].chosen(request);

/** The terms of which a post has to have one; none where the request does not narrow by this. */
export function takenOf(facet: TermFacet, request: JobSearchRequest): readonly string[] {
  const { taken, chosen }: TermFilter = termFilters[facet];
  return (taken ?? chosen)(request);
}

export const loosenedLabel = (facet: FacetName): string => filters[facet].loosened;

/** The numbers that a facet offers, and those that are chosen. */
export function stepsOf(facet: StepFacet, request: JobSearchRequest): number[] {
  const { offered, chosen } = stepFilters[facet];
  return [...new Set([...offered(request), ...chosen(request).map(Number)])].toSorted((a, b) => a - b);
}

export const termOfStep = (facet: StepFacet, step: number, request: JobSearchRequest): Term => ({
  value: String(step),
  label: stepFilters[facet].label(step, request),
});
