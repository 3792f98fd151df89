import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Term } from '../filters/filter.ts';
import { replaceList, createNumberLists } from './number-lists.ts';
import { createTermTable } from './term-table.ts';

/** Few of each, so that posts share them. */
const spelt: fc.Arbitrary<Term> = fc
  .constantFrom('sql', 'Sql', 'SQL', 'go', 'Go', 'rust')
  .map((label) => ({ value: label.toLowerCase(), label }));
const terms = fc.uniqueArray(spelt, { selector: ({ value }) => value, maxLength: 3 });
const edits = fc.array(fc.tuple(fc.nat({ max: 4 }), terms), { maxLength: 40 });

it('knows of each term how many rows have it, and its first spelling among these, as if each row were read', () => {
  fc.assert(
    fc.property(edits, (edits) => {
      const [table, lists] = [createTermTable(), createNumberLists()];
      const rows = new Map<number, readonly Term[]>();
      for (const [row, terms] of edits) {
        const taken = terms.flatMap((term) => table.take('skills', term));
        replaceList(lists, row, taken, table.leave);
        rows.set(row, terms);
      }
      const known = table
        .numbersOf('skills')
        .map((number) => ({ ...table.term(number), count: table.counts()[number] }));
      const had = Map.groupBy([...rows.values()].flat(), ({ value }) => value);
      const read = [...had].map(([value, posts]) => ({
        value,
        label: posts.map(({ label }) => label).toSorted()[0],
        count: posts.length,
      }));
      const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1);
      expect(known.toSorted(byValue)).toEqual(read.toSorted(byValue));
      for (const { value } of read) expect(table.valueOf(table.find('skills', value) ?? -1)).toBe(value);
    }),
  );
});
