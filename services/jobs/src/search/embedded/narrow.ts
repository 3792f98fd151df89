import { facetNames, type FacetName, type FacetValue } from '@waypost/contracts/calls/jobs';
import { firstOf } from '../../first-of.ts';
import {
  chosenOf,
  facetValuesShown,
  isTermFacet,
  spanFilter,
  stepFilters,
  stepsOf,
  takenOf,
  type Numbers,
  type StepFacet,
  type TermFacet,
} from '../filters/filters.ts';
import type { JobSearchRequest } from '../job-search.ts';
import type { PostColumns } from './post-columns.ts';
import type { TermTable } from './term-table.ts';

export type Narrowed = {
  found: Uint32Array;
  facets: Record<FacetName, FacetValue[]>;
  /** Posts that only this facet's selection keeps out. */
  keptOut: Map<FacetName, number>;
};

/**
 * Filters and counts. A facet counts what it would leave, its own selection ignored: a post that all filters accept counts
 * for every facet, one that a single filter refuses counts for that filter's facet alone.
 * @param candidates rows, each once.
 */
export function narrow(columns: PostColumns, candidates: Uint32Array, request: JobSearchRequest, now: Date): Narrowed {
  const { found, onlyRefusedBy } = split(columns, candidates, narrowing(columns, request, now));
  const counts = countTerms(columns, found);

  const valuesOf = (facet: FacetName): FacetValue[] => {
    const refused = onlyRefusedBy.get(facet) ?? [];
    if (!isTermFacet(facet)) return stepValues(facet, columns, [found, refused], request, now);
    const ownCounts = refused.length === 0 ? counts : changeCounts(counts.slice(), columns, refused, 1);
    return termValues(facet, ownCounts, chosenOf(facet, request), columns.table);
  };
  return {
    found,
    facets: Object.fromEntries(facetNames.map((facet) => [facet, valuesOf(facet)])) as Narrowed['facets'],
    keptOut: new Map([...onlyRefusedBy].map(([facet, refused]) => [facet, refused.length])),
  };
}

/** How many posts all filters accept. */
export const countFound = (
  columns: PostColumns,
  candidates: Uint32Array,
  request: JobSearchRequest,
  now: Date,
): number => split(columns, candidates, narrowing(columns, request, now)).found.length;

/** A bit for each facet that the request narrows: a term has the bit of the filter that takes it. */
type Narrowing = {
  facets: readonly FacetName[];
  takenBy: Uint16Array;
  byNumbers: readonly { bit: number; accepts: (numbers: Numbers) => boolean }[];
};

function narrowing({ table }: PostColumns, request: JobSearchRequest, now: Date): Narrowing {
  const facets: FacetName[] = [];
  const takenBy = new Uint16Array(table.size());
  const byNumbers: { bit: number; accepts: (numbers: Numbers) => boolean }[] = [];
  for (const facet of facetNames) {
    const bit = 1 << facets.length;
    if (isTermFacet(facet)) {
      const taken = takenOf(facet, request);
      if (taken.length === 0) continue;
      for (const value of taken) {
        const term = table.find(facet, value);
        if (term !== undefined) takenBy[term] = bit;
      }
    } else {
      const asked = stepFilters[facet].asked(request, now);
      if (asked === undefined) continue;
      byNumbers.push({ bit, accepts: asked.accepts });
    }
    facets.push(facet);
  }
  return { facets, takenBy, byNumbers };
}

/** One pass: what all filters take, and what a single one keeps out. */
function split(columns: PostColumns, candidates: Uint32Array, { facets, takenBy, byNumbers }: Narrowing) {
  const refused = facets.map((): number[] => []);
  const onlyRefusedBy = new Map(facets.map((facet, at) => [facet, refused[at] ?? []]));
  if (facets.length === 0) return { found: candidates, onlyRefusedBy };

  const { pool, starts, ends } = columns.terms;
  const numbersOf = numbersAt(columns);
  const byAll = (1 << facets.length) - 1;
  const hasTerms = byNumbers.length < facets.length;
  const found = new Uint32Array(candidates.length);
  let count = 0;
  for (const row of candidates) {
    let taken = 0;
    const end = hasTerms ? (ends[row] ?? 0) : 0;
    for (let at = starts[row] ?? 0; at < end; at++) taken |= takenBy[pool[at] ?? 0] ?? 0;
    for (const { bit, accepts } of byNumbers) if (accepts(numbersOf(row))) taken |= bit;
    const missing = byAll & ~taken;
    if (missing === 0) found[count++] = row;
    else if ((missing & (missing - 1)) === 0) refused[31 - Math.clz32(missing)]?.push(row);
  }
  return { found: found.slice(0, count), onlyRefusedBy };
}

