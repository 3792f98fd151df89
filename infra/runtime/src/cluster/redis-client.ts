import { Redis } from 'ioredis';
import type { Logger } from '../telemetry/log.ts';

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

/** Asks for an answer. @throws what the connection met, of which the driver's own refusal says nothing. */
export async function pingRedis(redis: Redis): Promise<void> {
  let met: Error | undefined;
  const meet = (error: Error) => void (met = error);
  redis.on('error', meet);
  try {
    await redis.ping();
  } catch (error) {
    throw met ?? error;
  } finally {
    redis.off('error', meet);
  }
}
