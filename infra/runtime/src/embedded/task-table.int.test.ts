import { afterAll, expect, it } from 'vitest';
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

  expect(plans.size).toBeGreaterThanOrEqual(8);
  const steps = [...plans.values()].flat();
  expect(steps.filter((step) => step.startsWith('SEARCH tasks')).length).toBeGreaterThanOrEqual(7);
  expect(steps.filter((step) => step.includes('SCAN tasks') || step.includes('TEMP B-TREE'))).toEqual([]);
});
