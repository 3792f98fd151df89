import { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readMetrics } from '../telemetry/testing/read-metrics.ts';
import { observeMemory, warnOfEviction } from './redis-client.ts';

const read = readMetrics();

/** One that answers so to INFO. */
function redisThat(info: () => Promise<string>): Redis {
  const redis = new Redis({ lazyConnect: true });
  onTestFinished(() => redis.disconnect());
  vi.spyOn(redis, 'info').mockImplementation(info);
  return redis;
}

async function warningsAt(info: () => Promise<string>): Promise<unknown[]> {
  const lines: string[] = [];
  await warnOfEviction(redisThat(info), pino({ level: 'warn' }, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as unknown);
}

async function shareAt(info: () => Promise<string>): Promise<unknown[] | undefined> {
  const stop = observeMemory(redisThat(info));
  const told = await read('waypost.redis.memory.used');
  stop();
  return told ?? [];
}

it('warns of a Redis that takes sessions and tasks away when it is full, and of no other', async () => {
  expect(await warningsAt(async () => '# Memory\r\nmaxmemory:1\r\nmaxmemory_policy:volatile-lru\r\n')).toMatchObject([
    { policy: 'volatile-lru', msg: expect.stringContaining('maxmemory-policy has to be noeviction') },
  ]);
  expect(await warningsAt(async () => 'maxmemory_policy:noeviction\r\n')).toEqual([]);
  expect(await warningsAt(() => Promise.reject(new Error('NOPERM')))).toEqual([]);
});

it('tells how full it is, of what Redis counts before it refuses, and of the memory of its machine where it has no bound', async () => {
  const memory = '# Memory\r\nused_memory:500\r\nused_memory_human:500B\r\nmaxmemory:1000\r\n';
  const [whole, some] = [memory, `${memory}mem_not_counted_for_evict:100\r\n`];
  expect(await shareAt(async () => whole)).toEqual([{ attributes: {}, value: 0.5 }]);
  expect(await shareAt(async () => some)).toEqual([{ attributes: {}, value: 0.4 }]);
  const unbounded = 'used_memory:500\r\ntotal_system_memory:2000\r\nmaxmemory:0\r\n';
  expect(await shareAt(async () => unbounded)).toEqual([{ attributes: {}, value: 0.25 }]);
  expect(await shareAt(async () => 'used_memory:500\r\nmaxmemory:0\r\n')).toEqual([]);
  expect(await shareAt(() => Promise.reject(new Error('NOPERM')))).toEqual([]);
});
