import { facetNames, type FacetName, type FacetValue } from '@waypost/contracts/calls/jobs';
import type { Clause } from '../filters/filter.ts';
import {
  chosenOf,
  facetValuesShown,
  isTermFacet,
  spanFilter,
  stepsOf,
  termOfStep,
  type StepFacet,
  type TermFacet,
} from '../filters/filters.ts';
import type { JobSearchRequest } from '../job-search.ts';
import { filtersOf, present } from './feed-filters.ts';
import { labelledFacets } from './index-layout.ts';
import { digestOf, digestOfKey, keysOfValues, termOfKey } from './indexed-post.ts';
import { inside, type Aggregate, type Aggregates, type Bucket, type SearchAnswer } from './open-search-client.ts';

/** More than the values shown, because a value may be spelt in several ways. */
const labelsRead = 200;
/**
 * What the most used values of several shards are found among: the sum is exact where no shard has more values of a facet than this.
 * The engine tells no more.
 */
const mostOfAShard = 10_000;

export const allOf = (filters: Iterable<Clause>): Clause => ({ bool: { filter: [...filters] } });

/** When dates are counted from, and over how many shards. */
export type CountingPlace = { now: Date; shards: number };

/** Counts of some facets, in a request of their own. */
export type CountRequest = { facets: readonly FacetName[]; body: Clause };
export type CountAnswer = { facets: readonly FacetName[]; found: number; counts: Aggregates };

/** Counts how many there are, and what else is said. */
export const counting = (
  query: Clause,
  facets: readonly FacetName[] = [],
  counts: readonly NamedCount[] = [],
): CountRequest => ({
  facets,
  body: { size: 0, track_total_hits: true, query, aggs: Object.fromEntries(counts) },
});

/**
 * Counts every facet without its own selection. Facets without one count what all filters leave, together; the others each
 * what the other filters leave. Each is the whole of a request, because the engine counts below a filter several times as slowly.
 * What nothing narrows is counted by a request for each count: the engine has the counts of a whole index ready, but only for who
 * asks for nothing else.
 */
export function countRequests(
  request: JobSearchRequest,
  candidates: readonly Clause[],
  place: CountingPlace,
): CountRequest[] {
  const filters = filtersOf(request, place.now);
  const among = (narrowed: readonly Clause[], facets: readonly FacetName[], more: readonly NamedCount[] = []) => {
    const query = [...candidates, ...narrowed];
    const counts = [...facets.flatMap((facet) => countsOf(facet, request, place)), ...more];
    const isNarrowed = query.some((clause) => clause !== present);
    return (isNarrowed ? [counts] : counts.map((one) => [one])).map((some) => counting(allOf(query), facets, some));
  };
  const others = (own: FacetName) => [...filters].flatMap(([facet, filter]) => (facet === own ? [] : [filter]));
  const together = facetNames.filter((facet) => !filters.has(facet));
  return [
    ...among([...filters.values()], together, namesOfChosen(request)),
    ...[...filters.keys()].flatMap((own) => among(others(own), [own])),
  ];
}

/** What is kept of an answer: of hundreds of spellings those that name a value which is shown, where the same answer says which. */
export function readCounts({ facets }: CountRequest, { hits, aggregations = {} }: SearchAnswer<unknown>): CountAnswer {
  const spellings = facets
    .filter((facet) => aggregations[nameOf(facet, 'labels')] && aggregations[nameOf(facet, 'most')])
    .map((facet) => {
      const counted = (count: Count) => bucketsOf(aggregations[nameOf(facet, count)]);
      const shown = new Set([...counted('most'), ...counted('chosen')].map(({ key }) => digestOf(key)));
      const buckets = counted('labels').filter(({ key }) => shown.has(digestOfKey(key)));
      return [nameOf(facet, 'labels'), { doc_count: 0, buckets }] as const;
    });
  return { facets, found: hits.total.value, counts: { ...aggregations, ...Object.fromEntries(spellings) } };
}

type NamedCount = readonly [name: string, Clause];
type Count = 'most' | 'chosen' | 'labels' | 'to' | 'beyond';
export const nameOf = (facet: FacetName, count: Count) => `${facet} ${count}`;

function countsOf(facet: FacetName, request: JobSearchRequest, { now, shards }: CountingPlace): NamedCount[] {
  const counts = isTermFacet(facet)
    ? termCounts(facet, chosenOf(facet, request), shards)
    : stepCounts(facet, request, now);
  return Object.entries(counts).map(([count, clause]) => [nameOf(facet, count as Count), clause] as const);
}

function termCounts(facet: TermFacet, chosen: readonly string[], shards: number): Partial<Record<Count, Clause>> {
  const field = `terms.${facet}`;
  const ofEachShard = shards > 1 && { shard_size: mostOfAShard };
  return {
    most: { terms: { field, size: facetValuesShown, ...ofEachShard } },
    ...(chosen.length > 0 && { chosen: { terms: { field, size: chosen.length, include: chosen } } }),
    ...(labelledFacets.includes(facet) && { labels: { terms: { field: `labels.${facet}`, size: labelsRead } } }),
  };
}

