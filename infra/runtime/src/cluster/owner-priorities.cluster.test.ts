import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createOwnerPriorities } from './owner-priorities.ts';
import { createRedis } from './redis-client.ts';
import { endpoints } from './testing/config.ts';

const daySeconds = 24 * 60 * 60;

it('forgets a task whose end was missed a day later, also where its owner adds others all the time', async () => {
  const redis = createRedis(endpoints().REDIS_URL, undefined, pino({ level: 'silent' }));
  onTestFinished(() => redis.disconnect());
  const prefix = `test-${randomUUID()}`;
  const priorities = createOwnerPriorities(redis, () => prefix);
  for (const id of ['lost', 'done', 'waiting']) await priorities.added('score', 'an-owner', id);
  await priorities.ended('score', 'an-owner', 'done');
  expect(await priorities.added('score', 'an-owner', 'next')).toBe(3);

  const key = `${prefix}:an-owner`;
  await redis.zincrby(key, `${-daySeconds}`, 'lost');
  expect(await priorities.added('score', 'an-owner', 'last')).toBe(3);
  expect(await redis.zrange(key, '0', '-1')).toEqual(expect.arrayContaining(['waiting', 'next', 'last']));
  expect(await redis.ttl(key)).toBeGreaterThan(0);
});
