import type { Facts } from '../filters/facts.ts';
import { numberNames, type Numbers, type TermFacet, termFacets } from '../filters/filters.ts';
import { indexedStems, partsOf } from '../words/searched-text.ts';
import { foldedWords, spellingsOf } from '../words/words.ts';
import { createNumberLists, grown } from './number-lists.ts';
import { createStepBuckets, type Lying, type StepBuckets } from './step-buckets.ts';
import { createTakenRows } from './taken-rows.ts';
import { createTermTable, type TermTable } from './term-table.ts';
import { createWordTable } from './word-table.ts';

/** Stands for a number that is not known: below all that anybody asks for. */
export const unknown = -Infinity;

export type PostColumns = ReturnType<typeof createPostColumns>;

/**
 * What posts are filtered, counted and sorted by, in columns: a row of the index is a place in each of them. Some 200 bytes a
 * post, beside the names of terms.
 */
export function createPostColumns() {
  const table = createTermTable();
  const words = createWordTable();
  const ids: (string | undefined)[] = [];
  const creators = createCreators();
  const numbers = createNumbers();
  const terms = createCountedTerms(table);
  /** The stems of the title's parts, between edges. */
  const titles = createNumberLists();
  /** The words of title and company, as they are. */
  const named = createNumberLists();
  let size = 0;
  let all: Uint32Array | undefined;

  function remove(row: number) {
    if (ids[row] === undefined) return;
    terms.set(row, []);
    titles.set(row, []);
    named.set(row, []);
    ids[row] = undefined;
    size--;
    all = undefined;
  }

  return {
    table,
    words,
    /** The terms of all facets of a post. */
    terms: terms.lists,
    titles,
    named,
    numbers: numbers.columns,

    put(row: number, facts: Facts) {
      remove(row);
      size++;
      all = undefined;
      while (ids.length <= row) ids.push(undefined);
      ids[row] = facts.id;
      creators.set(row, facts.created_by);
      numbers.set(row, facts);
      terms.set(
        row,
        termFacets.flatMap((facet) => facts.terms[facet].map((term) => table.numberOf(facet, term))),
      );
      const title = indexedStems(partsOf(facts.title).map(spellingsOf));
      titles.set(row, title.split(' ').map(words.numberOf));
      named.set(row, [...new Set(foldedWords(`${facts.title} ${facts.company}`))].map(words.numberOf));
    },

    remove,

    /** Of a row that is there. */
    idOf: (row: number): string => ids[row] ?? '',

    /** How many posts there are. */
    size: () => size,
    /** One more than the highest row. */
    length: () => ids.length,

    /** The rows that are there. */
    rows: (): Uint32Array => (all ??= rowsThere(ids, size)),

    /** A 1 in the place of each row that has one of these values. */
    taken: (facet: TermFacet, values: readonly string[]): Uint8Array => terms.taken.of(facet, values, ids.length),

    /** Of each row how many of the points its number lies behind. */
    placesOf: (name: keyof Numbers, points: Float64Array, lying: Lying): Uint8Array =>
      numbers.buckets[name].of(points, lying, ids.length),

    /** How many of all posts have each term, by its number. */
    termCounts: (): Uint32Array => terms.counts(table.size()),

    /** Those of the rows that this person published; all where nobody is asked for. */
    ofCreator: (rows: Uint32Array, creator: string | undefined): Uint32Array =>
      creator === undefined ? rows : rows.filter(creators.whose(creator)),
  };
}

function rowsThere(ids: readonly (string | undefined)[], size: number): Uint32Array {
  const rows = new Uint32Array(size);
  let at = 0;
  for (let row = 0; row < ids.length; row++) if (ids[row] !== undefined) rows[at++] = row;
  return rows;
}

/** The terms of each row, and how many rows have each. */
function createCountedTerms(table: TermTable) {
  const lists = createNumberLists();
  const taken = createTakenRows(table, lists);
  let counts = new Uint32Array(64);

  function count(row: number, change: number) {
    for (const term of lists.of(row)) {
      counts = grown(counts, term);
      counts[term] = (counts[term] ?? 0) + change;
    }
  }

  return {
    lists,
    taken,
    set(row: number, terms: readonly number[]) {
      count(row, -1);
      lists.set(row, terms);
      count(row, 1);
      taken.changed(row);
    },
    /** By term, at least so many. */
    counts: (size: number): Uint32Array => (counts = grown(counts, size)),
  };
}

function createNumbers() {
  const columns = Object.fromEntries(numberNames.map((name) => [name, new Float64Array(64)])) as Record<
    keyof Numbers,
    Float64Array<ArrayBuffer>
  >;
  const buckets = Object.fromEntries(
    numberNames.map((name) => [name, createStepBuckets(() => columns[name])]),
  ) as Record<keyof Numbers, StepBuckets>;
  return {
    columns: columns as Readonly<Record<keyof Numbers, Float64Array>>,
    buckets,
    set(row: number, numbers: Numbers) {
      for (const name of numberNames) {
        columns[name] = grown(columns[name], row);
        columns[name][row] = numbers[name] ?? unknown;
        buckets[name].changed(row);
      }
    },
  };
}

/** Who published each row, as a number. */
function createCreators() {
  const numbers = new Map<string, number>();
  let column = new Uint32Array(64);
  return {
    set(row: number, creator: string) {
      const number = numbers.get(creator) ?? numbers.size + 1;
      numbers.set(creator, number);
      column = grown(column, row);
      column[row] = number;
    },
    whose(creator: string): (row: number) => boolean {
      const number = numbers.get(creator);
      return (row) => number !== undefined && column[row] === number;
    },
  };
}
