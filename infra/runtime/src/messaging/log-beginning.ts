import type { Collection, Documents } from '../ports/documents.ts';
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
};

export async function createLogBeginning(
  documents: Documents,
  logId: string | undefined,
  log: Logger,
): Promise<LogBeginning> {
  if (logId === undefined) return { isTold: async () => true, tellMore: async () => undefined };
  const toldLogs: Collection<ToldLog> = await documents.collection({ name: 'told-logs', indexes: [] });
  const told = new Set<string>();
  const reached = new Map<string, string>();
  let events = 0;

  async function finish({ of }: PresentStates): Promise<void> {
    await toldLogs.updateOne({ _id: of }, { $set: { log: logId } }, { upsert: true });
    told.add(of);
    if (events > 0) log.info({ collection: of, log: logId, events }, 'The log was new; it has been told what there is');
    events = 0;
  }

  return {
    async isTold({ of }) {
      if (told.has(of)) return true;
      const found = await toldLogs.findOne({ _id: of });
      if (found?.log === logId) told.add(of);
      return told.has(of);
    },

    async tellMore(states, publish) {
      const part = await states.read(reached.get(states.of) ?? '', batchSize);
      for (const { id, error } of part.unreadable) {
        log.error({ err: error, collection: states.of, id }, 'A document cannot be told to the new log');
      }
      if (part.events.length > 0) await publish(part.events);
      events += part.events.length;
      if (part.last === undefined) return finish(states);
      reached.set(states.of, part.last);
    },
  };
}
