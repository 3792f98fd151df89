import { facetNames, type FacetName, type FacetValue } from '@waypost/contracts/calls/jobs';
import type { Term } from '../filters/filter.ts';
import {
  chosenOf,
  facetValuesShown,
  isTermFacet,
  stepFilters,
  stepsOf,
  takenOf,
  type StepFacet,
  type TermFacet,
} from '../filters/filters.ts';
import type { JobSearchRequest } from '../job-search.ts';
import type { NumberedFacts, TermTable } from './term-table.ts';

type Accepts = (facts: NumberedFacts) => boolean;

export type Narrowed<F extends NumberedFacts> = {
  found: F[];
  facets: Record<FacetName, FacetValue[]>;
  /** Posts that only this facet's selection keeps out. */
  keptOut: Map<FacetName, number>;
};

/**
 * Filters and counts in one pass. A facet counts what it would leave, its own selection ignored: a post that all filters
 * accept counts for every facet, one that a single filter refuses counts for that filter's facet alone.
 */
export function narrow<F extends NumberedFacts>(
  candidates: Iterable<F>,
  request: JobSearchRequest,
  now: Date,
  table: TermTable,
): Narrowed<F> {
  const filters = narrowing(request, now, table);
  const found: F[] = [];
  const onlyRefusedBy = new Map<FacetName, NumberedFacts[]>(filters.map(({ facet }) => [facet, []]));
  for (const facts of candidates) {
    let refusedBy: FacetName | undefined;
    let refusals = 0;
    for (const { facet, accepts } of filters) {
      if (accepts(facts)) continue;
      refusedBy = facet;
      if (++refusals > 1) break;
    }
    if (refusedBy === undefined) found.push(facts);
    else if (refusals === 1) onlyRefusedBy.get(refusedBy)?.push(facts);
  }

  const valuesOf = (facet: FacetName): FacetValue[] => {
    const counted = [found, onlyRefusedBy.get(facet) ?? []];
    return isTermFacet(facet)
      ? termValues(facet, counted, chosenOf(facet, request), table)
      : stepValues(facet, counted, request, now);
  };
  return {
    found,
    facets: Object.fromEntries(facetNames.map((facet) => [facet, valuesOf(facet)])) as Narrowed<F>['facets'],
    keptOut: new Map([...onlyRefusedBy].map(([facet, refused]) => [facet, refused.length])),
  };
}

/** How many posts all filters accept. */
export function countFound(
  candidates: Iterable<NumberedFacts>,
  request: JobSearchRequest,
  now: Date,
  table: TermTable,
): number {
  const filters = narrowing(request, now, table);
  let count = 0;
  for (const facts of candidates) if (filters.every(({ accepts }) => accepts(facts))) count++;
  return count;
}

/** One for each facet that the request narrows; a post is found when all accept it. */
function narrowing(request: JobSearchRequest, now: Date, table: TermTable): { facet: FacetName; accepts: Accepts }[] {
  return facetNames.flatMap((facet) => {
    const accepts: Accepts | undefined = isTermFacet(facet)
      ? anyTerm(facet, takenOf(facet, request), table)
      : stepFilters[facet].asked(request, now)?.accepts;
    return accepts ? [{ facet, accepts }] : [];
  });
}

function anyTerm(facet: TermFacet, values: readonly string[], table: TermTable): Accepts | undefined {
  if (values.length === 0) return undefined;
  const wanted = new Set(values.map((value) => table.find(facet, value)));
  return (facts) => facts.terms[facet].some((term) => wanted.has(term));
}

type Counted = readonly (readonly NumberedFacts[])[];

/** How many posts have each term of a facet, by its number. */
function countTerms(facet: TermFacet, counted: Counted, table: TermTable): Uint32Array {
  const counts = new Uint32Array(table.size(facet));
  for (const list of counted) {
    for (const facts of list) for (const number of facts.terms[facet]) counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/** All values of a facet that posts have, most first. */
export function termCounts(facet: TermFacet, counted: Counted, table: TermTable): FacetValue[] {
  return valuesFrom(1, facet, countTerms(facet, counted, table), table);
}

/** The values that at least so many posts have. */
function valuesFrom(least: number, facet: TermFacet, counts: Uint32Array, table: TermTable): FacetValue[] {
  const values: FacetValue[] = [];
  for (const [number, count] of counts.entries()) {
    if (count >= least) values.push({ ...table.term(facet, number), count });
  }
  return values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function termValues(facet: TermFacet, counted: Counted, chosen: readonly string[], table: TermTable): FacetValue[] {
  const counts = countTerms(facet, counted, table);
  // People write skills as they like, so there may be any number of them, and nearly all are too rare to be shown.
  const least = counts.toSorted().at(-facetValuesShown) ?? 0;
  const shown = valuesFrom(Math.max(1, least), facet, counts, table).slice(0, facetValuesShown);
  const alsoChosen = chosen
    .filter((value) => !shown.some((one) => one.value === value))
    .map((value) => {
      const number = table.find(facet, value);
      return { ...table.named(facet, value), count: number === undefined ? 0 : (counts[number] ?? 0) };
    });
  return [...shown, ...alsoChosen];
}

function stepValues(facet: StepFacet, counted: Counted, request: JobSearchRequest, now: Date): FacetValue[] {
  const chosen = chosenOf(facet, request);
  const countOf = ({ value }: Term): number => {
    const { accepts }: { accepts: Accepts } = stepFilters[facet].step(Number(value), request, now);
    let count = 0;
    for (const list of counted) for (const facts of list) if (accepts(facts)) count++;
    return count;
  };
  return stepsOf(facet, request)
    .map((step) => ({ ...step, count: countOf(step) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}
