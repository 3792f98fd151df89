import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../embedded/embedded-ports.ts';
import type { DeadLetter } from '../ports/events.ts';
import { runOperator } from '../testing/run-operator.ts';
import { until } from '../testing/until.ts';

let folder: string;
const open = () => openEmbedded({ file: join(folder, 'waypost.db') });
const run = (...args: string[]) => runOperator('dead-letters', args, { WAYPOST_DATA: folder });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-letters-'));
  const embedded = await open();
  const { events } = embedded.portsFor('orders');
  await events.publish('orders', [{ key: 'o1', value: 'no JSON', headers: {} }]);
  await events.subscribe({ topic: 'orders', group: 'g', handle: async () => ({ kind: 'dead-letter', reason: 'odd' }) });
  await until(async () => (await events.lag('orders', 'g')) === 0);
  await embedded.close();
});
afterAll(() => rm(folder, { recursive: true }));

test('what is listed can be shown and replayed, and reaches its group at the next start', async () => {
  const listed = await run('list', '--json');
  const [letter] = JSON.parse(listed.stdout) as DeadLetter[];
  expect(letter).toMatchObject({ group: 'g', reason: 'odd', record: { key: 'o1' } });
  expect((await run('show', letter?.id ?? '')).stdout).toContain('no JSON');
  expect(await run('replay', '--all')).toMatchObject({ code: 0, stderr: '' });
  expect((await run('list')).stdout).toBe('There are no open dead letters.\n');
  const embedded = await open();
  const given: string[] = [];
  const handle = async ({ value }: { value: string }) => {
    given.push(value);
    return { kind: 'done' } as const;
  };
  await embedded.portsFor('orders').events.subscribe({ topic: 'orders', group: 'g', handle });
  await until(() => given.length === 1);
  expect(given).toEqual(['no JSON']);
  await embedded.close();
});

test('an unknown id is named', async () => {
  expect(await run('show', 'nothing')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no dead letter with the id nothing.\n',
  });
});

test('a data file that is in use is left alone', async () => {
  const embedded = await open();
  const { code, stderr } = await run('list');
  await embedded.close();
  expect(code).toBe(1);
  expect(stderr).toContain('is in use by another running Waypost');
});

test('a folder without data is named, and stays as it is', async () => {
  const { code, stderr } = await runOperator('dead-letters', ['list'], { WAYPOST_DATA: join(folder, 'nowhere') });
  expect(code).toBe(1);
  expect(stderr).toContain(`There is no ${join(folder, 'nowhere', 'waypost.db')}`);
});

test('brokers that cannot be reached are named', async () => {
  const { code, stderr } = await runOperator('dead-letters', ['list'], {
    WAYPOST_RUNTIME: 'cluster',
    KAFKA_BROKERS: '127.0.0.1:1',
  });
  expect(code).toBe(1);
  expect(stderr).toContain('Kafka at 127.0.0.1:1 cannot be reached');
});
