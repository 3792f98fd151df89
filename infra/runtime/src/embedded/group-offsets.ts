import type { Logger } from '../telemetry/log.ts';
import type { Database } from './database.ts';

export type GroupOffsets = {
  of(partition: number): number;
  reached(partition: number, done: number): void;
  /** Resolves when what is being saved is. */
  saved(): Promise<void>;
};

/** How far a group is. Saved soon after, not with each record: a crash only means that some come again. */
export function createOffsets(database: Database, topic: string, group: string, log: Logger): GroupOffsets {
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

  async function saveSome() {
    const saved = await database.write(() => {
      const all = [...unsaved];
      for (const [partition, done] of all) save(partition, done);
      return all;
    });
    for (const [partition, done] of saved) if (unsaved.get(partition) === done) unsaved.delete(partition);
  }

  async function saveAll() {
    try {
      // What is reached meanwhile may be the last for a long time.
      while (unsaved.size > 0) await saveSome();
    } catch (error) {
      log.warn({ err: error }, 'Offsets could not be saved');
    } finally {
      saving = undefined;
    }
  }

  return {
    of(partition) {
      const row = database.get(
        'SELECT done FROM group_offsets WHERE topic = ? AND "group" = ? AND partition = ?',
        topic,
        group,
        partition,
      );
      return Number(row?.['done'] ?? 0);
    },
    reached(partition, done) {
      unsaved.set(partition, done);
      saving ??= saveAll();
    },
    async saved() {
      await saving;
    },
  };
}
