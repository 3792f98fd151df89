import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../../telemetry/log.ts';
import { createCommits } from './commits.ts';

const log = createLog('test');
log.level = 'silent';
const at = (partition: number, offset: string) => ({ topic: 'resumes', partition, offset });

function watchedCommits() {
  const told: (readonly unknown[])[] = [];
  const commits = createCommits(async (offsets) => void told.push(offsets), log);
  return { told, commits };
}

test('what is reached in a short time is told at once, of each partition the last', async () => {
  const { told, commits } = watchedCommits();
  commits.reached(at(0, '1'));
  commits.reached(at(1, '7'));
  commits.reached(at(0, '2'));
  expect(told).toEqual([]);
  while (told.length === 0) await sleep(5);
  expect(told).toEqual([[at(0, '2'), at(1, '7')]]);
});

test('what is to be told now, or not at all, is told no second time', async () => {
  const { told, commits } = watchedCommits();
  commits.reached(at(0, '1'));
  await commits.now();
  commits.reached(at(0, '2'));
  commits.forget();
  await commits.now();
  expect(told).toEqual([[at(0, '1')]]);
});

test('a commit that fails hurts nobody', async () => {
  const commits = createCommits(() => Promise.reject(new Error('The group rebalances')), log);
  commits.reached(at(0, '1'));
  await expect(commits.now()).resolves.toBeUndefined();
});
