import { expect, test } from 'vitest';
import { watchThread } from './watch-thread.ts';

const used = (ms: number) => Promise.resolve({ user: ms * 1_000, system: 0 });

test('a thread that has used a processor for too long is busy', async () => {
  const answers = [5, 15].values();
  const cpuUsage = () => used(answers.next().value ?? 15);
  expect(await watchThread({ cpuUsage }, 10).over).toBe('busy');
});

test('one that others keep from the processor is late in the end', async () =>
  expect(await watchThread({ cpuUsage: () => used(5) }, 10).over).toBe('late'));

test.each([0, 1])('one that does not say, after %i answers, is busy', async (answers) => {
  let asked = 0;
  const cpuUsage = () => (asked++ < answers ? used(0) : new Promise<never>(() => {}));
  expect(await watchThread({ cpuUsage }, 10).over).toBe('busy');
});

test('nothing is heard of one that has ended', async () => {
  const watched = watchThread({ cpuUsage: () => Promise.reject(new Error('Not running')) }, 10);
  watched.stop();
  expect(await Promise.race([watched.over, Promise.resolve('nothing')])).toBe('nothing');
});
