import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { backOff, jittered } from '../back-off.ts';
import type { Closeable } from '../closeable.ts';
import type { Broadcast } from '../ports/broadcast.ts';
import type { Logger } from '../telemetry/log.ts';
import { observe } from '../telemetry/metrics.ts';

type Listener = (message: string) => void;
type Channel = {
  listeners: Set<Listener>;
  /** Whether Redis has subscribed it, on the connection that there is now. */
  isHeard: boolean;
  asking?: Promise<void> | undefined;
};

/** Ms until a channel that Redis refused is asked for again. */
const pause = { first: 250, longest: 10_000 };

/**
 * Broadcast by Redis pub/sub, listening on a connection of its own, which subscribes again when it was lost, however long that takes,
 * and however often Redis refuses.
 */
export function createBroadcast(redis: Redis, keyPrefix: string, log: Logger): Broadcast & Closeable {
  const prefix = `${keyPrefix}:broadcast:`;
  // What ioredis asks for by itself when it is connected again, nobody could catch when it fails.
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined, autoResubscribe: false });
  const channels = new Map<string, Channel>();
  const closed = new AbortController();

  /** Until it is heard, or nobody listens to it any more. @throws what was refused last where the broadcast was closed. */
  async function subscribe(name: string, channel: Channel): Promise<void> {
    for (let failures = 1; channels.get(name) === channel; failures++) {
      try {
        await subscriber.subscribe(name);
        channel.isHeard = true;
        return;
      } catch (error) {
        if (closed.signal.aborted) throw error;
        const retryInMs = jittered(backOff(failures, pause));
        log.warn({ err: error, channel: name, retryInMs }, 'A channel of Redis is not heard; asking again');
        await sleep(retryInMs, undefined, { signal: closed.signal }).catch(() => undefined);
      }
    }
  }

  function hear(name: string, channel: Channel): Promise<void> {
    // What is being asked for is asked again by ioredis where its connection is lost meanwhile.
    channel.asking ??= subscribe(name, channel).finally(() => {
      channel.asking = undefined;
    });
    return channel.asking;
  }

  const stopObserving = observe(
    'broadcastUnheard',
    {},
    async () => [...channels.values()].filter(({ isHeard }) => !isHeard).length,
  );

  subscriber.on('error', (error) => log.warn({ err: error }, 'The broadcast connection to Redis failed'));
  subscriber.on('close', () => {
    for (const channel of channels.values()) channel.isHeard = false;
  });
  subscriber.on('ready', () => {
    for (const [name, channel] of channels) {
      hear(name, channel).catch((error: unknown) => log.debug({ err: error }, 'Closed before it was subscribed again'));
    }
  });
  subscriber.on('message', (name: string, message: string) => {
    for (const listener of channels.get(name)?.listeners ?? []) {
      try {
        listener(message);
      } catch (error) {
        log.error({ err: error, channel: name }, 'A broadcast handler failed');
      }
    }
  });

  return {
    async publish(channel, message) {
      await redis.publish(prefix + channel, message);
    },

    async subscribe(toName, handle) {
      const name = prefix + toName;
      const channel = channels.get(name) ?? { listeners: new Set(), isHeard: false };
      channels.set(name, channel);
      // The same function may listen twice.
      const listener: Listener = (message) => handle(message);
      channel.listeners.add(listener);
      if (!channel.isHeard) await hear(name, channel);
      return {
        async close() {
          if (!channel.listeners.delete(listener) || channel.listeners.size > 0) return;
          channels.delete(name);
          // While Redis is away this is answered when it is back, and whoever closes must not wait for that.
          subscriber
            .unsubscribe(name)
            .catch((error: unknown) => log.debug({ err: error }, 'A channel was not unsubscribed'));
        },
      };
    },

    async close() {
      stopObserving();
      closed.abort();
      subscriber.disconnect();
    },
  };
}
