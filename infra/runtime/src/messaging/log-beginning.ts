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
  /**
   * Looks anew what the log knows: it could not be written, and may have lost everything. What has been told in part goes on
   * from there, unless nothing of it is left. @param hasLost where it is known that it has, whatever there is since.
   */
  forget(hasLost: boolean): void;
};

type Options = {
  /** The relay's. */
  name: string;
  /** With all that there is to be told. */
  stores: readonly { states?: PresentStates }[];
  documents: Documents;
  events: Pick<Events, 'logId' | 'lag'>;
  log: Logger;
};

export async function createLogBeginning({ name, stores, documents, events, log }: Options): Promise<LogBeginning> {
  const { logId } = events;
  if (logId === undefined) {
    return { isTold: async () => true, tellMore: async () => undefined, forget: () => undefined };
  }
  const toldLogs: Collection<ToldLog> = await documents.collection({ name: 'told-logs', indexes: [] });
  const states = stores.flatMap((store) => store.states ?? []);
  const told = new Set<string>();
  /** What is being told: of that there is nothing to look up before something fails. */
  const telling = new Set<string>();
  const reached = new Map<string, string>();
  let isLost = false;
  let count = 0;

  // Nobody reads as this group, so what it has before it is all that there is.
  const isEmpty = async (topic: string) => (await events.lag(topic, `${name}.log-beginning`)) === 0;

  /** All at once, or what is told of the first of them would look as if the log had the others. */
  async function lose(some: readonly PresentStates[]): Promise<void> {
    await toldLogs.deleteMany({ _id: { $in: some.map(({ of }) => of) } });
    for (const { of } of some) reached.delete(of);
  }

  async function hasBeenTold({ of, topics }: PresentStates): Promise<boolean> {
    if (isLost) await lose(states);
    isLost = false;
    const found = await toldLogs.findOne({ _id: of });
    const isKnown = found?.log === logId;
    if (!isKnown && !reached.has(of)) return false;
    for (const topic of topics) {
      if (!(await isEmpty(topic))) continue;
      await lose(states.filter((others) => others.topics.includes(topic)));
      return false;
    }
    return isKnown;
  }

  async function finish({ of }: PresentStates): Promise<void> {
    await toldLogs.updateOne({ _id: of }, { $set: { log: logId } }, { upsert: true });
    told.add(of);
    telling.delete(of);
    reached.delete(of);
    if (count > 0)
      log.info({ collection: of, log: logId, events: count }, 'The log was new; it has been told what there is');
    count = 0;
  }

  return {
    async isTold(one) {
      const { of } = one;
      if (told.has(of) || telling.has(of)) return told.has(of);
      const isKnown = await hasBeenTold(one);
      (isKnown ? told : telling).add(of);
      if (isKnown) reached.delete(of);
      return isKnown;
    },

    async tellMore(one, publish) {
      const part = await one.read(reached.get(one.of) ?? '', batchSize);
      for (const { id, error } of part.unreadable) {
        log.error({ err: error, collection: one.of, id }, 'A document cannot be told to the new log');
      }
      if (part.events.length > 0) await publish(part.events);
      count += part.events.length;
      if (part.last === undefined) return finish(one);
      reached.set(one.of, part.last);
    },

    forget(hasLost) {
      isLost ||= hasLost;
      for (const known of [told, telling]) known.clear();
    },
  };
}
