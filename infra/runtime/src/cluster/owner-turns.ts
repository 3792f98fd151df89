import type { Redis } from 'ioredis';

/** How long a task is counted, in s, should it never be known to have ended. */
const countedFor = 24 * 60 * 60;
/** BullMQ's bound. */
const lastTurn = 2 ** 21;

export type OwnerTurns = {
  /** How many unfinished tasks the owner has with this one, which is BullMQ's priority: 1 goes before 2, 0 before all. */
  take(name: string, owner: string, id: string): Promise<number>;
  leave(name: string, owner: string | undefined, id: string | undefined): Promise<void>;
};

/** In one step: as many commands by themselves, which a transaction takes, cost the queue a third of what it carries. */
const takeTurn = `
  local now = tonumber(redis.call('TIME')[1])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
  redis.call('ZADD', KEYS[1], now, ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[2])
  return redis.call('ZCARD', KEYS[1])`;

/** Counts the tasks of each owner in Redis, by when they were added. @param prefixOf the start of the keys of a queue's owners. */
export function createOwnerTurns(redis: Redis, prefixOf: (name: string) => string): OwnerTurns {
  const tasksOf = (name: string, owner: string) => `${prefixOf(name)}:${owner}`;

  return {
    async take(name, owner, id) {
      const count = await redis.eval(takeTurn, 1, tasksOf(name, owner), id, countedFor);
      return Math.min(Number(count), lastTurn);
    },

    async leave(name, owner, id = '') {
      if (owner !== undefined) await redis.zrem(tasksOf(name, owner), id);
    },
  };
}
