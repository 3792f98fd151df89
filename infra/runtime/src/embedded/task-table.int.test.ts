import { afterAll, expect, it } from 'vitest';
import { until } from '../testing/until.ts';
import { type Database, openDatabase, type SqlValue } from './database.ts';
import { createTaskTable } from './task-table.ts';

const database = openDatabase(':memory:');
afterAll(() => database.close());

/** Of each statement that was run, how SQLite finds its rows. */
const plans = new Map<string, string[]>();
const watched =
  <Result>(method: (sql: string, ...params: SqlValue[]) => Result) =>
  (sql: string, ...params: SqlValue[]): Result => {
    const steps = database.all(`EXPLAIN QUERY PLAN ${sql}`, ...params);
    plans.set(
      sql,
      steps.map(({ detail }) => String(detail)),
    );
    return method(sql, ...params);
  };

const explained: Database = {
  ...database,
  get: watched(database.get),
  all: watched(database.all),
  run: watched(database.run),
};

it('neither looks at all tasks nor puts them in order, however many wait', async () => {
  const table = createTaskTable(explained);
  await table.add('scoring.score', { id: 'a', payload: {}, attempts: 5, owner: 'o' });
  await table.add('scoring.score', { id: 'b', payload: {}, attempts: 5, owner: null });
  const [first, second] = await table.claim('scoring.score', 2);
  table.untilDue('scoring.score');
  table.oldest('scoring.score');
  table.depth('scoring.score');
  await table.putBack(first?.seq ?? 0, 1_000, 'no', 0);
  await table.remove(second?.seq ?? 0);

  expect(plans.size).toBeGreaterThanOrEqual(9);
  const steps = [...plans.values()].flat();
  expect(steps.filter((step) => step.startsWith('SEARCH tasks')).length).toBeGreaterThanOrEqual(8);
  expect(steps.filter((step) => step.includes('SCAN tasks') || step.includes('TEMP B-TREE'))).toEqual([]);
});

it('walks past none that is not due yet, and takes them when they are', async () => {
  const table = createTaskTable(explained);
  const name = 'scoring.away';
  for (const id of ['a', 'b', 'c']) await table.add(name, { id, payload: {}, attempts: 5, owner: null });
  for (const { seq, task } of await table.claim(name, 3)) {
    await table.putBack(seq, task.id === 'b' ? 1 : 60_000, 'away', 1);
  }
  await until(() => table.untilDue(name) === 0);
  await table.add(name, { id: 'd', payload: {}, attempts: 5, owner: 'o' });
  const walked = [...plans.keys()].find((sql) => sql.includes('ORDER BY turn')) ?? '';
  const among = walked
    .replace('*', 'id')
    .replace(/ AND \+?due .*(?= ORDER)/, '')
    .replace(/ LIMIT .*/, '');

  const claimed = await table.claim(name, 1);
  expect(claimed.map(({ task }) => task.id)).toEqual(['b']);
  expect(database.all(among, name).map(({ id }) => id)).toEqual(['d']);
});
