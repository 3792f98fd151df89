import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import { replayTopicOf } from '../policy/topics.ts';
import { createLog } from '../telemetry/log.ts';
import { until } from '../testing/until.ts';
import { createLogCompaction } from './compact-log.ts';
import { openDatabase } from './database.ts';
import { openEmbedded } from './embedded-ports.ts';
import { createEvents } from './events.ts';
import { createSessions, sweepSessions } from './sessions.ts';
import { temporaryFolder } from './testing/open-port.ts';

const folder = temporaryFolder();
const silent = pino({ level: 'silent' });
const day = 24 * 60 * 60 * 1000;

it('closes within three seconds although handlers never end, and gives their work again', async () => {
  const file = `${folder}/stuck.db`;
  const started = { event: false, task: false };
  const first = await openEmbedded({ file });
  const { events, tasks } = first.portsFor('test');
  const never = () => Promise.withResolvers<never>().promise;
  await events.subscribe({
    topic: 't',
    group: 'g',
    handle() {
      started.event = true;
      return never();
    },
  });
  await tasks.work({
    name: 'x',
    handle() {
      started.task = true;
      return never();
    },
    failed: async () => undefined,
  });
  await events.publish('t', [{ key: 'a', value: '1', headers: {} }]);
  await tasks.add('x', { id: 'x-1', payload: null });
  await until(() => started.event && started.task);

  const before = performance.now();
  await first.close();
  expect(performance.now() - before).toBeLessThan(3000);

  const second = await openEmbedded({ file });
  expect(await second.portsFor('test').events.lag('t', 'g')).toBe(1);
  expect(await second.portsFor('test').tasks.depth('x')).toBe(1);
  await second.close();
});

it('tells the final failure of a task that ended its process at the last attempt, once it is open again', async () => {
  const file = `${folder}/crash.db`;
  const first = await openEmbedded({ file });
  let started = false;
  await first.portsFor('test').tasks.work({
    name: 'x',
    handle() {
      started = true;
      return Promise.withResolvers<void>().promise;
    },
    failed: async () => undefined,
  });
  await first.portsFor('test').tasks.add('x', { id: 'x-1', payload: 'p', attempts: 1 });
  await until(() => started);
  await first.close();

  const second = await openEmbedded({ file });
  const told: unknown[] = [];
  let refusals = 0;
  await second.portsFor('test').tasks.work({
    name: 'x',
    handle: async () => void told.push('handled again'),
    async failed(task, error) {
      if (refusals++ === 0) told.push([task.id, task.payload, error.message]);
    },
  });
  await until(async () => (await second.portsFor('test').tasks.depth('x')) === 0);
  expect(told).toEqual([['x-1', 'p', 'The process ended during the last attempt']]);
  await second.close();
});

it('refuses what is asked after it was closed', async () => {
  const embedded = await openEmbedded({ file: ':memory:' });
  const { sessions } = embedded.portsFor('test');
  await embedded.close();
  await expect(sessions.set('a', 'b', 1)).rejects.toThrow('The data file is closed');
});

