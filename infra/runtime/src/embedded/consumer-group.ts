import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Closeable } from '../closeable.ts';
import { recordPause } from '../policy/record-retry.ts';
import { partitionsOfEvents } from '../policy/topics.ts';
import type { ReceivedRecord, Subscription } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import type { Database, Row } from './database.ts';
import type { Signal } from './signal.ts';
import { untilSaved } from './until-saved.ts';

/** The name by which those wait who read one partition. */
export const laneOf = (topic: string, partition: number) => `${topic} ${partition}`;

/** Records that a lane takes at a time. */
const fetchSize = 16;

type Handle = Subscription['handle'];

export type ConsumerGroup = {
  /** Adds a member; the members share the partitions, and the one that is there for longest leads. */
  join(handle: Handle): Promise<Closeable & { leads(): boolean }>;
  members(): number;
  /** Lets the records that are being handled finish, and starts no others. */
  close(): Promise<void>;
};

type Setup = {
  database: Database;
  published: Signal;
  log: Logger;
  topic: string;
  group: string;
  keepDeadLetter(record: ReceivedRecord, reason: string, attempts: number): Promise<unknown>;
};

/**
 * One group on one topic: a lane for each partition, and in a lane some records at a time. Those of one key are handled
 * one after the other, others at the same time, so that they share the commits of the data file.
 */
export function createConsumerGroup(setup: Setup): ConsumerGroup {
  const { database, published, topic, group, keepDeadLetter } = setup;
  const log = setup.log.child({ topic, group });
  const members = new Set<Handle>();
  const offsets = createOffsets(database, topic, group, log);
  let stop = new AbortController();
  let lanes: Promise<unknown> = Promise.resolve();
  let turn: Promise<void> = Promise.resolve();

  /** As Kafka does it: everybody stops, then the partitions are dealt anew. */
  function rebalance(change: () => void): Promise<void> {
    stop.abort();
    turn = turn.then(async () => {
      stop.abort();
      await lanes;
      await offsets.saved();
      change();
      const handles = [...members];
      stop = new AbortController();
      lanes = Promise.all(
        Array.from({ length: handles.length && partitionsOfEvents }, (_, partition) =>
          runLane(partition, handles[partition % handles.length] as Handle, stop.signal),
        ),
      );
    });
    return turn;
  }

  async function runLane(partition: number, handle: Handle, signal: AbortSignal) {
    const patiently = <T>(read: () => T) => untilSaved(read, { signal, log, what: 'Events could not be read' });
    let done = (await patiently(() => offsets.of(partition))) ?? 0;
    while (!signal.aborted) {
      const from = done;
      const batch = (await patiently(() => recordsAfter(from, partition))) ?? [];
      if (batch.length === 0) {
        await published.wait(laneOf(topic, partition), { signal });
        continue;
      }
      const last = batch[(await settleAll(batch, handle, signal)) - 1];
      if (last) {
        done = Number(last.offset);
        offsets.reached(partition, done);
      }
      // A handler that only skips would otherwise keep everybody else waiting.
      await nextTurn();
    }
  }

  /** @returns how many of them, from the first, are done with: all, unless told to stop. */
  async function settleAll(batch: readonly ReceivedRecord[], handle: Handle, signal: AbortSignal): Promise<number> {
    const settled = new Set<ReceivedRecord>();
    const byKey = Map.groupBy(batch, ({ key }) => key);
    await Promise.all(
      byKey.values().map(async (records) => {
        for (const record of records) {
          if (signal.aborted || !(await settle(record, handle, signal))) return;
          settled.add(record);
        }
      }),
    );
    const unsettled = batch.findIndex((record) => !settled.has(record));
    return unsettled === -1 ? batch.length : unsettled;
  }

  function recordsAfter(offset: number, partition: number): ReceivedRecord[] {
    return database
      .all(
        'SELECT * FROM log WHERE topic = ? AND partition = ? AND offset > ? ORDER BY offset LIMIT ?',
        topic,
        partition,
        offset,
        fetchSize,
      )
      .map(toRecord);
  }

  /** What a handler says or throws is logged by the consumer, which knows more. @returns false when told to stop before the record was done with. */
  async function settle(record: ReceivedRecord, handle: Handle, signal: AbortSignal): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      const about = { key: record.key, offset: record.offset, attempt };
      try {
        const outcome = await handle(record);
        if (outcome.kind === 'done') return true;
        if (outcome.kind === 'dead-letter') {
          await keepDeadLetter(record, outcome.reason, attempt);
          return true;
        }
      } catch (error) {
        log.debug({ ...about, err: error }, 'The record will be handled again');
      }
      await sleep(recordPause(attempt), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return false;
    }
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

/** How far a group is. Saved soon after, not with each record: a crash only means that some come again. */
function createOffsets(database: Database, topic: string, group: string, log: Logger) {
  const unsaved = new Map<number, number>();
  let saving: Promise<void> | undefined;

  function save(partition: number, done: number) {
    database.run(
      'INSERT OR REPLACE INTO group_offsets (topic, "group", partition, done) VALUES (?, ?, ?, ?)',
      topic,
      group,
      partition,
      done,
    );
  }

  async function saveAll() {
    const saved = await database.write(() => {
      const all = [...unsaved];
      for (const [partition, done] of all) save(partition, done);
      return all;
    });
    for (const [partition, done] of saved) if (unsaved.get(partition) === done) unsaved.delete(partition);
  }

  return {
    of(partition: number): number {
      const row = database.get(
        'SELECT done FROM group_offsets WHERE topic = ? AND "group" = ? AND partition = ?',
        topic,
        group,
        partition,
      );
      return Number(row?.['done'] ?? 0);
    },
    reached(partition: number, done: number) {
      unsaved.set(partition, done);
      saving ??= saveAll()
        .catch((error: unknown) => log.warn({ err: error }, 'Offsets could not be saved'))
        .finally(() => {
          saving = undefined;
        });
    },
    async saved() {
      await saving;
    },
  };
}

function toRecord(row: Row): ReceivedRecord {
  return {
    topic: row['topic'] as string,
    partition: Number(row['partition']),
    offset: String(row['offset']),
    key: row['key'] as string,
    value: row['value'] as string,
    headers: JSON.parse(row['headers'] as string) as Record<string, string>,
  };
}
