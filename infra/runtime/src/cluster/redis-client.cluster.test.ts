import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createRedis, pingRedis } from './redis-client.ts';
import { endpoints } from './testing/config.ts';

it('connects anew where Redis has handed over and only reads', async () => {
  const redis = createRedis(endpoints().REDIS_URL, undefined, pino({ level: 'silent' }));
  onTestFinished(() => redis.disconnect());
  const before = await redis.client('ID');
  const readOnly = redis.eval("return redis.error_reply('READONLY You cannot write against a read only replica.')", 0);
  await expect(readOnly).rejects.toThrow('READONLY');
  expect(await redis.client('ID')).not.toBe(before);
});

it('does not go on in another database where the one that is named is not there', async () => {
  const url = new URL(endpoints().REDIS_URL);
  url.pathname = '/99999';
  const redis = createRedis(url.href, undefined, pino({ level: 'silent' }));
  onTestFinished(() => redis.disconnect());
  for (let time = 1; time <= 2; time++) await expect(pingRedis(redis)).rejects.toThrow('DB index is out of range');
});
