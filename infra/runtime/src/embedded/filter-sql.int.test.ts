import { afterAll, expect, it } from 'vitest';
import type { Filter } from '../ports/documents.ts';
import { openDatabase } from './database.ts';
import { prepareTable } from './document-table.ts';
import { compileFilter } from './filter-sql.ts';

const database = openDatabase(':memory:');
afterAll(() => database.close());

const { documents, elements, paths } = await database.write(() => {
  const table = prepareTable(database, 'test', {
    name: 'test',
    indexes: [{ key: { owner: 1, rank: -1 } }, { key: { slug: 1 }, unique: true }, { key: { 'tags.name': 1 } }],
  });
  const tagged = { _id: 'a', tags: [{ name: 'x' }] };
  table.insert(tagged);
  return table;
});

function planOf(filter: Filter, order = ''): string[] {
  const { where, params } = compileFilter(filter, paths, elements);
  return database
    .all(`EXPLAIN QUERY PLAN SELECT json FROM ${documents} WHERE ${where} ${order}`, ...params)
    .map((row) => String(row['detail']));
}

it.each<Filter>([
  { _id: 'a' },
  { _id: { $in: ['a', 'b'] } },
  { _id: { $gt: 'a' } },
  { owner: 'o' },
  { owner: { $in: ['o', 'p'] } },
  { owner: null },
  { owner: { $gte: 'o', $lt: 'p' } },
  { owner: { $gt: 5 } },
  { owner: { $exists: true } },
  { slug: 's' },
  { slug: { $in: ['s'] } },
  { 'tags.name': 'x' },
  { 'tags.name': { $in: ['x'] } },
  { $or: [{ owner: 'o' }, { slug: 's' }, { 'tags.name': 'x' }] },
])('finds by an index and never reads every document: %o', (filter) => {
  const plan = planOf(filter);
  expect(plan.some((step) => step.startsWith(`SEARCH`))).toBe(true);
  expect(plan.filter((step) => step.startsWith(`SCAN ${documents.replaceAll('"', '')}`))).toEqual([]);
});

it('reads in the order of the index after an equal value', () => {
  const sorted = planOf({ owner: 'o' }, `ORDER BY json_extract(json, '$."rank"') DESC`);
  expect(sorted.join()).not.toContain('TEMP B-TREE');
});
