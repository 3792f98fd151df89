import type { Facts } from '../filters/facts.ts';
import { numberNames, type Numbers, type TermFacet, termFacets } from '../filters/filters.ts';
import { indexedStems, titlePartsOf } from '../words/searched-text.ts';
import { lookedUpWords } from '../words/word-starts.ts';
import { spellingsOf } from '../words/words.ts';
import { createNumberLists, grown, replaceList } from './number-lists.ts';
import { createNumberedNames } from './numbered-names.ts';
import { createStepBuckets, type Lying, type StepBuckets } from './step-buckets.ts';
import { createTakenRows } from './taken-rows.ts';
import { createTermTable } from './term-table.ts';
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
  const ids = createIds();
  const creators = createCreators();
  const numbers = createNumbers();
  const terms = createNumberLists();
  const taken = createTakenRows(table, terms);
  /** The stems of the title's parts, between edges. */
  const titles = createNumberLists();
  /** The words of title and company, as they are. */
  const named = createNumberLists();

  /** Names are forgotten with the last row that has them. */
  function setNames(row: number, names: Record<'terms' | 'titles' | 'named', readonly number[]>) {
    replaceList(terms, row, names.terms, table.leave);
    taken.changed(row);
    replaceList(titles, row, names.titles, words.leave);
    replaceList(named, row, names.named, words.leave);
  }

  return {
    table,
    words,
    /** The terms of all facets of a post. */
    terms,
    titles,
    named,
    numbers: numbers.columns,

    put(row: number, facts: Facts) {
      ids.put(row, facts.id);
      creators.set(row, facts.created_by);
      numbers.set(row, facts);
      const title = indexedStems(titlePartsOf(facts.title).map(spellingsOf));
      setNames(row, {
        terms: termFacets.flatMap((facet) => facts.terms[facet].flatMap((term) => table.take(facet, term))),
        titles: title.split(' ').map(words.take),
        named: [...new Set(lookedUpWords(`${facts.title} ${facts.company}`))].map(words.take),
      });
    },

    remove(row: number) {
      if (ids.of(row) === undefined) return;
      ids.remove(row);
      creators.set(row, undefined);
      setNames(row, { terms: [], titles: [], named: [] });
    },

    /** The id of the post in a row that is in use. */
    idOf: (row: number): string => ids.of(row) ?? '',

    /** How many posts there are. */
    size: ids.size,
    /** One more than the highest row. */
    length: ids.length,

    /** The rows that are there. */
    rows: ids.rows,

    /** One byte for each row: 1 where the row has one of these values. */
    taken: (facet: TermFacet, values: readonly string[]): Uint8Array => taken.of(facet, values, ids.length()),

    /** For each row, how many of the points its number lies behind. */
    placesOf: (name: keyof Numbers, points: Float64Array, lying: Lying): Uint8Array =>
      numbers.buckets[name].of(points, lying, ids.length()),

    /** How many of all posts have each term, by its number. */
    termCounts: table.counts,

    /** Those of the rows that this person published; all where nobody is asked for. */
    ofCreator: (rows: Uint32Array, creator: string | undefined): Uint32Array =>
      creator === undefined ? rows : rows.filter(creators.whose(creator)),
  };
}

/** The posts of the rows that are there. */
function createIds() {
  const ids: (string | undefined)[] = [];
  let size = 0;
  let all: Uint32Array | undefined;

  function rowsThere(): Uint32Array {
    const rows = new Uint32Array(size);
    let at = 0;
    for (let row = 0; row < ids.length; row++) if (ids[row] !== undefined) rows[at++] = row;
    return rows;
  }

  function set(row: number, id: string | undefined) {
    size += Number(id !== undefined) - Number(ids[row] !== undefined);
    all = undefined;
    while (ids.length <= row) ids.push(undefined);
    ids[row] = id;
  }

  return {
    put: (row: number, id: string) => set(row, id),
    remove: (row: number) => set(row, undefined),
    of: (row: number) => ids[row],
    size: () => size,
    length: () => ids.length,
    rows: (): Uint32Array => (all ??= rowsThere()),
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

/** Who published each row: one more than their number. */
function createCreators() {
  const creators = createNumberedNames();
  let column = new Uint32Array(64);
  return {
    set(row: number, creator: string | undefined) {
      column = grown(column, row);
      const before = column[row] ?? 0;
      column[row] = creator === undefined ? 0 : creators.take(creator) + 1;
      if (before > 0) creators.leave(before - 1);
    },
    whose(creator: string): (row: number) => boolean {
      const number = creators.find(creator);
      return (row) => number !== undefined && column[row] === number + 1;
    },
  };
}
