import { Redis } from 'ioredis';
import { memoryOf } from '../redis-client.ts';

/**
 * Lets Redis have as much memory as it uses and a tenth, at each moment, since nothing is to be refused.
 * @returns what gives it back what it had.
 */
export async function narrowRedis(url: string): Promise<() => Promise<void>> {
  const redis = new Redis(url);
  const [, most = '0'] = (await redis.config('GET', 'maxmemory')) as string[];
  const narrow = async () => {
    const used = Number((await memoryOf(redis)).get('used_memory'));
    await redis.config('SET', 'maxmemory', Math.ceil(used / 0.9));
  };
  await narrow();
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => void (last = last.then(narrow)), 1_000);
  return async () => {
    clearInterval(timer);
    await last;
    await redis.config('SET', 'maxmemory', most);
    redis.disconnect();
  };
}
