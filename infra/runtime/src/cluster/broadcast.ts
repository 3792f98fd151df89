import type { Redis } from 'ioredis';
import type { Closeable } from '../closeable.ts';
import type { Broadcast } from '../ports/broadcast.ts';
import type { Logger } from '../telemetry/log.ts';

type Listener = (message: string) => void;

/** Broadcast by Redis pub/sub, listening on a connection of its own, which subscribes again when it was lost, however long that takes. */
export function createBroadcast(redis: Redis, keyPrefix: string, log: Logger): Broadcast & Closeable {
  const prefix = `${keyPrefix}:broadcast:`;
  // What ioredis asks for by itself when it is connected again, nobody could catch when it fails.
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined, autoResubscribe: false });
  const channels = new Map<string, Set<Listener>>();

  subscriber.on('error', (error) => log.warn({ err: error }, 'The broadcast connection to Redis failed'));
  subscriber.on('ready', () => {
    if (channels.size === 0) return;
    subscriber
      .subscribe(...channels.keys())
      .catch((error: unknown) => log.warn({ err: error }, 'Not subscribed again'));
  });
  subscriber.on('message', (channel: string, message: string) => {
    for (const listener of channels.get(channel) ?? []) {
      try {
        listener(message);
      } catch (error) {
        log.error({ err: error, channel }, 'A broadcast handler failed');
      }
    }
  });

  return {
    async publish(channel, message) {
      await redis.publish(prefix + channel, message);
    },

    async subscribe(name, handle) {
      const channel = prefix + name;
      // The same function may listen twice.
      const listener: Listener = (message) => handle(message);
      channels.set(channel, (channels.get(channel) ?? new Set()).add(listener));
      await subscriber.subscribe(channel);
      return {
        async close() {
          const listeners = channels.get(channel);
          if (!listeners?.delete(listener) || listeners.size > 0) return;
          channels.delete(channel);
          // While Redis is away this is answered when it is back, and whoever closes must not wait for that.
          subscriber
            .unsubscribe(channel)
            .catch((error: unknown) => log.debug({ err: error }, 'A channel was not unsubscribed'));
        },
      };
    },

    async close() {
      subscriber.disconnect();
    },
  };
}
