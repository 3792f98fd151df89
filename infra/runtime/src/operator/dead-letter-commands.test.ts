import { expect, test } from 'vitest';
import type { DeadLetter } from '../ports/events.ts';
import { readCommand, runCommand } from './dead-letter-commands.ts';

const letter = (offset: string, over: Partial<DeadLetter> = {}): DeadLetter => ({
  id: `jobs.index-job-posts-2-${offset}`,
  topic: 'job-posts',
  group: 'jobs.index',
  record: {
    topic: 'job-posts',
    partition: 2,
    offset,
    key: 'post-1',
    value: '{"type":"odd"}',
    headers: { type: 'odd' },
  },
  reason: 'no contract knows the type odd',
  attempts: 1,
  at: `2026-01-01T00:00:0${offset}.000Z`,
  ...over,
});
const first = letter('1');
const old = letter('2', { replayed_at: '2026-01-02T00:00:00.000Z' });
const other = letter('3', {
  id: 'scoring.request-3',
  group: 'scoring.request',
  reason: `not an event (${'x'.repeat(200)})`,
});

async function run(...args: string[]) {
  const replayed: string[] = [];
  const discarded: string[] = [];
  const events = {
    deadLetters: async () => [first, old, other],
    replay: async (letters: readonly DeadLetter[]) => void replayed.push(...letters.map(({ id }) => id)),
    discard: async (letters: readonly DeadLetter[]) => void discarded.push(...letters.map(({ id }) => id)),
  };
  const text = await runCommand(readCommand(args), events);
  return { text, replayed, discarded };
}

test('list names the open letters, one a line, in columns', async () => {
  const { text } = await run('list');
  const [headings = '', firstLine = '', otherLine = '', ...rest] = text.split('\n');
  expect(headings).toMatch(/^ID +AT +GROUP +TOPIC +KEY +ATTEMPTS +REASON$/);
  expect(firstLine.indexOf('no contract knows')).toBe(headings.indexOf('REASON'));
  expect(otherLine).toMatch(/^scoring\.request-3 .* not an event \(x+…$/);
  expect(rest).toEqual(['', '2 open dead letters.']);
});

test('list --all has the replayed ones too, and when', async () => {
  const { text } = await run('list', '--all');
  expect(text).toContain(old.replayed_at);
  expect(text).toContain('2 open dead letters.');
});

test('list says when there is nothing', async () => {
  expect((await run('list', '--group', 'nobody')).text).toBe('There are no open dead letters.');
});

test('--group and --json choose', async () => {
  expect(JSON.parse((await run('list', '--group', 'jobs.index', '--json')).text)).toEqual([first]);
  expect(JSON.parse((await run('show', old.id, '--json')).text)).toEqual(old);
});

test('show has where the record is from, its headers and its value', async () => {
  const { text } = await run('show', first.id);
  expect(text).toContain('Origin:      job-posts, partition 2, offset 1');
  expect(text).toContain('Header type: odd');
  expect(text).toContain('{\n  "type": "odd"\n}');
});

test('discard takes the letters that are named, and no others', async () => {
  const { text, discarded, replayed } = await run('discard', other.id, old.id);
  expect({ discarded, replayed }).toEqual({ discarded: [other.id, old.id], replayed: [] });
  expect(text).toContain('scoring.request: 1 record');
  expect(JSON.parse((await run('discard', first.id, '--json')).text)).toEqual({ discarded: [first.id] });
  await expect(run('discard')).rejects.toThrow('discard takes ids');
  await expect(run('discard', '--all')).rejects.toThrow('discard takes ids');
  await expect(run('discard', first.id, 'nothing')).rejects.toThrow('no dead letter with the id nothing');
});

test('replay takes the letters that are named, also those of before', async () => {
  const { text, replayed } = await run('replay', other.id, old.id, other.id);
  expect(replayed).toEqual([other.id, old.id]);
  expect(text).toContain('scoring.request: 1 record');
});

test.each([
  [[], [first.id, other.id]],
  [['--group', 'jobs.index'], [first.id]],
  [['--group', 'nobody'], []],
])('replay --all %j takes the open ones', async (args, expected) => {
  expect((await run('replay', '--all', ...args)).replayed).toEqual(expected);
});

test.each([['show'], ['replay']])('%s names an id that is not there, and does nothing', async (command) => {
  await expect(run(command, 'nothing')).rejects.toThrow('There is no dead letter with the id nothing.');
});

test.each([
  [[], 'Which command?'],
  [['forget'], 'There is no command forget.'],
  [['list', 'an-id'], 'list takes no ids.'],
  [['show'], 'show takes one id.'],
  [['show', 'a', 'b'], 'show takes one id.'],
  [['replay'], 'replay takes either ids or --all.'],
  [['replay', 'a', '--all'], 'replay takes either ids or --all.'],
  [['replay', 'a', '--group', 'g'], '--group goes with --all.'],
  [['list', '--everything'], '--everything'],
])('%j is refused with the usage', (args, problem) => {
  expect(() => readCommand(args)).toThrow(problem);
  expect(() => readCommand(args)).toThrow('npm run dead-letters -- list');
});
