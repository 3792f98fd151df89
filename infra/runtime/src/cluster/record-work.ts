import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordPause } from '../policy/record-retry.ts';
import type { Outcome, ReceivedRecord, Subscription } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { createRecordRoom, createLoopBudget } from './record-room.ts';

/** How far a partition is: the records from the front that are done with, and when to come back if one has to wait. */
export type Progress = { finished: number; retryInMs?: number };

export type RecordWork = {
  /** Handles the records of a partition until all are finished, one has to wait, or `stopped`; never throws. */
  work(partition: number, records: readonly ReceivedRecord[], stopped: () => boolean): Promise<Progress>;
  /** Forgets all other partitions, which other members have now. */
  keepOnly(partitions: readonly number[]): void;
};

export type RecordWorkOptions = Pick<Subscription, 'handle'> & {
  keepDeadLetter(record: ReceivedRecord, reason: string, attempts: number): Promise<void>;
  /** Records of one partition that are handled at a time; those of one key always one after the other. */
  concurrency?: number | undefined;
  log: Logger;
};

type PartitionState = {
  /** Finished, but not known to be committed, as an earlier record waits or the commit was lost; by their names. */
  finished: Set<string>;
  /** Attempts so far of those that failed. */
  attempts: Map<string, number>;
};

/** An event begins with its id. By the offset alone a record of a log that was made anew would be taken for one of the log before. */
const beginning = 80;
const nameOf = ({ offset, key, value }: ReceivedRecord) => `${offset} ${key} ${value.slice(0, beginning)}`;

/** What is known of a partition, without what lies before the first record. */
function stateFrom(first: string, known: PartitionState | undefined): PartitionState {
  const still = (name: string) => BigInt(name.split(' ', 1)[0] ?? '') >= BigInt(first);
  return {
    finished: new Set([...(known?.finished ?? [])].filter(still)),
    attempts: new Map([...(known?.attempts ?? [])].filter(([name]) => still(name))),
  };
}

/** Handles records in the order of their keys and knows up to where nothing is missing. */
export function createRecordWork({ handle, keepDeadLetter, concurrency = 16, log }: RecordWorkOptions): RecordWork {
  const states = new Map<number, PartitionState>();
  const budget = createLoopBudget();

  function stateOf(partition: number, first: string): PartitionState {
    const state = stateFrom(first, states.get(partition));
    states.set(partition, state);
    return state;
  }

  /** What a handler says or throws is logged by the consumer, which knows more. @returns whether the record is done with. */
  async function settle(record: ReceivedRecord, attempt: number): Promise<boolean> {
    const about = { key: record.key, partition: record.partition, offset: record.offset, attempt };
    let outcome: Outcome;
    try {
      outcome = await handle(record);
    } catch (error) {
      log.debug({ ...about, err: error }, 'The record will be handled again');
      return false;
    }
    if (outcome.kind !== 'dead-letter') return outcome.kind === 'done';
    try {
      await keepDeadLetter(record, outcome.reason, attempt);
      return true;
    } catch (error) {
      log.warn({ ...about, err: error }, 'The record cannot be put among the dead letters; trying again');
      return false;
    }
  }

  return {
    async work(partition, records, stopped) {
      const state = stateOf(partition, records[0]?.offset ?? '0');
      const lastOfKey = new Map<string, Promise<void>>();
      const started: Promise<void>[] = [];
      const room = createRecordRoom(concurrency, budget);
      let failedAttempts = 0;
      const halted = () => failedAttempts > 0 || stopped();

      async function run(record: ReceivedRecord, before: Promise<void> | undefined) {
        room.enter();
        await before;
        if (!halted()) await tryOnce(record);
        room.leave();
      }

      async function tryOnce(record: ReceivedRecord) {
        const name = nameOf(record);
        const attempt = (state.attempts.get(name) ?? 0) + 1;
        if (await settle(record, attempt)) {
          state.finished.add(name);
          state.attempts.delete(name);
        } else {
          state.attempts.set(name, attempt);
          failedAttempts = Math.max(failedAttempts, attempt);
        }
      }

      for (const record of records) {
        if (state.finished.has(nameOf(record))) continue;
        await room.forOne();
        if (halted()) break;
        const one = run(record, lastOfKey.get(record.key));
        lastOfKey.set(record.key, one);
        started.push(one);
      }
      await Promise.all(started);
      // Handlers that only skip never leave the current turn, and nobody else would have one.
      await nextTurn();

      const unfinished = records.findIndex((record) => !state.finished.has(nameOf(record)));
      const finished = unfinished === -1 ? records.length : unfinished;
      return failedAttempts > 0 ? { finished, retryInMs: recordPause(failedAttempts) } : { finished };
    },

    keepOnly(partitions) {
      for (const partition of states.keys()) if (!partitions.includes(partition)) states.delete(partition);
    },
  };
}
