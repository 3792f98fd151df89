import { facetNames, type FacetName } from '@waypost/contracts/calls/jobs';
import {
  facetValuesShown,
  isTermFacet,
  stepFilters,
  stepsOf,
  termFilters,
  type StepFacet,
} from '@waypost/jobs/search/filters/filters';
import type { JobSearchRequest } from '@waypost/jobs/search/job-search';

const labelsRead = 200;
const everything = { match_all: {} };

const choosing: Record<StepFacet, (step: string) => Partial<JobSearchRequest>> = {
  experience: (step) => ({ experience: Number(step) }),
  pay: (step) => ({ min_ctc: Number(step) }),
  posted_within: (step) => ({ posted_within: step as '1' }),
};

/** Every facet as one counts it at first: below a filter of its own, spellings beside values, and each step by what it asks. */
export function plainCounts(request: JobSearchRequest, now: Date): object {
  const countsOf = (facet: FacetName) => {
    if (isTermFacet(facet)) {
      const labels = { labels: { terms: { field: `labels.${facet}`, size: labelsRead } } };
      const most = { terms: { field: `terms.${facet}`, size: facetValuesShown } };
      return { most, ...(termFilters[facet].labelled && labels) };
    }
    const steps = stepsOf(facet, request).map(
      (step) => stepFilters[facet].asked({ ...request, ...choosing[facet](String(step)) }, now)?.clause,
    );
    return { steps: { filters: { filters: steps } } };
  };
  const aggs = Object.fromEntries(
    facetNames.map((facet) => [facet, { filter: everything, aggs: countsOf(facet) }] as const),
  );
  return {
    size: 0,
    track_total_hits: true,
    query: { bool: { filter: [{ exists: { field: 'posted' } }] } },
    aggs: { found: { filter: { bool: { filter: [] } }, aggs } },
  };
}
