import type { Redis } from 'ioredis';

/** How long an owner's tasks are counted, in s, should one never be known to have ended. */
const ownerExpiry = 24 * 60 * 60;
/** BullMQ's bound. */
const lastTurn = 2 ** 21;

export type OwnerTurns = {
  /** How many unfinished tasks the owner has with this one, which is BullMQ's priority: 1 goes before 2, 0 before all. */
  take(name: string, owner: string, id: string): Promise<number>;
  leave(name: string, owner: string | undefined, id: string | undefined): Promise<void>;
};

/** In one step: five commands, which a transaction takes, cost the queue a third of what it carries. */
const takeTurn = `
  redis.call('SADD', KEYS[1], ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[2])
  return redis.call('SCARD', KEYS[1])`;

/** Counts the tasks of each owner in Redis. @param prefixOf the start of the keys of a queue's owners. */
export function createOwnerTurns(redis: Redis, prefixOf: (name: string) => string): OwnerTurns {
  const tasksOf = (name: string, owner: string) => `${prefixOf(name)}:${owner}`;

  return {
    async take(name, owner, id) {
      const count = await redis.eval(takeTurn, 1, tasksOf(name, owner), id, ownerExpiry);
      return Math.min(Number(count), lastTurn);
    },

    async leave(name, owner, id = '') {
      if (owner !== undefined) await redis.srem(tasksOf(name, owner), id);
    },
  };
}
