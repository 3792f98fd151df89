import { facetNames, type FacetName, type FacetValue } from '@waypost/contracts/calls/jobs';
import { firstOf } from '../../first-of.ts';
import type { Bound } from '../filters/filter.ts';
import {
  chosenOf,
  facetValuesShown,
  isTermFacet,
  spanFilter,
  stepFilters,
  stepsOf,
  takenOf,
  termOfStep,
  type Numbers,
  type StepFacet,
  type TermFacet,
} from '../filters/filters.ts';
import type { JobSearchRequest } from '../job-search.ts';
import { type PostColumns, unknown } from './post-columns.ts';
import type { TermTable } from './term-table.ts';

const none = new Uint32Array();

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
export function narrow(columns: PostColumns, candidates: Uint32Array, narrowing: Narrowing): Narrowed {
  const { request, now } = narrowing;
  const { found, others, onlyRefusedBy } = split(candidates, narrowing);
  const counts = countTerms(columns, found, candidates.length === columns.size() ? others : undefined);

  const valuesOf = (facet: FacetName): FacetValue[] => {
    const refused = onlyRefusedBy.get(facet) ?? none;
    if (!isTermFacet(facet)) return stepValues(facet, columns, [found, refused], request, now);
    const own = () => changeCounts(counts.slice(), columns, refused, 1);
    const isAll = found.length + refused.length === columns.size();
    const ownCounts = refused.length === 0 ? counts : isAll ? columns.termCounts() : own();
    return termValues(facet, ownCounts, chosenOf(facet, request), columns.table);
  };
  return {
    found,
    facets: Object.fromEntries(facetNames.map((facet) => [facet, valuesOf(facet)])) as Narrowed['facets'],
    keptOut: new Map([...onlyRefusedBy].map(([facet, refused]) => [facet, refused.length])),
  };
}

/** How many posts all filters accept. */
export function countFound(candidates: Uint32Array, { refusals }: Narrowing): number {
  let count = 0;
  for (let at = 0; at < candidates.length; at++) if (refusals[candidates[at]!] === 0) count++;
  return count;
}

/** What a request narrows by, whatever its keyword finds. */
export type Narrowing = {
  request: JobSearchRequest;
  now: Date;
  /** The facets that it narrows by, and for each a 1 in the place of every row that its filter takes. */
  facets: readonly FacetName[];
  taken: readonly Uint8Array[];
  /** How many of them refuse each row. */
  refusals: Uint8Array;
};

export function narrowingBy(columns: PostColumns, request: JobSearchRequest, now: Date): Narrowing {
  const facets: FacetName[] = [];
  const taken: Uint8Array[] = [];
  for (const facet of facetNames) {
    const marks = takenBy(facet);
    if (marks === undefined) continue;
    facets.push(facet);
    taken.push(marks);
  }
  const refusals = new Uint8Array(columns.length());
  for (const marks of taken) addRefusals(refusals, marks);
  return { request, now, facets, taken, refusals };

  function takenBy(facet: FacetName): Uint8Array | undefined {
    if (isTermFacet(facet)) {
      const values = takenOf(facet, request);
      return values.length === 0 ? undefined : columns.taken(facet, values);
    }
    const asked = stepFilters[facet].asked(request, now);
    return asked && within(columns, asked.bounds);
  }
}

function addRefusals(refusals: Uint8Array, marks: Uint8Array) {
  for (let row = 0; row < refusals.length; row++) refusals[row]! += 1 - marks[row]!;
}

/** One byte for each row: 1 where its numbers lie within all of the bounds. */
function within(columns: PostColumns, bounds: readonly Bound<Numbers>[]): Uint8Array {
  const marks = new Uint8Array(columns.length()).fill(1);
  for (const { of, least, most, orUnknown = false } of bounds) {
    const own = orUnknown ? new Uint8Array(marks.length).fill(1) : marks;
    if (least !== undefined) keepWhere(own, columns.placesOf(of, Float64Array.of(least), 'upTo'), 1);
    if (most !== undefined) keepWhere(own, columns.placesOf(of, Float64Array.of(most), 'below'), 0);
    if (!orUnknown) continue;
    addUnknown(own, columns.numbers[of]);
    keepWhere(marks, own, 1);
  }
  return marks;
}

function keepWhere(marks: Uint8Array, places: Uint8Array, place: 0 | 1) {
  const other = 1 - place;
  for (let row = 0; row < marks.length; row++) marks[row]! &= places[row]! ^ other;
}

function addUnknown(marks: Uint8Array, numbers: Float64Array) {
  for (let row = 0; row < marks.length; row++) if (numbers[row] === unknown) marks[row] = 1;
}

