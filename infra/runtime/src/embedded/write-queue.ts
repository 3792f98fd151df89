import type { DatabaseSync } from 'node:sqlite';

type Waiting = { attempt(): void; settle(): void; reject(error: unknown): void };

/** How long one transaction may keep the event loop before it commits and lets others in, in ms. */
const longestBatch = 4;
/** Turns of the event loop that changes are gathered for: no time where nothing else is to be done, and half as many commits where much is. */
const turnsGathered = 3;

type Outcome<T> = { value: T } | { error: unknown };

export type WriteQueue = { write<T>(change: () => T): Promise<T>; close(): void };

/**
 * Group commit: everything that was asked for in a few turns of the event loop goes into one transaction, each change in a
 * savepoint of its own, and shares one sync of the disk.
 */
export function createWriteQueue(db: DatabaseSync): WriteQueue {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const attempt = attemptsOn(db);
  let waiting: Waiting[] = [];
  let closed = false;

  function enqueue(change: Waiting) {
    if (waiting.length === 0) flushAfter(turnsGathered);
    waiting.push(change);
  }

  const flushAfter = (turns: number) => void setImmediate(() => (turns > 1 ? flushAfter(turns - 1) : flush()));

  function flush() {
    if (waiting.length === 0) return;
    const batch: Waiting[] = [];
    try {
      begin.run();
      const end = performance.now() + longestBatch;
      for (const change of waiting) {
        batch.push(change);
        change.attempt();
        if (performance.now() > end) break;
      }
      commit.run();
    } catch (error) {
      // The transaction itself failed (a full disk): nobody's change is there.
      rollBack(db);
      const refused = batch.length > 0 ? batch : waiting;
      waiting = waiting.slice(refused.length);
      for (const change of refused) change.reject(error);
      if (waiting.length > 0) setImmediate(flush);
      return;
    }
    waiting = waiting.slice(batch.length);
    if (waiting.length > 0) setImmediate(flush);
    for (const change of batch) change.settle();
  }

  return {
    write: (change) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The data file is closed'));
        let outcome: Outcome<ReturnType<typeof change>>;
        enqueue({
          attempt() {
            outcome = attempt(change);
          },
          settle: () => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value)),
          reject,
        });
      }),
    close() {
      while (waiting.length > 0) flush();
      closed = true;
    },
  };
}

/** Each change in a savepoint of its own, inside a transaction. */
function attemptsOn(db: DatabaseSync) {
  const savepoint = db.prepare('SAVEPOINT change');
  const release = db.prepare('RELEASE change');

  return <T>(change: () => T): Outcome<T> => {
    savepoint.run();
    try {
      const value = change();
      release.run();
      return { value };
    } catch (error) {
      // Some errors (a full disk) have ended the whole transaction already.
      if (!db.isTransaction) throw error;
      db.exec('ROLLBACK TO change; RELEASE change');
      return { error };
    }
  };
}

/** A disk that fails may fail this too; the next BEGIN, or the next opening, finds the file as it was committed. */
function rollBack(db: DatabaseSync) {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // What is told is why the change failed.
  }
}
