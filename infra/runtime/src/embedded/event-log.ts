import { hash } from 'node:crypto';
import { partitionsOfEvents, replayTopicOf } from '../policy/topics.ts';
import type { EventRecord } from '../ports/events.ts';
import type { Database } from './database.ts';
import { laneOf } from './lane.ts';

export type EventLog = {
  /** Inside `write`. @returns whom to wake after it. */
  append(topic: string, record: EventRecord): string;
  lag(topic: string, group: string): number;
  /** The groups that have come on in a topic. */
  groups(topic: string): string[];
  /** Inside `write`: takes a group back to the start of a topic. */
  rewind(topic: string, group: string): void;
  /** Inside `write`: how far a group was in a topic, and what was replayed to it. */
  forget(topic: string, group: string): void;
};

/** The log's table, and how far groups are in it. */
export function createEventLog(database: Database): EventLog {
  function behind(topic: string, partition: number, group: string): number {
    const row = database.get(
      `SELECT count(*) AS n FROM log WHERE topic = ?1 AND partition = ?2 AND offset > coalesce(
         (SELECT done FROM group_offsets WHERE topic = ?1 AND partition = ?2 AND "group" = ?3), 0)`,
      topic,
      partition,
      group,
    );
    return Number(row?.['n']);
  }

  function rewind(topic: string, group: string) {
    database.run('DELETE FROM group_offsets WHERE topic = ? AND "group" = ?', topic, group);
  }

  return {
    append(topic, { key, value, headers }) {
      const partition = partitionOf(key);
      database.run(
        'INSERT INTO log (topic, partition, key, value, headers, at) VALUES (?, ?, ?, ?, ?, ?)',
        topic,
        partition,
        key,
        value,
        JSON.stringify(headers),
        Date.now(),
      );
      return laneOf(topic, partition);
    },

    lag: (topic, group) =>
      Array.from({ length: partitionsOfEvents }, (_, partition) => behind(topic, partition, group)).reduce(
        (a, b) => a + b,
      ),

    groups: (topic) =>
      database
        .all('SELECT DISTINCT "group" AS name FROM group_offsets WHERE topic = ? ORDER BY 1', topic)
        .map((row) => row['name'] as string),

    rewind,

    forget(topic, group) {
      const replays = replayTopicOf(topic, group);
      rewind(topic, group);
      rewind(replays, group);
      database.run('DELETE FROM log WHERE topic = ?', replays);
    },
  };
}

function partitionOf(key: string): number {
  return hash('md5', key, 'buffer').readUInt32BE() % partitionsOfEvents;
}
