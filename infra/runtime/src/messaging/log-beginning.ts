import type { Collection, Documents } from '../ports/documents.ts';
import type { Events } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import type { OutboxBatch } from './outbox.ts';
import type { PresentStates } from './present-states.ts';

/** The log that has been told of a collection, whose name is the id. */
type ToldLog = { _id: string; log: string };

const batchSize = 100;

/**
 * Tells a log of what was there before it. Whoever restores documents gives them a log that has nothing yet, because the one
 * before knows of a time that is not to be any more; what events there were is then made again from the documents.
 */
export type LogBeginning = {
  /** Whether the log has been told of these. */
  isTold(states: PresentStates): Promise<boolean>;
  /** Publishes the next part of them; at the end they are told. */
  tellMore(states: PresentStates, publish: (events: OutboxBatch['events']) => Promise<void>): Promise<void>;
  /** Looks anew what the log knows: it could not be written, and may have lost everything. */
  forget(): void;
};

type Options = {
  /** The relay's. */
  name: string;
  documents: Documents;
  events: Pick<Events, 'logId' | 'lag'>;
  log: Logger;
};

export async function createLogBeginning({ name, documents, events, log }: Options): Promise<LogBeginning> {
  const { logId } = events;
  if (logId === undefined) {
    return { isTold: async () => true, tellMore: async () => undefined, forget: () => undefined };
  }
  const toldLogs: Collection<ToldLog> = await documents.collection({ name: 'told-logs', indexes: [] });
  const told = new Set<string>();
  const reached = new Map<string, string>();
  /** As they were found: a topic in which one collection has been told since is new to the others all the same. */
  const empty = new Map<string, boolean>();
  let count = 0;

  async function isEmpty(topic: string): Promise<boolean> {
    // Nobody reads as this group, so what it has before it is all that there is.
    const known = empty.get(topic) ?? (await events.lag(topic, `${name}.log-beginning`)) === 0;
    empty.set(topic, known);
    return known;
  }

  async function hasBeenTold({ of, topics }: PresentStates): Promise<boolean> {
    const found = await toldLogs.findOne({ _id: of });
    if (found?.log !== logId) return false;
    for (const topic of topics) {
      if (!(await isEmpty(topic))) continue;
      // Else a part of it that is told anew would count as all of it.
      await toldLogs.deleteOne({ _id: of });
      return false;
    }
    return true;
  }

  async function finish({ of }: PresentStates): Promise<void> {
    await toldLogs.updateOne({ _id: of }, { $set: { log: logId } }, { upsert: true });
    told.add(of);
    reached.delete(of);
    if (count > 0)
      log.info({ collection: of, log: logId, events: count }, 'The log was new; it has been told what there is');
    count = 0;
  }

  return {
    async isTold(states) {
      if (!told.has(states.of) && (await hasBeenTold(states))) told.add(states.of);
      return told.has(states.of);
    },

    async tellMore(states, publish) {
      const part = await states.read(reached.get(states.of) ?? '', batchSize);
      for (const { id, error } of part.unreadable) {
        log.error({ err: error, collection: states.of, id }, 'A document cannot be told to the new log');
      }
      if (part.events.length > 0) await publish(part.events);
      count += part.events.length;
      if (part.last === undefined) return finish(states);
      reached.set(states.of, part.last);
    },

    forget() {
      for (const known of [told, reached, empty]) known.clear();
    },
  };
}
