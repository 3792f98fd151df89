import { expect, it } from 'vitest';
import { createNumberLists } from './number-lists.ts';
import { createTakenRows } from './taken-rows.ts';
import { createTermTable } from './term-table.ts';

function rowsWithSkills(skills: readonly string[][]) {
  const [table, terms] = [createTermTable(), createNumberLists()];
  const taken = createTakenRows(table, terms);
  const numbersOf = (values: readonly string[]) =>
    values.flatMap((value) => table.take('skills', { value, label: value }));
  let length = 0;
  const set = (row: number, values: readonly string[]) => {
    length = Math.max(length, row + 1);
    terms.set(row, numbersOf(values));
    taken.changed(row);
  };
  for (const [row, values] of skills.entries()) set(row, values);
  const rows = (...values: string[]) =>
    [...taken.of('skills', values, length)].flatMap((mark, row) => (mark === 1 ? [row] : []));
  return { rows, set };
}

it('finds the rows that have one of the values', () => {
  const { rows } = rowsWithSkills([['sql'], [], ['sql', 'go'], ['rust']]);
  expect(rows('sql')).toEqual([0, 2]);
  expect(rows('rust', 'go')).toEqual([2, 3]);
  expect(rows('cobol')).toEqual([]);
});

it('knows what has changed since it was asked for the first time, with values that are new and rows further down', () => {
  const { rows, set } = rowsWithSkills([['sql'], ['go']]);
  expect([rows('sql', 'rust'), rows('sql')]).toEqual([[0], [0]]);
  set(0, []);
  set(1, ['sql']);
  set(300, ['rust']);
  expect([rows('sql', 'rust'), rows('sql')]).toEqual([[1, 300], [1]]);
});

it('forgets what was asked for long ago, and finds it again', () => {
  const { rows, set } = rowsWithSkills([['sql']]);
  rows('sql');
  for (let at = 0; at < 50; at++) rows(`skill ${at}`);
  set(0, ['go']);
  set(1, ['sql']);
  expect(rows('sql')).toEqual([1]);
});
