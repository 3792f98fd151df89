import type { TopicPartitionOffset } from 'kafkajs';
import type { Logger } from '../../telemetry/log.ts';

/** How far a member of a group is, which Kafka is told at times, and not of every batch. */
export type Commits = {
  /** @param one where to go on. */
  reached(one: TopicPartitionOffset): void;
  /** Tells what has not been told yet; never throws. */
  now(): Promise<void>;
  forget(): void;
};

/** What is handled within so many ms comes again after a crash, which has to change nothing anyway. A commit costs as much as a fetch. */
const everyMs = 200;

export function createCommits(commit: (offsets: TopicPartitionOffset[]) => Promise<void>, log: Logger): Commits {
  const untold = new Map<string, TopicPartitionOffset>();
  let timer: NodeJS.Timeout | undefined;

  function forget(): TopicPartitionOffset[] {
    clearTimeout(timer);
    timer = undefined;
    const offsets = [...untold.values()];
    untold.clear();
    return offsets;
  }

  async function now(): Promise<void> {
    const offsets = forget();
    if (offsets.length === 0) return;
    try {
      await commit(offsets);
    } catch (error) {
      // Whatever comes next is beyond these; where nothing does, they come again.
      log.debug({ err: error }, 'It could not be committed how far a consumer is');
    }
  }

  return {
    reached(one) {
      untold.set(`${one.topic} ${one.partition}`, one);
      timer ??= setTimeout(() => void now(), everyMs);
    },
    now,
    forget: () => void forget(),
  };
}