/** Written over by each pass, as making room for all rows takes as long as the pass itself. */
let room: [found: Uint32Array, others: Uint32Array] = [none, none];

function roomFor(rows: number) {
  if (room[0].length < rows) room = [new Uint32Array(rows), new Uint32Array(rows)];
  return room;
}

/** One pass: what all filters take, and what a single one keeps out. `others` are all that is not found, until the next pass. */
function split(candidates: Uint32Array, { facets, taken, refusals }: Narrowing) {
  const refused = facets.map((): number[] => []);
  if (facets.length === 0) return { found: candidates, others: none, onlyRefusedBy: new Map<FacetName, Uint32Array>() };

  const [found, others] = roomFor(candidates.length);
  let count = 0;
  for (let at = 0; at < candidates.length; at++) {
    const row = candidates[at] ?? 0;
    if (refusals[row] === 0) {
      found[count++] = row;
      continue;
    }
    others[at - count] = row;
    if (refusals[row] === 1) refused[taken.findIndex((marks) => marks[row] === 0)]?.push(row);
  }
  const onlyRefusedBy = new Map(facets.map((facet, at) => [facet, Uint32Array.from(refused[at] ?? [])]));
  return { found: found.slice(0, count), others: others.subarray(0, candidates.length - count), onlyRefusedBy };
}

/** How many of the rows have each term, by its number: they are counted, or what is left without them, whichever is less. */
function countTerms(columns: PostColumns, rows: Uint32Array, others?: Uint32Array): Uint32Array {
  const all = columns.termCounts();
  if (rows.length * 2 <= columns.size()) return changeCounts(new Uint32Array(all.length), columns, rows, 1);
  if (rows.length === columns.size()) return all;
  return changeCounts(all.slice(), columns, others ?? without(columns, rows), -1);
}

/** All rows but these. */
function without(columns: PostColumns, rows: Uint32Array): Uint32Array {
  const isOne = new Uint8Array(columns.length());
  for (const row of rows) isOne[row] = 1;
  return columns.rows().filter((row) => isOne[row] === 0);
}

function changeCounts(counts: Uint32Array, columns: PostColumns, rows: Uint32Array, change: 1 | -1): Uint32Array {
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
  const order = (a: number, b: number) => countOf(b) - countOf(a) || (table.valueOf(a) < table.valueOf(b) ? -1 : 1);
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
  columns: PostColumns,
  counted: readonly Uint32Array[],
  request: JobSearchRequest,
  now: Date,
): FacetValue[] {
  const { span, pointOf, takesUnknown } = spanFilter(facet);
  const steps = stepsOf(facet, request)
    .map((step, place) => ({ ...termOfStep(facet, step, request), place, point: pointOf(step, request, now) }))
    .toSorted((a, b) => a.point - b.point);
  const points = Float64Array.from(steps, ({ point }) => point);
  const [starts, ends] = [
    span.from && columns.placesOf(span.from, points, 'below'),
    columns.placesOf(span.to, points, 'upTo'),
  ];
  /** How many more posts, or fewer, take a point than the one before it. */
  const changes = new Int32Array(points.length + 1);
  for (const rows of counted) {
    if (starts) addPlaces(changes, starts, rows, 1);
    else changes[0]! += rows.length;
    addPlaces(changes, ends, rows, -1);
    if (takesUnknown?.(request)) changes[0]! += unknownAmong(rows, columns.numbers[span.to]);
  }
  const chosen = chosenOf(facet, request);
  let count = 0;
  return steps
    .map(({ value, label, place }, at) => ({ place, value, label, count: (count += changes[at] ?? 0) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value, label, count }) => ({ value, label, count }))
    .filter((one) => one.count > 0 || chosen.includes(one.value));
}

function unknownAmong(rows: Uint32Array, numbers: Float64Array): number {
  let count = 0;
  for (let at = 0; at < rows.length; at++) if (numbers[rows[at]!] === unknown) count++;
  return count;
}

function addPlaces(changes: Int32Array, places: Uint8Array, rows: Uint32Array, change: 1 | -1) {
  for (let at = 0; at < rows.length; at++) changes[places[rows[at]!]!]! += change;
}

/** Whether the post of a row is open. */
export function isOpenIn({ table, terms }: PostColumns): (row: number) => boolean {
  const open = table.find('status', 'Open');
  return (row) => open !== undefined && terms.of(row).includes(open);
}

export const openRows = (columns: PostColumns): Uint32Array => columns.rows().filter(isOpenIn(columns));
