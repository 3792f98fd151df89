import { setTimeout as sleep } from 'node:timers/promises';
import type { EachBatchPayload, Kafka } from 'kafkajs';
import { backOff, jittered } from '../../back-off.ts';
import type { Closeable } from '../../closeable.ts';
import { partitionsOfEvents } from '../../policy/topics.ts';
import type { Logger } from '../../telemetry/log.ts';
import { observe } from '../../telemetry/metrics.ts';
import type { Progress, RecordWork } from '../record-work.ts';
import { type Commits, createCommits } from './commits.ts';
import { consumerSettings, heartbeatMs } from './consumer-settings.ts';
import { groupId } from './group-id.ts';
import { lacksTopic } from './lacks-topic.ts';
import { toRecord } from './record.ts';

export type Consumption = {
  /** The topic that the group is for, which is also in its name. */
  topic: string;
  group: string;
  /** What is read, that topic and maybe others, and what handles it. */
  works: ReadonlyMap<string, RecordWork>;
  /** Makes the topics once more, once one of them is gone. */
  prepareAnew(): Promise<void>;
  log: Logger;
};

/** A member of a group. */
export type Member = Closeable & {
  /** Whether Kafka chose this one among those of the group, at its last joining. */
  leads(): boolean;
};

const rejoin = { first: 500, longest: 5_000 };
/** How long one partition may hold up the others, in ms: all share one fetch loop. */
const shareMs = 1_000;
/**
 * How long a member rests after it has read everything, in ms, so that what comes meanwhile is fetched and handled together: a
 * fetch costs Kafka and the member more than most records do. A record that comes after the rest is handled at once.
 */
const restMs = 100;
/** How long the last commit of a member that leaves may take, in ms. */
const farewellMs = 1_000;
/** With fewer waiting records in a partition than this, a member rests before it fetches again. */
const fewRecords = 32;

/** Handles one batch, and notes up to where nothing is missing. @returns when to fetch again, if not at once. */
async function workOn(payload: EachBatchPayload, work: RecordWork, commits: Commits): Promise<Progress> {
  const { batch, heartbeat, isRunning, resolveOffset } = payload;
  const { topic, partition } = batch;
  const records = batch.messages.map((message) => toRecord(topic, partition, message));
  const deadline = performance.now() + shareMs;
  let lost: unknown;
  const beat = setInterval(() => {
    heartbeat().catch((error: unknown) => {
      lost ??= error;
    });
  }, heartbeatMs);
  const stopped = () => lost !== undefined || !isRunning() || performance.now() > deadline;
  const progress = await work.work(partition, records, stopped).finally(() => clearInterval(beat));

  const last = records[progress.finished - 1];
  if (last) {
    // Behind the last record of a transaction is its commit marker, which is never delivered, but has to be passed.
    const end = progress.finished === records.length ? batch.lastOffset() : last.offset;
    commits.reached({ topic, partition, offset: String(BigInt(end) + 1n) });
    resolveOffset(last.offset);
    // Whoever leaves the group cannot commit any more.
    if (!isRunning()) await commits.now();
  }
  if (lost) throw lost;
  return progress;
}

