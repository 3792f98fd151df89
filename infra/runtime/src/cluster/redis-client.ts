import { Redis } from 'ioredis';
import type { Logger } from '../telemetry/log.ts';
import { observe } from '../telemetry/metrics.ts';

/** Who asks for a session has to know soon that there is no answer, hence the short patience. */
export function createRedis(url: string, ca: string | undefined, log: Logger): Redis {
  const redis = new Redis(url, {
    ...(ca && url.startsWith('rediss:') && { tls: { ca } }),
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 3_000,
    connectTimeout: 3_000,
    // A connection whose other end vanished without a word says nothing for a quarter of an hour, and fails each command.
    socketTimeout: 5_000,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
    // Who handed over stays where it is, as a replica; the address leads to its successor.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
  });
  redis.on('error', (error) => log.debug({ err: error }, 'The connection to Redis failed'));
  return redis;
}

/** Asks for an answer of its database. @throws what the connection met, of which the driver's own refusal says nothing. */
export async function pingRedis(redis: Redis): Promise<void> {
  let met: Error | undefined;
  const meet = (error: Error) => void (met = error);
  redis.on('error', meet);
  try {
    await redis.ping();
    // One that Redis does not have it only reports, and goes on in the first, which may be somebody else's.
    if (redis.options.db) await redis.select(redis.options.db);
  } catch (error) {
    throw met ?? error;
  } finally {
    redis.off('error', meet);
  }
}

/** What `INFO memory` says. @throws where its user has too few rights to ask. */
export async function memoryOf(redis: Redis): Promise<Map<string | undefined, string | undefined>> {
  const lines = (await redis.info('memory')).matchAll(/^(\w+):(\S+)/gm);
  return new Map(lines.map(([, name, value]) => [name, value]));
}

/** Says so where a full Redis would take sessions and tasks away, which nobody would notice but by their absence. */
export async function warnOfEviction(redis: Redis, log: Pick<Logger, 'warn' | 'debug'>): Promise<void> {
  try {
    const policy = (await memoryOf(redis)).get('maxmemory_policy') ?? 'noeviction';
    if (policy === 'noeviction') return;
    log.warn({ policy }, 'Redis takes sessions and tasks away when it is full; maxmemory-policy has to be noeviction');
  } catch (error) {
    log.debug({ err: error }, 'What Redis does when it is full is not known');
  }
}

/**
 * Tells how full it is, as Redis itself reckons before it refuses, until the returned function is called. One without a bound
 * takes all that its machine has, and is then ended.
 */
export function observeMemory(redis: Redis): () => void {
  return observe('redisMemory', {}, async () => {
    const memory = await memoryOf(redis);
    const bytes = (name: string) => Number(memory.get(name) ?? 0);
    const most = bytes('maxmemory') || bytes('total_system_memory');
    return most === 0 ? undefined : (bytes('used_memory') - bytes('mem_not_counted_for_evict')) / most;
  });
}
