import { Redis } from 'ioredis';
import { expect, it, onTestFinished, vi } from 'vitest';
import { warnOfEviction } from './redis-client.ts';

/** What is logged, at a Redis that answers so to INFO. */
async function warningsAt(info: () => Promise<string>) {
  const redis = new Redis({ lazyConnect: true });
  onTestFinished(() => redis.disconnect());
  vi.spyOn(redis, 'info').mockImplementation(info);
  const log = { warn: vi.fn<(fields: object, said: string) => void>(), debug: () => undefined };
  await warnOfEviction(redis, log);
  return log.warn.mock.calls;
}

it('warns of a Redis that takes sessions and tasks away when it is full, and of no other', async () => {
  expect(await warningsAt(async () => '# Memory\r\nmaxmemory:1\r\nmaxmemory_policy:volatile-lru\r\n')).toEqual([
    [{ policy: 'volatile-lru' }, expect.stringContaining('maxmemory-policy has to be noeviction')],
  ]);
  expect(await warningsAt(async () => 'maxmemory_policy:noeviction\r\n')).toEqual([]);
  expect(await warningsAt(() => Promise.reject(new Error('NOPERM')))).toEqual([]);
});