/** One life of a consumer, from joining the group until it is closed or cannot go on. */
async function consumeOnce(
  kafka: Kafka,
  consumption: Consumption,
  { joined, closing }: { joined: (leads: boolean) => void; closing: AbortSignal },
): Promise<void> {
  const { topic, group, works, log } = consumption;
  const consumer = kafka.consumer({ groupId: groupId(topic, group), ...consumerSettings });
  const ended = Promise.withResolvers<void>();
  // The promise may reject before anybody awaits it.
  ended.promise.catch(() => undefined);
  const resumptions = new Set<NodeJS.Timeout>();
  const commits = createCommits((offsets) => consumer.commitOffsets(offsets), log);
  const close = () => {
    // Kafka may be away; then the records since the last commit come again.
    Promise.race([commits.now(), sleep(farewellMs, undefined, { ref: false })])
      .then(() => consumer.disconnect())
      .then(ended.resolve, ended.reject);
  };

  // While a group rebalances, those who were in it may still commit.
  consumer.on(consumer.events.REBALANCING, () => void commits.now());
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    // Other members may by now have read further in the partitions that were ours.
    commits.forget();
    log.debug({ partitions: payload.memberAssignment[topic] ?? [] }, 'Joined the consumer group');
    for (const [name, work] of works) work.keepOnly(payload.memberAssignment[name] ?? []);
    joined(payload.isLeader);
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => ended.reject(payload.error));
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { topic, batchSize, partition, lastOffset } }) => {
    // Only markers of transactions: nothing to handle, but something to get past.
    if (batchSize > 0) return;
    commits.reached({ topic, partition, offset: String(BigInt(lastOffset) + 1n) });
  });

  async function eachBatch(payload: EachBatchPayload): Promise<void> {
    const work = works.get(payload.batch.topic);
    const retryInMs = work && (await workOn(payload, work, commits)).retryInMs;
    if (retryInMs === undefined) {
      if (Number(payload.batch.offsetLag()) < fewRecords)
        await sleep(restMs, undefined, { signal: closing }).catch(() => undefined);
      return;
    }
    const resume = payload.pause();
    const resumption = setTimeout(() => {
      resumptions.delete(resumption);
      resume();
    }, retryInMs);
    resumptions.add(resumption);
  }

  try {
    closing.addEventListener('abort', close, { once: true });
    await consumer.connect();
    await consumer.subscribe({ topics: [...works.keys()], fromBeginning: true });
    const partitionsConsumedConcurrently = partitionsOfEvents;
    await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, partitionsConsumedConcurrently, eachBatch });
    if (closing.aborted) close();
    await ended.promise;
  } finally {
    closing.removeEventListener('abort', close);
    for (const resumption of resumptions) clearTimeout(resumption);
    commits.forget();
    await consumer.disconnect().catch(() => undefined);
  }
}

export type Consumers = Closeable & {
  /** Resolves when the group has been joined for the first time; keeps on joining until it is closed. */
  consume(consumption: Consumption): Promise<Member>;
};

export function createConsumers(kafka: Kafka): Consumers {
  const consumptions = new Set<Closeable>();
  /** Who is in no group has no lag to tell, and is missed by nobody. */
  const outside = new Set<Consumption>();
  const stopTelling = observe('consumersOutside', {}, async () => outside.size);

  async function consume(consumption: Consumption): Promise<Member> {
    const closing = new AbortController();
    const firstJoin = Promise.withResolvers<void>();
    let failures = 0;
    let leads = false;
    let isGone = false;
    outside.add(consumption);
    const joined = (asLeader: boolean) => {
      outside.delete(consumption);
      leads = asLeader;
      failures = 0;
      firstJoin.resolve();
    };

    async function keepConsuming(): Promise<void> {
      while (!closing.signal.aborted) {
        try {
          if (isGone) await consumption.prepareAnew();
          isGone = false;
          await consumeOnce(kafka, consumption, { joined, closing: closing.signal });
        } catch (error) {
          outside.add(consumption);
          isGone ||= lacksTopic(error);
          failures += 1;
          const retryInMs = Math.round(jittered(backOff(failures, rejoin)));
          consumption.log.warn({ err: error, retryInMs }, 'The consumer cannot go on; joining its group again');
          await sleep(retryInMs, undefined, { signal: closing.signal }).catch(() => undefined);
        }
      }
    }

    const running = keepConsuming();
    const handle = {
      leads: () => leads,
      async close() {
        consumptions.delete(handle);
        closing.abort();
        await running;
        outside.delete(consumption);
      },
    };
    consumptions.add(handle);
    await Promise.race([firstJoin.promise, running]);
    return handle;
  }

  return {
    consume,
    async close() {
      stopTelling();
      await Promise.all([...consumptions].map((consumption) => consumption.close()));
    },
  };
}
