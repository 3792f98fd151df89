import { facetNames, postedWithin as postedSteps } from '@waypost/contracts/calls/jobs';
import type { FacetName, FacetValue } from '@waypost/contracts/calls/jobs';
import { termFacets } from './facts.ts';
import type { TermFacet } from './facts.ts';
import { filtersOf, paysAtLeast, postedWithin, selected, takesYears } from './filters.ts';
import type { Accepts } from './filters.ts';
import type { JobSearchRequest } from './job-search.ts';
import type { NumberedFacts, TermTable } from './term-table.ts';
import { inDollars, paySteps } from './yearly-pay.ts';

/** The values of a facet that a page shows, besides the selected ones. */
export const facetValuesShown = 20;
const experienceSteps = [0, 1, 2, 3, 5, 8, 10, 15];

type Step = { value: string; label: string; accepts: Accepts };

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
  const steps = stepsOf(request, now, chosen);
  const valuesOf = (facet: FacetName): FacetValue[] => {
    const counted = [found, onlyRefusedBy.get(facet) ?? []];
    return isTermFacet(facet)
      ? termValues(facet, counted, chosen[facet], table)
      : stepValues(steps[facet], counted, chosen[facet]);
  };
  return {
    found,
    facets: Object.fromEntries(facetNames.map((facet) => [facet, valuesOf(facet)])) as Narrowed<F>['facets'],
    keptOut: new Map([...onlyRefusedBy].map(([facet, refused]) => [facet, refused.length])),
  };
}

const isTermFacet = (facet: FacetName): facet is TermFacet => (termFacets as readonly string[]).includes(facet);

/** All values of a facet that posts have, most first. */
export function termCounts(
  facet: TermFacet,
  counted: readonly (readonly NumberedFacts[])[],
  table: TermTable,
): FacetValue[] {
  const counts = new Uint32Array(table.size(facet));
  for (const list of counted) {
    for (const facts of list) for (const number of facts.terms[facet]) counts[number] = (counts[number] ?? 0) + 1;
  }
  return [...counts]
    .flatMap((count, number) => (count > 0 ? { ...table.term(facet, number), count } : []))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function termValues(
  facet: TermFacet,
  counted: readonly (readonly NumberedFacts[])[],
  chosen: readonly string[],
  table: TermTable,
): FacetValue[] {
  const all = termCounts(facet, counted, table);
  const shown = all.slice(0, facetValuesShown);
  const alsoChosen = chosen
    .filter((value) => !shown.some((one) => one.value === value))
    .map((value) => all.find((one) => one.value === value) ?? { ...table.named(facet, value), count: 0 });
  return [...shown, ...alsoChosen];
}

function stepValues(
  steps: readonly Step[],
  counted: readonly NumberedFacts[][],
  chosen: readonly string[],
): FacetValue[] {
  return steps
    .map(({ value, label, accepts }) => {
      let count = 0;
      for (const list of counted) for (const facts of list) if (accepts(facts)) count++;
      return { value, label, count };
    })
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

/** Each step counts the posts that choosing it would leave, so the counts of a facet overlap. */
function stepsOf(
  request: JobSearchRequest,
  now: Date,
  chosen: Record<FacetName, readonly string[]>,
): Record<Exclude<FacetName, TermFacet>, Step[]> {
  const ascending = (steps: readonly number[], facet: FacetName) =>
    [...new Set([...steps, ...chosen[facet].map(Number)])].toSorted((a, b) => a - b);
  const currency = request.ctc_currency;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return {
    experience: ascending(experienceSteps, 'experience').map((years) => ({
      value: String(years),
      label: years === 1 ? '1 year' : `${years} years`,
      accepts: takesYears(years),
    })),
    pay: ascending(paySteps[currency], 'pay').map((least) => ({
      value: String(least),
      label: `${format.format(least)}+`,
      accepts: paysAtLeast(inDollars(least, currency)),
    })),
    posted_within: ascending(postedSteps.map(Number), 'posted_within').map((days) => ({
      value: String(days),
      label: days === 1 ? 'Last 24 hours' : `Last ${days} days`,
      accepts: postedWithin(days, now),
    })),
  };
}
