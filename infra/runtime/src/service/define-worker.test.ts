import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { attemptTask, reportFailure } from '../policy/task-retry.ts';
import { defineWorker } from './define-worker.ts';

const log = pino({ level: 'silent' });
const told: unknown[] = [];
const worker = defineWorker({
  name: 'count',
  payload: z.object({ number: z.int() }),
  handle: async ({ number }) => void told.push(number),
  failed: async ({ number }, { message }) => void told.push(`${number}: ${message}`),
});
const taskWith = (payload: unknown) => ({ id: 'count-1', name: 'count', payload, attempt: 1 });

test('a task is handled, and its failure told, by what it carries', async () => {
  await attemptTask(worker, taskWith({ number: 1 }), { attempts: 1, log });
  await reportFailure(worker, taskWith({ number: 2 }), { reason: 'too many', log });
  expect(told.splice(0)).toEqual([1, '2: too many']);
});

test('one that nobody can read fails, and is given up rather than reported for ever', async () => {
  await expect(attemptTask(worker, taskWith({}), { attempts: 1, log })).rejects.toThrow('number');
  await expect(reportFailure(worker, taskWith({}), { reason: undefined, log })).resolves.toBe('given-up');
  expect(told).toEqual([]);
});
