import { facetNames, type FacetName, type FacetValue } from '@waypost/contracts/calls/jobs';
import { stepsOf, type Step, type StepFacet } from '../facet-steps.ts';
import { isTermFacet, type TermFacet } from '../facts.ts';
import { filtersOf, paysAtLeast, postedWithin, selected, takesYears, type Accepts } from '../filters/filters.ts';
import { inDollars } from '../filters/yearly-pay.ts';
import type { JobSearchRequest } from '../job-search.ts';
import type { NumberedFacts, TermTable } from './term-table.ts';

/** The values of a facet that a page shows, besides the selected ones. */
export const facetValuesShown = 20;

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
  const filters = filtersOf(request, now, table);
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

  const chosen = selected(request);
  const steps = stepsOf(request, chosen);
  const accepting = stepFilters(request, now);
  const valuesOf = (facet: FacetName): FacetValue[] => {
    const counted = [found, onlyRefusedBy.get(facet) ?? []];
    return isTermFacet(facet)
      ? termValues(facet, counted, chosen[facet], table)
      : stepValues(steps[facet], accepting[facet], counted, chosen[facet]);
  };
  return {
    found,
    facets: Object.fromEntries(facetNames.map((facet) => [facet, valuesOf(facet)])) as Narrowed<F>['facets'],
    keptOut: new Map([...onlyRefusedBy].map(([facet, refused]) => [facet, refused.length])),
  };
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

function stepValues(
  steps: readonly Step[],
  accepting: (step: number) => Accepts,
  counted: readonly NumberedFacts[][],
  chosen: readonly string[],
): FacetValue[] {
  return steps
    .map(({ value, label }) => {
      const accepts = accepting(Number(value));
      let count = 0;
      for (const list of counted) for (const facts of list) if (accepts(facts)) count++;
      return { value, label, count };
    })
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

const stepFilters = (request: JobSearchRequest, now: Date): Record<StepFacet, (step: number) => Accepts> => ({
  experience: takesYears,
  pay: (least) => paysAtLeast(inDollars(least, request.ctc_currency)),
  posted_within: (days) => postedWithin(days, now),
});
