import { pino } from 'pino';
import { expect, test } from 'vitest';
import { hasNoRoom } from '../no-room.ts';
import { until } from '../testing/until.ts';
import { type Database, openDatabase } from './database.ts';
import { createEvents } from './events.ts';
import { createFiles } from './files.ts';
import { createRoom } from './room.ts';
import { createTasks } from './tasks.ts';
import { temporaryFolder } from './testing/open-port.ts';

const folder = temporaryFolder();
const silent = pino({ level: 'silent' });
const patiently = { within: 15_000 };

/** As SQLite throws it, which the first test sees for real. */
const full = () => Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

/** A database that can be told to refuse every write. */
function refusing(database: Database) {
  const disk = { full: false };
  const write: Database['write'] = (change) => (disk.full ? Promise.reject(full()) : database.write(change));
  return { disk, database: { ...database, write } };
}

test('a data file that is full refuses what does not fit, keeps what was acknowledged, and goes on when there is room', async () => {
  const database = openDatabase(`${folder}/full.db`);
  database.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
  const pages = Number(database.get('PRAGMA page_count')?.['page_count']);
  const limit = (count: number) => database.exec(`PRAGMA max_page_count = ${count}`);
  const add = (id: number, length: number) =>
    database.write(() => database.run('INSERT INTO notes VALUES (?, ?)', id, 'x'.repeat(length)));
  limit(pages + 20);

  const ids = Array.from({ length: 100 }, (_, n) => n + 1);
  const outcomes: PromiseSettledResult<number>[] = [];
  for (const id of ids) outcomes.push(...(await Promise.allSettled([add(id, 3000)])));
  const acknowledged = ids.filter((_, n) => outcomes[n]?.status === 'fulfilled');
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.every(hasNoRoom)).toBe(true);
  // A big change that does not fit takes no small one down with it that comes at the same time.
  const [big, small] = await Promise.allSettled([add(1001, 500_000), add(1002, 1)]);
  expect([big.status, small.status]).toEqual(['rejected', 'fulfilled']);

  limit(1_000_000);
  await add(1003, 500_000);
  database.close();
  const again = openDatabase(`${folder}/full.db`);
  expect(again.all('SELECT id FROM notes ORDER BY id').map(({ id }) => id)).toEqual([...acknowledged, 1002, 1003]);
  again.close();
});

test('a worker goes on with its tasks after writes have failed, and tells of each task once', async () => {
  const { disk, database } = refusing(openDatabase(':memory:'));
  const { tasksFor, close } = createTasks(database, silent);
  const tasks = tasksFor('test');
  for (let n = 0; n < 3; n++) await tasks.add('x', { id: `x-${n}`, payload: n });
  disk.full = true;
  const done: unknown[] = [];
  await tasks.work({
    name: 'x',
    // Every other one finds the disk full again when it is done.
    async handle({ payload }) {
      done.push(payload);
      disk.full = payload === 1;
      if (disk.full) setTimeout(() => (disk.full = false), 300);
    },
    failed: async () => undefined,
  });
  setTimeout(() => (disk.full = false), 300);
  await until(async () => (await tasks.depth('x')) === 0, patiently);
  expect(done).toEqual([0, 1, 2]);
  await close();
  database.close();
});

test('a consumer group goes on after the data file could not be read or written', async () => {
  const { disk, database } = refusing(openDatabase(':memory:'));
  let broken = false;
  const all: Database['all'] = (sql, ...params) => {
    if (broken) throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 266 });
    return database.all(sql, ...params);
  };
  const events = createEvents({ ...database, all }, silent);
  const handled: string[] = [];
  await events.subscribe({
    topic: 't',
    group: 'g',
    async handle({ value }) {
      handled.push(value);
      return { kind: 'done' };
    },
  });
  broken = true;
  await events.publish('t', [{ key: 'a', value: '1', headers: {} }]);
  setTimeout(() => (broken = false), 300);
  await until(() => handled.length === 1, patiently);
  disk.full = true;
  await expect(events.publish('t', [{ key: 'a', value: 'lost', headers: {} }])).rejects.toThrow('full');
  disk.full = false;
  await events.publish('t', [{ key: 'a', value: '2', headers: {} }]);
  await until(async () => (await events.lag('t', 'g')) === 0, patiently);
  expect(handled).toEqual(['1', '2']);
  await events.close();
  database.close();
});

test('a file that would use up the reserve of the disk is refused, and says why', async () => {
  const database = openDatabase(`${folder}/files.db`);
  const room = createRoom(`${folder}/files.db`);
  const files = createFiles(database, room, 'test');
  await files.put('small', { bytes: Buffer.alloc(10), contentType: 'application/pdf' });
  await expect(room.require(Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    message: 'There is no room left on the disk of this Waypost, so this was not saved.',
  });
  const nothingFits = { require: () => room.require(Number.MAX_SAFE_INTEGER) };
  const refused = createFiles(database, nothingFits, 'test').put('big', { bytes: Buffer.alloc(10), contentType: '' });
  await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
  expect([await files.get('small'), await files.get('big')]).toEqual([expect.anything(), undefined]);
  database.close();
});