it('undoes only the change that failed among those that share a commit', async () => {
  const database = openDatabase(':memory:');
  database.exec('CREATE TABLE t (x INTEGER PRIMARY KEY)');
  const add = (x: number, fail = false) =>
    database.write(() => {
      database.run('INSERT INTO t VALUES (?)', x);
      if (fail) throw new Error(`no ${x}`);
      return x;
    });
  const outcomes = await Promise.allSettled([add(1), add(2, true), add(3), add(1)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(database.all('SELECT x FROM t').map(({ x }) => x)).toEqual([1, 3]);
  database.close();
});

it('publishes all records or none', async () => {
  const database = openDatabase(':memory:');
  const events = createEvents(database, silent);
  const unserialisable = { key: 'b', value: undefined as unknown as string, headers: {} };
  await expect(events.publish('t', [{ key: 'a', value: '1', headers: {} }, unserialisable])).rejects.toThrow(
    /cannot be bound/,
  );
  expect(await events.lag('t', 'g')).toBe(0);
  database.close();
});

it('keeps the last record of a key for ever and replaced ones for seven days', async () => {
  const database = openDatabase(':memory:');
  const events = createEvents(database, silent);
  for (const value of ['1', '2', '3']) await events.publish('t', [{ key: 'a', value, headers: {} }]);
  await events.publish('other', [{ key: 'a', value: '4', headers: {} }]);
  const values = () => database.all('SELECT value FROM log ORDER BY offset').map(({ value }) => value);

  const { step } = createLogCompaction(database);

  expect(await step(Date.now() + 6 * day)).toEqual({ visited: 4, deleted: 0 });
  expect(await step(Date.now() + 8 * day)).toEqual({ visited: 4, deleted: 2 });
  expect(values()).toEqual(['3', '4']);
  expect(await step(Date.now() + 800 * day)).toEqual({ visited: 2, deleted: 0 });
  database.close();
});

it('keeps what is to be replayed until its group has read it, also several records of a key', async () => {
  const database = openDatabase(':memory:');
  const events = createEvents(database, silent);
  const replays = replayTopicOf('t', 'g');
  for (const value of ['1', '2', '3']) await events.publish(replays, [{ key: 'a', value, headers: {} }]);
  const rows = () => database.all('SELECT partition, offset, value FROM log ORDER BY offset');
  const { step } = createLogCompaction(database);
  const later = Date.now() + 8 * day;
  expect(await step(later)).toEqual({ visited: 3, deleted: 0 });

  const { partition = 0, offset = 0 } = rows()[1] ?? {};
  database.run('INSERT INTO group_offsets VALUES (?, ?, ?, ?)', replays, 'g', Number(partition), Number(offset));
  expect(await step()).toEqual({ visited: 3, deleted: 0 });
  expect(await step(later)).toEqual({ visited: 3, deleted: 2 });
  expect(rows().map(({ value }) => value)).toEqual(['3']);
  database.close();
});

test('compaction looks at a bounded part of the log in one write, and comes round to all of it', async () => {
  const database = openDatabase(':memory:');
  const events = createEvents(database, silent);
  const keys = 2_000;
  const records = (value: string) => Array.from({ length: keys }, (_, n) => ({ key: `${n}`, value, headers: {} }));
  await events.publish('t', [...records('old'), ...records('new')]);
  const { step } = createLogCompaction(database);
  const later = Date.now() + 8 * day;

  const steps: { visited: number; deleted: number }[] = [];
  for (let n = 0; n < 9; n++) steps.push(await step(later));
  expect(Math.max(...steps.map(({ visited }) => visited))).toBe(500);
  expect(steps.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(keys);
  expect(database.get('SELECT count(*) AS n, min(value) AS value FROM log')).toEqual({ n: keys, value: 'new' });
  // The next time round it finds what has been replaced since.
  await events.publish('t', [{ key: '0', value: 'newer', headers: {} }]);
  const further: { deleted: number }[] = [];
  for (let n = 0; n < 9; n++) further.push(await step(later));
  expect(further.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(1);
  database.close();
});

it('sweeps expired sessions and leaves the others', async () => {
  const database = openDatabase(':memory:');
  const sessions = createSessions(database, 'test');
  await sessions.set('old', 'x', 0);
  await sessions.set('new', 'x', 60);
  expect(await sweepSessions(database)).toBe(1);
  expect(await sessions.get('new')).toBe('x');
  database.close();
});

it('closes once a sweep that is under way is done', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const embedded = await openEmbedded({
    file: ':memory:',
    log: createLog('test', { write: (line) => lines.push(line) }),
  });
  const { events } = embedded.portsFor('test');
  // More than a sweep looks at in one write.
  const records = Array.from({ length: 1_000 }, (_, n) => ({ key: `${n}`, value: '1', headers: {} }));
  await events.publish('t', records);
  vi.advanceTimersByTime(10 * 60 * 1000);
  await embedded.close();
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(lines).toEqual([]);
});
