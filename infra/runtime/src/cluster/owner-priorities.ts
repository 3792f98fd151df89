import type { Redis } from 'ioredis';

/** How long a task is counted, in s, should it never be known to have ended. */
const countedFor = 24 * 60 * 60;
/** BullMQ's bound. */
const lowestPriority = 2 ** 21;

export type OwnerPriorities = {
  /** How many unfinished tasks the owner has with this one, which is BullMQ's priority: 1 goes before 2, 0 before all. */
  added(name: string, owner: string, id: string): Promise<number>;
  ended(name: string, owner: string | undefined, id: string | undefined): Promise<void>;
};

/** In one step: as many commands by themselves, which a transaction takes, cost the queue a third of what it carries. */
const countTask = `
  local now = tonumber(redis.call('TIME')[1])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
  redis.call('ZADD', KEYS[1], now, ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[2])
  return redis.call('ZCARD', KEYS[1])`;

/** Counts the tasks of each owner in Redis, by when they were added. @param prefixOf the start of the keys of a queue's owners. */
export function createOwnerPriorities(redis: Redis, prefixOf: (name: string) => string): OwnerPriorities {
  const tasksOf = (name: string, owner: string) => `${prefixOf(name)}:${owner}`;

  return {
    async added(name, owner, id) {
      const count = await redis.eval(countTask, 1, tasksOf(name, owner), id, countedFor);
      return Math.min(Number(count), lowestPriority);
    },

    async ended(name, owner, id = '') {
      if (owner !== undefined) await redis.zrem(tasksOf(name, owner), id);
    },
  };
}
