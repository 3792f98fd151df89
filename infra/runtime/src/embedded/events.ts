import { hash } from 'node:crypto';
import type { DeadLetter, EventRecord, Events, ReceivedRecord } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { type ConsumerGroup, createConsumerGroup, laneOf, partitions } from './consumer-group.ts';
import type { Database } from './database.ts';
import { createSignal } from './signal.ts';

export type EmbeddedEvents = Events & { close(): Promise<void> };

/** Events as one log table. Groups keep an offset for each topic and partition. */
export function createEvents(database: Database, log: Logger): EmbeddedEvents {
  const published = createSignal();
  const groups = new Map<string, ConsumerGroup>();
  const holders = new Map<string, symbol>();

  async function publish(topic: string, records: readonly EventRecord[], mayPublish = () => true) {
    const reached = new Set<number>();
    await database.write(() => {
      if (!mayPublish()) throw new Error('Somebody else has taken over publishing under this name');
      for (const { key, value, headers } of records) {
        const partition = partitionOf(key);
        reached.add(partition);
        database.run(
          'INSERT INTO log (topic, partition, key, value, headers, at) VALUES (?, ?, ?, ?, ?, ?)',
          topic,
          partition,
          key,
          value,
          JSON.stringify(headers),
          Date.now(),
        );
      }
    });
    for (const partition of reached) published.wake(laneOf(topic, partition));
  }

  return {
    publish: (topic, records) => publish(topic, records),

    async publisher(name) {
      const holder = Symbol(name);
      holders.set(name, holder);
      return {
        publish: (topic, records) => publish(topic, records, () => holders.get(name) === holder),
        close: async () => undefined,
      };
    },

    async subscribe({ topic, group, handle }) {
      const name = JSON.stringify([topic, group]);
      const running = groups.get(name) ?? createConsumerGroup({ database, published, log, topic, group });
      groups.set(name, running);
      return running.join(handle);
    },

    async lag(topic, group) {
      const row = database.get(
        `SELECT count(*) AS n FROM log LEFT JOIN group_offsets o
           ON o.topic = log.topic AND o."group" = ? AND o.partition = log.partition
         WHERE log.topic = ? AND log.offset > coalesce(o.done, 0)`,
        group,
        topic,
      );
      return Number(row?.['n']);
    },

    async deadLetters() {
      return database.all('SELECT * FROM dead_letters ORDER BY at, id').map(
        (row) =>
          ({
            ...row,
            record: JSON.parse(row['record'] as string) as ReceivedRecord,
          }) as DeadLetter,
      );
    },

    async close() {
      await Promise.all([...groups.values()].map((group) => group.close()));
    },
  };
}

function partitionOf(key: string): number {
  return hash('md5', key, 'buffer').readUInt32BE() % partitions;
}

/** How long a record is kept that a newer one of its key replaces, in ms. */
const compactAfter = 7 * 24 * 60 * 60 * 1000;

/** Deletes a bounded number of replaced records. The last record of a key stays for ever. @returns how many. */
export function compactLog(database: Database, now = Date.now(), atMost = 1000): Promise<number> {
  return database.write(() =>
    database.run(
      `DELETE FROM log WHERE offset IN (
         SELECT offset FROM log AS old WHERE at < ? AND EXISTS (
           SELECT 1 FROM log AS new WHERE new.topic = old.topic AND new.key = old.key AND new.offset > old.offset
         ) ORDER BY offset LIMIT ?)`,
      now - compactAfter,
      atMost,
    ),
  );
}
