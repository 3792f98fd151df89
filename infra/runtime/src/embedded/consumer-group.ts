import type { Closeable } from '../closeable.ts';
import { partitionsOfEvents } from '../policy/topics.ts';
import { createOffsets } from './group-offsets.ts';
import { type Handle, type LaneSetup, runLane } from './lane.ts';

export type ConsumerGroup = {
  /** Adds a member; the members share the partitions, and the one that is there for longest leads. */
  join(handle: Handle): Promise<Closeable & { leads(): boolean }>;
  members(): number;
  /** Lets the records that are being handled finish, and starts no others. */
  close(): Promise<void>;
};

type Setup = Omit<LaneSetup, 'offsets'> & { group: string };

/**
 * One group on one topic: a lane for each partition, and in a lane some records at a time. Those of one key are handled
 * one after the other, others at the same time, so that they share the commits of the data file.
 */
export function createConsumerGroup(setup: Setup): ConsumerGroup {
  const { database, topic, group } = setup;
  const log = setup.log.child({ topic, group });
  const members = new Set<Handle>();
  const offsets = createOffsets(database, topic, group, log);
  const lane = { ...setup, log, offsets };
  let stop = new AbortController();
  let lanes: Promise<unknown> = Promise.resolve();
  let rebalanced: Promise<void> = Promise.resolve();

  /** As Kafka does it: everybody stops, then the partitions are dealt anew. */
  function rebalance(change: () => void): Promise<void> {
    stop.abort();
    rebalanced = rebalanced.then(async () => {
      stop.abort();
      await lanes;
      await offsets.saved();
      change();
      const handles = [...members];
      stop = new AbortController();
      lanes = Promise.all(
        Array.from({ length: handles.length && partitionsOfEvents }, (_, partition) =>
          runLane(lane, partition, handles[partition % handles.length] as Handle, stop.signal),
        ),
      );
    });
    return rebalanced;
  }

  return {
    async join(handle) {
      // A handler may join twice and is then two members.
      const member: Handle = (record) => handle(record);
      await rebalance(() => members.add(member));
      return {
        leads: () => members.values().next().value === member,
        close: () => rebalance(() => members.delete(member)),
      };
    },
    members: () => members.size,
    close: () => rebalance(() => members.clear()),
  };
}
