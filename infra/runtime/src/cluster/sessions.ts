import type { Redis } from 'ioredis';
import type { Sessions } from '../ports/sessions.ts';

const milliseconds = (ttl: number) => Math.max(1, Math.round(ttl * 1000));

/** Keyed values in Redis, which lets them expire. */
export function createSessions(redis: Redis, prefix: string): Sessions {
  const full = (key: string) => `${prefix}:${key}`;

  return {
    get: async (key) => (await redis.get(full(key))) ?? undefined,

    async set(key, value, ttl) {
      await redis.set(full(key), value, 'PX', milliseconds(ttl));
    },

    touch: async (key, ttl) => (await redis.pexpire(full(key), milliseconds(ttl))) === 1,

    async delete(key) {
      await redis.del(full(key));
    },

    take: async (key) => (await redis.getdel(full(key))) ?? undefined,

    async increment(key, ttl) {
      // One transaction: a count whose expiry was lost on the way would limit somebody for ever.
      const results = await redis.multi().incr(full(key)).pexpire(full(key), milliseconds(ttl), 'NX').exec();
      const [error, count] = results?.[0] ?? [new Error('Redis dropped the transaction')];
      if (error) throw error;
      return Number(count);
    },
  };
}
