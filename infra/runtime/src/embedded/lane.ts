import { setTimeout as sleep } from 'node:timers/promises';
import { recordPause } from '../policy/record-retry.ts';
import type { ReceivedRecord, Subscription } from '../ports/events.ts';
import { callsUnderWay } from '../service/calls/calls-under-way.ts';
import type { Logger } from '../telemetry/log.ts';
import type { Database, Row } from './database.ts';
import type { GroupOffsets } from './group-offsets.ts';
import type { Signal } from './signal.ts';
import { untilSaved } from './until-saved.ts';

/** The name by which those wait who read one partition. */
export const laneOf = (topic: string, partition: number) => `${topic} ${partition}`;

/** Records that a lane takes at a time. There are dozens of lanes: with four times as many in hand an import takes 100 MB more, and is no faster. */
const fetchSize = 4;

export type Handle = Subscription['handle'];

export type LaneSetup = {
  database: Database;
  published: Signal;
  log: Logger;
  topic: string;
  offsets: GroupOffsets;
  keepDeadLetter(record: ReceivedRecord, reason: string, attempts: number): Promise<unknown>;
};

/** Hands the records of a partition to a handler, some at a time and those of one key in turn, until told to stop. */
export async function runLane(setup: LaneSetup, partition: number, handle: Handle, signal: AbortSignal): Promise<void> {
  const { published, log, topic, offsets } = setup;
  const patiently = <T>(read: () => T) => untilSaved(read, { signal, log, what: 'Events could not be read' });
  let done = (await patiently(() => offsets.of(partition))) ?? 0;
  while (!signal.aborted) {
    const from = done;
    const isBehind = await patiently(() => hasRecordsAfter(setup, from, partition));
    if (!isBehind) {
      await published.wait(laneOf(topic, partition), { signal });
      continue;
    }
    // All lanes of all groups may have something to handle at the same time, and nobody else would get a turn. They read once it is theirs: what was read before would lie there.
    await callsUnderWay.step();
    const batch = (await patiently(() => recordsAfter(setup, from, partition))) ?? [];
    const last = batch[(await settleAll(setup, batch, handle, signal)) - 1];
    if (last) {
      done = Number(last.offset);
      offsets.reached(partition, done);
    }
  }
}

/** @returns how many of them, from the first, are done with: all, unless told to stop. */
async function settleAll(
  setup: LaneSetup,
  batch: readonly ReceivedRecord[],
  handle: Handle,
  signal: AbortSignal,
): Promise<number> {
  const settled = new Set<ReceivedRecord>();
  const byKey = Map.groupBy(batch, ({ key }) => key);
  await Promise.all(
    byKey.values().map(async (records) => {
      for (const record of records) {
        if (signal.aborted || !(await settle(setup, record, handle, signal))) return;
        settled.add(record);
      }
    }),
  );
  const unsettled = batch.findIndex((record) => !settled.has(record));
  return unsettled === -1 ? batch.length : unsettled;
}

const after = 'FROM log WHERE topic = ? AND partition = ? AND offset > ?';

const hasRecordsAfter = ({ database, topic }: LaneSetup, offset: number, partition: number): boolean =>
  database.get(`SELECT 1 ${after} LIMIT 1`, topic, partition, offset) !== undefined;

function recordsAfter({ database, topic }: LaneSetup, offset: number, partition: number): ReceivedRecord[] {
  return database.all(`SELECT * ${after} ORDER BY offset LIMIT ?`, topic, partition, offset, fetchSize).map(toRecord);
}

/** What a handler says or throws is logged by the consumer, which knows more. @returns false when told to stop before the record was done with. */
async function settle(
  { log, keepDeadLetter }: LaneSetup,
  record: ReceivedRecord,
  handle: Handle,
  signal: AbortSignal,
): Promise<boolean> {
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