/** The numbers of a row, always in the same object. */
function numbersAt({ numbers: { from_years, to_years, pay, posted } }: PostColumns): (row: number) => Numbers {
  const numbers: Numbers = { from_years: 0, to_years: 0, pay: 0, posted: 0 };
  return (row) => {
    numbers.from_years = from_years[row] ?? 0;
    numbers.to_years = to_years[row] ?? 0;
    numbers.pay = pay[row] ?? null;
    if (numbers.pay === -Infinity) numbers.pay = null;
    numbers.posted = posted[row] ?? 0;
    return numbers;
  };
}

type Rows = Uint32Array | readonly number[];

/** How many of the rows have each term, by its number: they are counted, or what is left without them, whichever is less. */
function countTerms(columns: PostColumns, rows: Uint32Array): Uint32Array {
  const all = columns.termCounts();
  if (rows.length * 2 <= columns.size()) return changeCounts(new Uint32Array(all.length), columns, rows, 1);
  if (rows.length === columns.size()) return all;
  const isOne = new Uint8Array(columns.length());
  for (const row of rows) isOne[row] = 1;
  const others = columns.rows().filter((row) => isOne[row] === 0);
  return changeCounts(all.slice(), columns, others, -1);
}

function changeCounts(counts: Uint32Array, columns: PostColumns, rows: Rows, change: 1 | -1): Uint32Array {
  const { pool, starts, ends } = columns.terms;
  for (const row of rows) {
    const end = ends[row] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const term = pool[at] ?? 0;
      counts[term] = (counts[term] ?? 0) + change;
    }
  }
  return counts;
}

/** All values of a facet that the rows have, most first. */
export function valuesIn(facet: TermFacet, columns: PostColumns, rows: Uint32Array): FacetValue[] {
  return mostOf(facet, countTerms(columns, rows), columns.table, Infinity);
}

function mostOf(facet: TermFacet, counts: Uint32Array, table: TermTable, most: number): FacetValue[] {
  const countOf = (term: number) => counts[term] ?? 0;
  const had = Uint32Array.from(table.numbersOf(facet)).filter((term) => countOf(term) > 0);
  const order = (a: number, b: number) =>
    countOf(b) - countOf(a) || (table.term(a).value < table.term(b).value ? -1 : 1);
  return firstOf(had, most, order).map((term) => ({ ...table.term(term), count: countOf(term) }));
}

function termValues(facet: TermFacet, counts: Uint32Array, chosen: readonly string[], table: TermTable): FacetValue[] {
  const shown = mostOf(facet, counts, table, facetValuesShown);
  const alsoChosen = chosen
    .filter((value) => !shown.some((one) => one.value === value))
    .map((value) => ({ ...table.named(facet, value), count: counts[table.find(facet, value) ?? -1] ?? 0 }));
  return [...shown, ...alsoChosen];
}

function stepValues(
  facet: StepFacet,
  { numbers }: PostColumns,
  counted: readonly Rows[],
  request: JobSearchRequest,
  now: Date,
): FacetValue[] {
  const { span, pointOf } = spanFilter(facet);
  const steps = stepsOf(facet, request)
    .map((step, place) => ({ ...step, place, point: pointOf(Number(step.value), request, now) }))
    .toSorted((a, b) => a.point - b.point);
  const points = Float64Array.from(steps, ({ point }) => point);
  const [from, to] = [span.from && numbers[span.from], numbers[span.to]];
  /** How many more posts, or fewer, take a point than the one before it. */
  const changes = new Int32Array(points.length + 1);
  for (const rows of counted) {
    for (const row of rows) {
      let end = points.length;
      while (end > 0 && (points[end - 1] ?? 0) > (to[row] ?? 0)) end--;
      let start = 0;
      if (from) while (start < end && (points[start] ?? 0) < (from[row] ?? 0)) start++;
      changes[start] = (changes[start] ?? 0) + 1;
      changes[end] = (changes[end] ?? 0) - 1;
    }
  }
  const chosen = chosenOf(facet, request);
  let count = 0;
  return steps
    .map(({ value, label, place }, at) => ({ place, value, label, count: (count += changes[at] ?? 0) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value, label, count }) => ({ value, label, count }))
    .filter((one) => one.count > 0 || chosen.includes(one.value));
}