/** Names what was chosen, whether posts are found or not. */
function namesOfChosen(request: JobSearchRequest): NamedCount[] {
  const named = labelledFacets.filter((facet) => chosenOf(facet, request).length > 0);
  if (named.length === 0) return [];
  const aggs = Object.fromEntries(named.map((facet) => [facet, labelsOf(facet, chosenOf(facet, request))]));
  return [['labels', { global: {}, aggs }]];
}

export const labelsOf = (facet: TermFacet, values: readonly string[]): Clause => ({
  filter: { terms: { [`terms.${facet}`]: values } },
  aggs: { labels: { terms: { field: `labels.${facet}`, size: labelsRead, include: keysOfValues(values) } } },
});

/** Where the steps lie, each place once and in order. */
function pointsOf(facet: StepFacet, request: JobSearchRequest, now: Date): number[] {
  const { pointOf } = spanFilter(facet);
  const points = stepsOf(facet, request).map((step) => pointOf(step, request, now));
  return [...new Set(points)].toSorted((a, b) => a - b);
}

/** Posts by how far their spans reach, and by where beyond a point they begin: numbers are whole. */
function stepCounts(facet: StepFacet, request: JobSearchRequest, now: Date): Partial<Record<Count, Clause>> {
  const { span, takesUnknown } = spanFilter(facet);
  const { from, to } = span;
  const points = pointsOf(facet, request, now);
  const missing = takesUnknown?.(request) ? beyondAll : below;
  return {
    to: { range: { field: to, missing, ranges: between(points) } },
    ...(from && {
      beyond: { range: { field: from, missing: below, ranges: between(points.map((point) => point + 1)) } },
    }),
  };
}

/**
 * A value of documents that have none, so that they are in no range. Without one the engine (2.19.1) counts ranges by a tree of
 * points, and fails for some of them.
 */
const below = -1;
/** That of documents which every step takes. */
const beyondAll = Number.MAX_SAFE_INTEGER;

const between = (points: readonly number[]) =>
  points.map((from, at) => ({ from, ...(at + 1 < points.length && { to: points[at + 1] }) }));

export type CountedFacets = {
  facets: Record<FacetName, FacetValue[]>;
  /** How many posts would be found without the selection of each facet that narrows. */
  withoutOwn: Map<FacetName, number>;
};

export function readFacets(answers: readonly CountAnswer[], request: JobSearchRequest, now: Date): CountedFacets {
  const counts = countsOfAll(answers);
  const foundBy = (facet: FacetName) => answers.find(({ facets }) => facets.includes(facet))?.found ?? 0;

  function valuesOf(facet: FacetName): FacetValue[] {
    const counted = (count: Count) => bucketsOf(counts[nameOf(facet, count)]);
    const chosen = chosenOf(facet, request);
    if (isTermFacet(facet)) {
      return termValues(counted('most'), counted('chosen'), chosen, firstLabels(namesIn(counts, facet)));
    }
    const points = pointsOf(facet, request, now);
    const { pointOf } = spanFilter(facet);
    const countOf = (step: number) => {
      const place = points.indexOf(pointOf(step, request, now));
      return sumFrom(counted('to'), place) - sumFrom(counted('beyond'), place);
    };
    return stepsOf(facet, request)
      .map((step) => ({ ...termOfStep(facet, step, request), count: countOf(step) }))
      .filter(({ value, count }) => count > 0 || chosen.includes(value));
  }

  return {
    facets: Object.fromEntries(facetNames.map((facet) => [facet, valuesOf(facet)])) as CountedFacets['facets'],
    withoutOwn: new Map(
      filtersOf(request, now)
        .keys()
        .map((facet) => [facet, foundBy(facet)] as const),
    ),
  };
}

/** Each count has a name of its own, whichever request it came by. */
export const countsOfAll = (answers: readonly CountAnswer[]): Aggregates =>
  Object.assign({}, ...answers.map((answer) => answer.counts));

/** All spellings that were counted of a facet's values, whatever they were asked for. */
export const namesIn = (counts: Aggregates, facet: FacetName): Bucket[] => [
  ...bucketsOf(counts[nameOf(facet, 'labels')]),
  ...['labels', 'lacking'].flatMap((names) => bucketsOf(inside(inside(counts[names])[facet])['labels'])),
];

const sumFrom = (buckets: readonly Bucket[], place: number): number =>
  buckets.slice(place).reduce((sum, { doc_count }) => sum + doc_count, 0);

function termValues(
  mostOf: readonly Bucket[],
  chosenOnes: readonly Bucket[],
  chosen: readonly string[],
  labels: ReadonlyMap<string, string>,
): FacetValue[] {
  const valueOf = (value: string, count: number) => ({ value, label: labels.get(value) ?? value, count });
  const most = mostOf.map(({ key, doc_count }) => valueOf(key, doc_count));
  const counts = new Map(chosenOnes.map(({ key, doc_count }) => [key, doc_count]));
  const shown = new Set(most.map(({ value }) => value));
  const alsoChosen = chosen.filter((value) => !shown.has(value)).map((value) => valueOf(value, counts.get(value) ?? 0));
  return [...most.toSorted(byCount), ...alsoChosen];
}

export const bucketsOf = (aggregate: Aggregate | undefined): readonly Bucket[] => aggregate?.buckets ?? [];
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
