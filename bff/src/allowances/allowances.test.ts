import { allowances } from '@waypost/contracts/allowances';
import { createLog } from '@waypost/runtime/telemetry/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createAllowances } from './allowances.ts';

const request = {
  method: 'POST',
  ip: '127.0.0.1',
  actor: { kind: 'user', user_id: '0'.repeat(24) },
  routeOptions: { config: {} },
} as FastifyRequest;
const reply = { header: () => reply } as unknown as FastifyReply;
const [aMinute, aDay] = allowances.uploads.limits;

/** A store that counts the minutes, but not the days. */
function storeWithoutDays() {
  const counts = new Map<string, number>();
  return {
    counts,
    async increment(key: string, seconds: number, by = 1) {
      if (seconds === aDay.seconds)
        throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' });
      const count = (counts.get(key) ?? 0) + by;
      counts.set(key, count);
      return { count, secondsLeft: seconds };
    },
  };
}

test('what could not be counted in whole is given back where only what was done counts', async () => {
  const store = storeWithoutDays();
  const { take } = createAllowances({
    store,
    requestsAMinute: 1_200,
    log: createLog('bff', { write: () => undefined }),
  });
  for (let upload = 0; upload <= aMinute.most; upload += 1) {
    await expect(take('uploads', request, reply)).rejects.toMatchObject({ code: 'unavailable' });
  }
  expect([...store.counts.values()]).toEqual([0]);
});

test('a try that could not be counted in whole stays a try', async () => {
  const store = storeWithoutDays();
  const { take } = createAllowances({
    store,
    requestsAMinute: 1_200,
    log: createLog('bff', { write: () => undefined }),
  });
  await expect(take('analyses', request, reply)).rejects.toMatchObject({ code: 'unavailable' });
  expect([...store.counts.values()]).toEqual([1]);
});
