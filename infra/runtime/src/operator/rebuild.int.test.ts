import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '../embedded/embedded-ports.ts';
import { runOperator } from '../testing/run-operator.ts';
import { until } from '../testing/until.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-rebuild-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runOperator('rebuild', args, { WAYPOST_DATA: folder });

/** What a group is given between its start and the end of what there is to read. */
async function read(publish: readonly string[] = []): Promise<string[]> {
  const embedded = await openEmbedded({ file: join(folder, 'waypost.db') });
  const { events } = embedded.portsFor('cards');
  await events.publish(
    'profiles',
    publish.map((value) => ({ key: 'p1', value, headers: {} })),
  );
  const given: string[] = [];
  await events.subscribe({
    topic: 'profiles',
    group: 'cards.keep',
    async handle({ value }) {
      given.push(value);
      return { kind: 'done' };
    },
  });
  await until(async () => (await events.lag('profiles', 'cards.keep')) === 0);
  await embedded.close();
  return given;
}

test('a group that was taken back gets everything again when it starts', async () => {
  expect(await read(['first', 'second'])).toEqual(['first', 'second']);
  expect(await read()).toEqual([]);
  expect((await run('list')).stdout).toMatch(/^GROUP +TOPIC +LEFT +READING\ncards\.keep +profiles +0 +0\n$/);
  const ran = await run('cards.keep');
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(ran.stdout).toContain('cards.keep will read profiles from the start, about 2 events.');
  expect(await read()).toEqual(['first', 'second']);
});

test('a group that has read nothing is named, with how to find the others', async () => {
  await read(['first']);
  const { code, stderr } = await run('cards.forget');
  expect(code).toBe(1);
  expect(stderr).toContain('No group cards.forget');
  expect(stderr).toContain('npm run rebuild -- list');
});

test.each([[[]], [['--all']], [['one', 'two']]])('%j is answered with the usage', async (args) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(1);
  expect(stderr).toContain('npm run rebuild -- <group>');
});
