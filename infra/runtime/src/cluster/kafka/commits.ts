import type { TopicPartitionOffset } from 'kafkajs';
import type { Logger } from '../../telemetry/log.ts';

/** The offsets that a member of a group has reached; they are committed to Kafka every so often, not after every batch. */
export type Commits = {
  /** @param one the offset to go on from. */
  reached(one: TopicPartitionOffset): void;
  /** Tells what has not been told yet; never throws. */
  now(): Promise<void>;
  forget(): void;
};

/** In ms. What was handled meanwhile comes again after a crash, which handlers have to bear anyway; a commit costs as much as a fetch. */
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
      // The next commit covers these offsets; without one their records come again.
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
