import { partitionsOfEvents, replayTopicOf } from '../policy/topics.ts';
import type { TopicDescription } from './kafka/admin.ts';
import type { KafkaClient } from './kafka/kafka-client.ts';
import { SetupError } from './setup-error.ts';

const deadLetterSuffix = '.dead-letters';

/** Where a consumer group puts what it cannot read. */
export const deadLetterTopicOf = (group: string) => group + deadLetterSuffix;
export const isDeadLetterTopic = (topic: string) => topic.endsWith(deadLetterSuffix);

/**
 * Compacted by key, so that read models can be built anew from the first offset; what is younger than 7 days is kept whole.
 */
const ofEvents: TopicDescription = {
  partitions: partitionsOfEvents,
  config: { 'cleanup.policy': 'compact', 'min.compaction.lag.ms': String(7 * 24 * 60 * 60 * 1000) },
};

/** Dead letters are kept until somebody has looked, replays until their group is there. */
const ofDeadLetters: TopicDescription = {
  partitions: 1,
  config: { 'cleanup.policy': 'delete', 'retention.ms': '-1' },
};

function refuseOther(topic: string, found: TopicDescription, wanted: TopicDescription): void {
  if (found.partitions !== wanted.partitions) {
    throw new SetupError(
      `The topic ${topic} has ${found.partitions} partitions instead of ${wanted.partitions}, which would change the ` +
        'order of events. If nothing is in it yet, delete it, then start again; it is created as it has to be:\n' +
        `  kafka-topics.sh --bootstrap-server <broker> --delete --topic ${topic}`,
    );
  }
  const other = Object.entries(wanted.config).filter(([name, value]) => found.config[name] !== value);
  if (other.length === 0) return;
  const settings = other.map(([name, value]) => `${name}=${value}`).join(',');
  throw new SetupError(
    `The topic ${topic} has other settings than are needed, so that events could be lost. Change them, then start again:\n` +
      `  kafka-configs.sh --bootstrap-server <broker> --alter --entity-type topics --entity-name ${topic} --add-config ${settings}`,
  );
}

export type Topics = {
  /** @throws SetupError when the topic is there and cannot be used as it is. */
  ofEvents(topic: string): Promise<void>;
  ofDeadLetters(group: string): Promise<void>;
  ofReplays(topic: string, group: string): Promise<void>;
  /** Looks at all of them anew when they are needed next: a Kafka that has lost its data has lost them, too. */
  forget(): void;
};

/** Creates the topics that are missing and looks at those that are there, each once. */
export function createTopics(kafka: Pick<KafkaClient, 'createTopic' | 'describeTopic' | 'fullName'>): Topics {
  const ready = new Map<string, Promise<void>>();

  async function prepare(topic: string, wanted: TopicDescription): Promise<void> {
    const found = await kafka.describeTopic(topic);
    if (found) return refuseOther(kafka.fullName(topic), found, wanted);
    await kafka.createTopic(topic, wanted);
  }

  function once(topic: string, wanted: TopicDescription): Promise<void> {
    const known = ready.get(topic);
    if (known) return known;
    const preparing = prepare(topic, wanted).catch((error: unknown) => {
      ready.delete(topic);
      throw error;
    });
    ready.set(topic, preparing);
    return preparing;
  }

  return {
    ofEvents: (topic) => once(topic, ofEvents),
    ofDeadLetters: (group) => once(deadLetterTopicOf(group), ofDeadLetters),
    ofReplays: (topic, group) => once(replayTopicOf(topic, group), ofDeadLetters),
    forget: () => ready.clear(),
  };
}
