import type { Closeable } from '../closeable.ts';
import { replayTopicOf } from '../policy/topics.ts';
import type { DeadLetter, Subscription } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { type ConsumerGroup, createConsumerGroup } from './consumer-group.ts';
import type { Database } from './database.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { LaneSetup } from './lane.ts';
import type { Signal } from './signal.ts';

type Setup = { database: Database; published: Signal; deadLetters: DeadLetters; log: Logger };

/** The groups of this process, each on a topic or on what is replayed of it. */
export type ConsumerGroups = Closeable & {
  /** Joins what is handed to the group for the first time. */
  joinTopic(subscription: Subscription): ReturnType<ConsumerGroup['join']>;
  /** Joins what has been a dead letter of the group, handed to it as it came first. */
  joinReplays(subscription: Subscription): ReturnType<ConsumerGroup['join']>;
  members(topic: string, group: string): number;
};

export function createConsumerGroups({ database, published, deadLetters, log }: Setup): ConsumerGroups {
  const groups = new Map<string, ConsumerGroup>();

  function groupOf(topic: string, group: string, keepDeadLetter: LaneSetup['keepDeadLetter']): ConsumerGroup {
    const name = nameOf(topic, group);
    const running = groups.get(name) ?? createConsumerGroup({ database, published, log, topic, group, keepDeadLetter });
    groups.set(name, running);
    return running;
  }

  return {
    joinTopic: ({ topic, group, handle }) =>
      groupOf(topic, group, (record, reason, attempts) => deadLetters.keep(group, record, reason, attempts)).join(
        handle,
      ),

    joinReplays: ({ topic, group, handle }) =>
      groupOf(replayTopicOf(topic, group), group, ({ value }, reason, attempts) => {
        const letter = JSON.parse(value) as DeadLetter;
        return deadLetters.keep(group, letter.record, reason, letter.attempts + attempts);
      }).join(({ value }) => handle((JSON.parse(value) as DeadLetter).record)),

    members: (topic, group) => groups.get(nameOf(topic, group))?.members() ?? 0,

    async close() {
      await Promise.all([...groups.values()].map((group) => group.close()));
    },
  };
}

const nameOf = (topic: string, group: string) => JSON.stringify([topic, group]);
