import { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { warnOfEviction } from './redis-client.ts';

/** What is logged at a Redis that answers so to INFO. */
async function warningsAt(info: () => Promise<string>): Promise<unknown[]> {
  const redis = new Redis({ lazyConnect: true });
  onTestFinished(() => redis.disconnect());
  vi.spyOn(redis, 'info').mockImplementation(info);
  const lines: string[] = [];
  await warnOfEviction(redis, pino({ level: 'warn' }, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as unknown);
}

it('warns of a Redis that takes sessions and tasks away when it is full, and of no other', async () => {
  expect(await warningsAt(async () => '# Memory\r\nmaxmemory:1\r\nmaxmemory_policy:volatile-lru\r\n')).toMatchObject([
    { policy: 'volatile-lru', msg: expect.stringContaining('maxmemory-policy has to be noeviction') },
  ]);
  expect(await warningsAt(async () => 'maxmemory_policy:noeviction\r\n')).toEqual([]);
  expect(await warningsAt(() => Promise.reject(new Error('NOPERM')))).toEqual([]);
});
