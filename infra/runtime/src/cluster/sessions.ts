import type { Redis } from 'ioredis';
import type { Sessions } from '../ports/sessions.ts';

const milliseconds = (ttl: number) => Math.max(1, Math.round(ttl * 1000));

/** One step, as between a reading and a writing the key could be deleted. */
const replaceIfSame = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`;

/** One step, too: a count whose expiry was lost on the way would limit somebody for ever. A script is one command where a transaction is five. */
const countUp = `
  local by = tonumber(ARGV[1])
  if by < 0 and redis.call('EXISTS', KEYS[1]) == 0 then by = 0 end
  local count = redis.call('INCRBY', KEYS[1], by)
  redis.call('PEXPIRE', KEYS[1], ARGV[2], 'NX')
  return {count, redis.call('PTTL', KEYS[1])}`;

/** Keyed values in Redis, which lets them expire. A group is a set of keys; whose time is over leaves it when it is read. */
export function createSessions(redis: Redis, prefix: string): Sessions {
  const full = (key: string) => `${prefix}:${key}`;
  const groupKey = (name: string) => `${prefix}:group:${name}`;

  /** @throws what the first failed command of a transaction did. */
  async function inOneStep(transaction: ReturnType<Redis['multi']>): Promise<unknown[]> {
    const results = await transaction.exec();
    if (!results) throw new Error('Redis dropped the transaction');
    return results.map(([error, result]) => {
      if (error) throw error;
      return result;
    });
  }

  return {
    get: async (key) => (await redis.get(full(key))) ?? undefined,

    async set(key, value, ttl, group) {
      const transaction = redis.multi().set(full(key), value, 'PX', milliseconds(ttl));
      if (group) {
        const name = groupKey(group.name);
        transaction.sadd(name, key);
        // Never shorter than what was said before: for a group without an expiry GT does nothing, for a longer one NX.
        transaction.pexpire(name, milliseconds(group.ttl), 'NX').pexpire(name, milliseconds(group.ttl), 'GT');
      }
      await inOneStep(transaction);
    },

    async replace(key, { from, to }, ttl) {
      return (await redis.eval(replaceIfSame, 1, full(key), from, to, milliseconds(ttl))) === 1;
    },

    async members(group) {
      const keys = await redis.smembers(groupKey(group));
      if (keys.length === 0) return [];
      const values = await redis.mget(keys.map(full));
      const gone = keys.filter((_, index) => values[index] === null);
      if (gone.length > 0) await redis.srem(groupKey(group), ...gone);
      return keys.flatMap((key, index) => {
        const value = values[index];
        return value === null || value === undefined ? [] : [{ key, value }];
      });
    },

    async delete(key) {
      await redis.del(full(key));
    },

    take: async (key) => (await redis.getdel(full(key))) ?? undefined,

    async increment(key, ttl, by = 1) {
      const [count, left] = (await redis.eval(countUp, 1, full(key), by, milliseconds(ttl))) as [number, number];
      return { count, secondsLeft: Math.ceil(left / 1000) };
    },
  };
}
