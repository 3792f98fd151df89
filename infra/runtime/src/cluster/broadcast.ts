import type { Redis } from 'ioredis';
import type { Closeable } from '../closeable.ts';
import type { Broadcast } from '../ports/broadcast.ts';
import { retry } from '../retry.ts';
import type { Logger } from '../telemetry/log.ts';
import { observe } from '../telemetry/metrics.ts';

type Listener = (message: string) => void;
type Channel = {
  listeners: Set<Listener>;
  /** Whether Redis has subscribed it, on the connection that there is now. */
  isHeard: boolean;
  /** Whether it has ever: what arrives before is for those who have left it meanwhile. */
  wasHeard: boolean;
  asking?: Promise<void> | undefined;
};

/** Ms until a channel that Redis refused is asked for again. */
const pause = { first: 250, longest: 10_000 };

/** Ms between two pings on the connection that only listens; without an answer `socketTimeout` ends it. */
const pingEvery = 10_000;

/** The subscribed channels; they are subscribed again after each lost connection and each refusal. */
function createChannels(subscriber: Redis, log: Logger) {
  const channels = new Map<string, Channel>();
  const closed = new AbortController();

  /**
   * Resolves once Redis has subscribed the channel, or nobody listens to it any more. @throws the last refusal when the
   * broadcast is closed meanwhile.
   */
  const subscribe = (name: string, channel: Channel): Promise<void> =>
    retry(
      async () => {
        if (channels.get(name) !== channel) return;
        await subscriber.subscribe(name);
        channel.isHeard = true;
        channel.wasHeard = true;
      },
      {
        pause,
        signal: closed.signal,
        failed: (error, { retryInMs }) =>
          log.warn({ err: error, channel: name, retryInMs }, 'A channel of Redis is not heard; asking again'),
      },
    );

  async function hear(name: string, channel: Channel): Promise<void> {
    if (channel.isHeard) return;
    // ioredis repeats a subscription by itself where its connection is lost meanwhile, so one at a time is enough.
    channel.asking ??= subscribe(name, channel).finally(() => {
      channel.asking = undefined;
    });
    await channel.asking;
  }

  subscriber.on('close', () => {
    for (const channel of channels.values()) channel.isHeard = false;
  });
  subscriber.on('ready', () => {
    for (const [name, channel] of channels) {
      hear(name, channel).catch((error: unknown) => log.debug({ err: error }, 'Closed before it was subscribed again'));
    }
  });
  const pinging = setInterval(() => {
    if (subscriber.status !== 'ready') return;
    subscriber.ping().catch((error: unknown) => log.debug({ err: error }, 'Closed before Redis answered'));
  }, pingEvery).unref();
  const unheard = async () => [...channels.values()].filter(({ isHeard }) => !isHeard).length;
  const stopObserving = observe('broadcastUnheard', {}, unheard);

  return {
    listenersOf(name: string): Iterable<Listener> {
      const channel = channels.get(name);
      return channel?.wasHeard ? channel.listeners : [];
    },

    async add(name: string, listener: Listener): Promise<void> {
      const channel = channels.get(name) ?? { listeners: new Set(), isHeard: false, wasHeard: false };
      channels.set(name, channel);
      channel.listeners.add(listener);
      await hear(name, channel);
    },

    remove(name: string, listener: Listener): void {
      const listeners = channels.get(name)?.listeners;
      if (!listeners?.delete(listener) || listeners.size > 0) return;
      channels.delete(name);
      // While Redis is away this is answered when it is back, and whoever closes must not wait for that.
      subscriber
        .unsubscribe(name)
        .catch((error: unknown) => log.debug({ err: error }, 'A channel was not unsubscribed'));
    },

    close(): void {
      stopObserving();
      clearInterval(pinging);
      closed.abort();
      subscriber.disconnect();
    },
  };
}

/** Broadcast by Redis pub/sub, listening on a connection of its own, however often that is lost, or Redis refuses. */
export function createBroadcast(redis: Redis, keyPrefix: string, log: Logger): Broadcast & Closeable {
  const prefix = `${keyPrefix}:broadcast:`;
  // What ioredis asks for by itself when it is connected again, nobody could catch when it fails.
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined, autoResubscribe: false });
  const channels = createChannels(subscriber, log);

  subscriber.on('error', (error) => log.warn({ err: error }, 'The broadcast connection to Redis failed'));
  subscriber.on('message', (name: string, message: string) => {
    for (const listener of channels.listenersOf(name)) {
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

    async subscribe(channel, handle) {
      const name = prefix + channel;
      // The same function may listen twice.
      const listener: Listener = (message) => handle(message);
      await channels.add(name, listener);
      return { close: async () => channels.remove(name, listener) };
    },

    async close() {
      channels.close();
    },
  };
}
