import { replayTopicOf } from '../policy/topics.ts';
import type { DeadLetter, Events } from '../ports/events.ts';
import { slices } from '../slices.ts';
import type { Logger } from '../telemetry/log.ts';
import { discarded, isDiscarded, readLetter, replayed, writeLetter } from './dead-letter.ts';
import type { KafkaClient } from './kafka/kafka-client.ts';
import type { TransactionalPublisher } from './kafka/produce.ts';
import { deadLetterTopicOf, isDeadLetterTopic, type Topics } from './topics.ts';

/** Letters that are replayed in one transaction. */
const replayedTogether = 50;

export type DeadLetters = Pick<Events, 'deadLetters' | 'replay' | 'discard'> & {
  putAside(letter: DeadLetter): Promise<void>;
};

/** The dead letters of all groups, in a topic for each. */
export function createDeadLetters(
  kafka: KafkaClient,
  topics: Topics,
  anonymous: Pick<TransactionalPublisher, 'publish'>,
  log: Logger,
): DeadLetters {
  return {
    async putAside(letter: DeadLetter): Promise<void> {
      await topics.ofDeadLetters(letter.group);
      await kafka.append(deadLetterTopicOf(letter.group), writeLetter(letter));
    },

    async deadLetters() {
      const names = (await kafka.topicNames()).filter(isDeadLetterTopic);
      // A letter is written again when it is replayed, discarded or fails again: its last record holds.
      const byId = new Map<string, DeadLetter>();
      for (const record of await kafka.readAll(names)) {
        if (isDiscarded(record)) {
          byId.delete(record.key);
          continue;
        }
        const letter = readLetter(record, log);
        if (letter) byId.set(letter.id, letter);
      }
      return [...byId.values()].toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
    },

    async replay(letters) {
      const at = new Date().toISOString();
      for (const { topic, group } of letters) {
        await topics.ofReplays(topic, group);
        await topics.ofDeadLetters(group);
      }
      // The mark goes into the transaction of the replay. Before it, a crash would leave the letter closed without a replay;
      // after it, the mark could close a letter that has failed again already.
      const batches = letters.map((letter) => [
        {
          topic: replayTopicOf(letter.topic, letter.group),
          records: [{ ...writeLetter(letter), key: letter.record.key }],
        },
        { topic: deadLetterTopicOf(letter.group), records: [writeLetter(replayed(letter, at))] },
      ]);
      for (const some of slices(batches, replayedTogether)) await anonymous.publish(some.flat());
    },

    async discard(letters) {
      for (const [group, ofGroup] of Map.groupBy(letters, (letter) => letter.group)) {
        await anonymous.publish([{ topic: deadLetterTopicOf(group), records: ofGroup.map(discarded) }]);
      }
    },
  };
}
