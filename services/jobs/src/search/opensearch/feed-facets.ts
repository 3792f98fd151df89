import { facetNames, type FacetName, type FacetValue } from '@waypost/contracts/calls/jobs';
import type { Clause } from '../filters/filter.ts';
import {
  chosenOf,
  facetValuesShown,
  isTermFacet,
  spanFilter,
  stepsOf,
  type StepFacet,
  type TermFacet,
} from '../filters/filters.ts';
import type { JobSearchRequest } from '../job-search.ts';
import { filtersOf } from './feed-filters.ts';
import { labelledFacets } from './index-layout.ts';
import { keysOfValues, termOfKey } from './indexed-post.ts';
import { inside, type Aggregate, type Aggregates, type Bucket } from './open-search-client.ts';

/** More than the values shown, because a value may be spelt in several ways. */
const labelsRead = 200;
const everything: Clause = { match_all: {} };

export const allOf = (filters: Iterable<Clause>): Clause => ({ bool: { filter: [...filters] } });

/**
 * Counts every facet without its own selection. Facets without one count what all filters leave, together; the others
 * each what the other filters leave. `labels` name what was chosen, whether posts are found or not.
 */
export function facetCounts(request: JobSearchRequest, now: Date): Record<string, Clause> {
  const filters = filtersOf(request, now);
  const counting = (facet: FacetName) =>
    isTermFacet(facet) ? termCounts(facet, chosenOf(facet, request)) : stepCounts(facet, request, now);
  const others = (own: FacetName) => allOf([...filters].flatMap(([facet, filter]) => (facet === own ? [] : [filter])));
  const together = facetNames.filter((facet) => !filters.has(facet));
  const named = labelledFacets.filter((facet) => chosenOf(facet, request).length > 0);
  return {
    found: {
      filter: allOf(filters.values()),
      aggs: Object.fromEntries(together.map((facet) => [facet, { filter: everything, aggs: counting(facet) }])),
    },
    ...Object.fromEntries([...filters.keys()].map((own) => [own, { filter: others(own), aggs: counting(own) }])),
    ...(named.length > 0 && {
      labels: {
        global: {},
        aggs: Object.fromEntries(named.map((facet) => [facet, labelsOf(facet, chosenOf(facet, request))])),
      },
    }),
  };
}

function termCounts(facet: TermFacet, chosen: readonly string[]): Record<string, Clause> {
  const field = `terms.${facet}`;
  return {
    most: { terms: { field, size: facetValuesShown } },
    ...(chosen.length > 0 && { chosen: { terms: { field, size: chosen.length, include: chosen } } }),
    ...(labelledFacets.includes(facet) && { labels: { terms: { field: `labels.${facet}`, size: labelsRead } } }),
  };
}

const labelsOf = (facet: TermFacet, values: readonly string[]): Clause => ({
  filter: { terms: { [`terms.${facet}`]: values } },
  aggs: { labels: { terms: { field: `labels.${facet}`, size: labelsRead, include: keysOfValues(values) } } },
});

function stepCounts(facet: StepFacet, request: JobSearchRequest, now: Date): Record<string, Clause> {
  const { span, pointOf } = spanFilter(facet);
  const takes = (point: number): Clause =>
    allOf([
      ...(span.from ? [{ range: { [span.from]: { lte: point } } }] : []),
      { range: { [span.to]: { gte: point } } },
    ]);
  const clauses = stepsOf(facet, request).map(({ value }) => takes(pointOf(Number(value), request, now)));
  return { steps: { filters: { filters: clauses } } };
}

export type CountedFacets = {
  facets: Record<FacetName, FacetValue[]>;
  /** What each facet that narrows would leave if it did not. */
  withoutOwn: Map<FacetName, number>;
};

export function readFacets(counts: Aggregates, request: JobSearchRequest): CountedFacets {
  const countOf = (facet: FacetName) => inside(counts[facet] ?? inside(counts['found'])[facet]);

  function valuesOf(facet: FacetName): FacetValue[] {
    const counted = countOf(facet);
    const chosen = chosenOf(facet, request);
    if (isTermFacet(facet)) {
      const labels = [...bucketsOf(counted['labels']), ...bucketsOf(inside(inside(counts['labels'])[facet])['labels'])];
      return termValues(counted, chosen, firstLabels(labels));
    }
    const buckets = bucketsOf(counted['steps']);
    return stepsOf(facet, request)
      .map((step, index) => ({ ...step, count: buckets[index]?.doc_count ?? 0 }))
      .filter(({ value, count }) => count > 0 || chosen.includes(value));
  }

  return {
    facets: Object.fromEntries(facetNames.map((facet) => [facet, valuesOf(facet)])) as CountedFacets['facets'],
    withoutOwn: new Map(facetNames.flatMap((facet) => (counts[facet] ? [[facet, counts[facet].doc_count]] : []))),
  };
}

function termValues(counted: Aggregates, chosen: readonly string[], labels: ReadonlyMap<string, string>): FacetValue[] {
  const valueOf = (value: string, count: number) => ({ value, label: labels.get(value) ?? value, count });
  const most = bucketsOf(counted['most']).map(({ key, doc_count }) => valueOf(key, doc_count));
  const counts = new Map(bucketsOf(counted['chosen']).map(({ key, doc_count }) => [key, doc_count]));
  const shown = new Set(most.map(({ value }) => value));
  const alsoChosen = chosen.filter((value) => !shown.has(value)).map((value) => valueOf(value, counts.get(value) ?? 0));
  return [...most.toSorted(byCount), ...alsoChosen];
}

const bucketsOf = (aggregate: Aggregate | undefined): readonly Bucket[] => aggregate?.buckets ?? [];
const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count || (a.value < b.value ? -1 : 1);

/** The label of a value is its first spelling in code point order. */
function firstLabels(buckets: readonly Bucket[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { key } of buckets) {
    const { value, label } = termOfKey(key);
    const known = labels.get(value);
    if (known === undefined || label < known) labels.set(value, label);
  }
  return labels;
}

/** Counts of spellings, joined to counts of values, most first. */
export function valuesOfLabels(buckets: readonly Bucket[]): FacetValue[] {
  const labels = firstLabels(buckets);
  const counts = new Map<string, number>();
  for (const { key, doc_count } of buckets) {
    const { value } = termOfKey(key);
    counts.set(value, (counts.get(value) ?? 0) + doc_count);
  }
  return [...counts].map(([value, count]) => ({ value, label: labels.get(value) ?? value, count })).toSorted(byCount);
}
