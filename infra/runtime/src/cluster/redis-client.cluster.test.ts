import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createRedis } from './redis-client.ts';
import { endpoints } from './testing/config.ts';

it('connects anew where Redis has handed over and only reads', async () => {
  const redis = createRedis(endpoints().REDIS_URL, undefined, pino({ level: 'silent' }));
  onTestFinished(() => redis.disconnect());
  const before = await redis.client('ID');
  const readOnly = redis.eval("return redis.error_reply('READONLY You cannot write against a read only replica.')", 0);
  await expect(readOnly).rejects.toThrow('READONLY');
  expect(await redis.client('ID')).not.toBe(before);
});
