import { AppError } from '@waypost/contracts/errors';
import { expect, test } from 'vitest';
import { attemptOf, isReport, requireTaskId, taskPause } from './task-retry.ts';

const failed = new Error('no');
const away = new AppError('unavailable', 'resumes is away');

test('a task that failed waits longer each time, and not at all before its failure is reported', () => {
  const pauses = [1, 2, 3].map((started) => taskPause({ started, attempts: 4 }, failed));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBeGreaterThanOrEqual(750);
  expect(taskPause({ started: 4, attempts: 4 }, failed)).toBe(0);
});

test('what is away is asked again within half a minute, however often it was', () => {
  expect(taskPause({ started: 40, attempts: 60 }, away)).toBeLessThanOrEqual(30_000);
  expect(taskPause({ started: 40, attempts: 60 }, failed)).toBeGreaterThan(30_000);
});

test('the start after the last attempt reports, as that attempt', () => {
  expect([4, 5].map((started) => isReport({ started, attempts: 4 }))).toEqual([false, true]);
  expect(attemptOf({ started: 5, attempts: 4 })).toBe(4);
});

test('an id with a colon is refused', () => {
  expect(() => requireTaskId('score:1')).toThrow("must not contain ':'");
});
