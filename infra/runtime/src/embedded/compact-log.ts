import { isReplayTopic } from '../policy/topics.ts';
import type { Database } from './database.ts';

/** How long a record is kept that a newer one of its key replaces, or that was replayed, in ms. */
const compactAfter = 7 * 24 * 60 * 60 * 1000;
/** Looked at in one write, a few milliseconds: nobody waits for it. */
const recordsAtATime = 500;
/** In one sweep; a million records are walked through in less than a day. */
const timesASweep = 20;

export type LogCompaction = {
  /** Looks at the records that follow those of the last time, and deletes what has been replaced, or replayed, long enough. */
  step(now?: number): Promise<{ visited: number; deleted: number }>;
  /** Some steps, with others' writes between them. */
  sweep(): Promise<void>;
};

/**
 * Deletes replaced records bit by bit, again and again from the start. The last record of a key stays for ever; what is to be replayed
 * until its group is past it, whatever else comes of its key.
 */
export function createLogCompaction(database: Database): LogCompaction {
  let walkedTo = 0;

  function isReplaced(topic: string, key: string, offset: number): boolean {
    const sql = 'SELECT 1 FROM log WHERE topic = ? AND key = ? AND offset > ? LIMIT 1';
    return database.get(sql, topic, key, offset) !== undefined;
  }

  function isReplayed(topic: string, partition: number, offset: number): boolean {
    const sql = 'SELECT 1 FROM group_offsets WHERE topic = ? AND partition = ? AND done >= ?';
    return database.get(sql, topic, partition, offset) !== undefined;
  }

  const step = (now = Date.now()) =>
    database.write(() => {
      const found = database.all(
        'SELECT offset, topic, partition, key, at FROM log WHERE offset > ? ORDER BY offset LIMIT ?',
        walkedTo,
        recordsAtATime,
      );
      const old = found.filter(({ at }) => Number(at) < now - compactAfter);
      const settled = old.filter(({ topic, partition, key, offset }) =>
        isReplayTopic(String(topic))
          ? isReplayed(String(topic), Number(partition), Number(offset))
          : isReplaced(String(topic), String(key), Number(offset)),
      );
      for (const { offset } of settled) database.run('DELETE FROM log WHERE offset = ?', Number(offset));
      walkedTo = found.length < recordsAtATime ? 0 : Number(found.at(-1)?.['offset']);
      return { visited: found.length, deleted: settled.length };
    });

  return {
    step,
    async sweep() {
      for (let times = 0; times < timesASweep; times++) {
        await step();
        if (walkedTo === 0) return;
      }
    },
  };
}
