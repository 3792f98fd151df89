import { LRUCache } from 'lru-cache';
import type { TermFacet } from '../filters/filters.ts';
import { grown, type NumberLists } from './number-lists.ts';
import type { TermTable } from './term-table.ts';

export type TakenRows = {
  /** One byte for each row: 1 where the row has one of the values. Valid until a row changes. */
  of(facet: TermFacet, values: readonly string[], length: number): Uint8Array;
  /** Has to be called for each row whose terms have changed. */
  changed(row: number): void;
};

/** How many filters are kept, each one byte a row. */
const mostKept = 12;

/** Knows which rows a filter takes. Keeps what was asked last, as the same few filters go with every keyword. */
export function createTakenRows(table: TermTable, terms: NumberLists): TakenRows {
  type Kept = { facet: TermFacet; values: readonly string[]; marks: Uint8Array<ArrayBuffer> };
  const kept = new LRUCache<string, Kept>({ max: mostKept });

  const numbersIn = ({ facet, values }: Kept) => new Set(values.map((value) => table.find(facet, value)));

  function mark({ marks }: Kept, row: number, numbers: ReadonlySet<number | undefined>) {
    const { pool, starts, ends } = terms;
    const end = ends[row] ?? 0;
    let has = 0;
    for (let at = starts[row] ?? 0; at < end; at++) if (numbers.has(pool[at])) has = 1;
    marks[row] = has;
  }

  function made(facet: TermFacet, values: readonly string[], length: number): Kept {
    const one = { facet, values, marks: new Uint8Array(length) };
    const isOne = new Uint8Array(table.size());
    for (const number of numbersIn(one)) if (number !== undefined) isOne[number] = 1;
    const { pool, starts, ends } = terms;
    for (let row = 0; row < length; row++) {
      const end = ends[row] ?? 0;
      let has = 0;
      for (let at = starts[row] ?? 0; at < end; at++) has |= isOne[pool[at] ?? 0] ?? 0;
      one.marks[row] = has;
    }
    return one;
  }

  return {
    of(facet, values, length) {
      const key = JSON.stringify([facet, values]);
      const one = kept.get(key) ?? made(facet, values, length);
      kept.set(key, one);
      return one.marks;
    },

    changed(row) {
      for (const one of kept.values()) {
        one.marks = grown(one.marks, row);
        mark(one, row, numbersIn(one));
      }
    },
  };
}
