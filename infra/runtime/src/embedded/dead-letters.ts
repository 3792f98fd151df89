import { deadLetterId } from '../policy/dead-letter-id.ts';
import type { DeadLetter, ReceivedRecord } from '../ports/events.ts';
import type { Database } from './database.ts';

export type DeadLetters = {
  keep(group: string, record: ReceivedRecord, reason: string, attempts: number): Promise<void>;
  all(): DeadLetter[];
  /** Inside `write`: says that a letter's record is handed to its group once more. */
  mark(letter: DeadLetter): void;
  discard(letters: readonly DeadLetter[]): Promise<void>;
  /** Inside `write`: those of a group in a topic. */
  forget(topic: string, group: string): void;
};

/** The records that consumer groups have put aside, and which of them have been replayed. */
export function createDeadLetters(database: Database): DeadLetters {
  return {
    keep: (group, record, reason, attempts) =>
      database.write(() => {
        const id = deadLetterId(group, record);
        database.run(
          'INSERT OR REPLACE INTO dead_letters (id, topic, "group", record, reason, attempts, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
          id,
          record.topic,
          group,
          JSON.stringify(record),
          reason,
          attempts,
          new Date().toISOString(),
        );
        database.run('DELETE FROM replayed_letters WHERE id = ?', id);
      }),

    all: () =>
      database
        .all(
          `SELECT letters.*, replayed.at AS replayed_at FROM dead_letters letters
             LEFT JOIN replayed_letters replayed ON replayed.id = letters.id ORDER BY letters.at, letters.id`,
        )
        .map(({ record, replayed_at, ...row }) => {
          const letter = { ...row, record: JSON.parse(record as string) as ReceivedRecord };
          return (replayed_at === null ? letter : { ...letter, replayed_at }) as DeadLetter;
        }),

    mark({ id }) {
      database.run('INSERT OR REPLACE INTO replayed_letters (id, at) VALUES (?, ?)', id, new Date().toISOString());
    },

    discard: (letters) =>
      database.write(() => {
        for (const { id } of letters) {
          database.run('DELETE FROM replayed_letters WHERE id = ?', id);
          database.run('DELETE FROM dead_letters WHERE id = ?', id);
        }
      }),

    forget(topic, group) {
      const those = 'FROM dead_letters WHERE topic = ? AND "group" = ?';
      database.run(`DELETE FROM replayed_letters WHERE id IN (SELECT id ${those})`, topic, group);
      database.run(`DELETE ${those}`, topic, group);
    },
  };
}
