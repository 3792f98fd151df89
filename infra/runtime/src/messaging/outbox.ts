import type { Event, EventDefinition, Topic } from '@waypost/contracts/event';
import type { Collection } from '../ports/documents.ts';

/** An event in the outbox of the document it is about, until the relay has published it. */
export type OutboxEvent = Event;

/**
 * What a stored aggregate has for its outbox. `pending` is the time of the oldest event in it and absent when it is
 * empty: a scalar, so that an index can begin with it.
 */
export type WithOutbox = { _id: string; version: number; outbox: OutboxEvent[]; pending?: string };

export const outboxIndex = { key: { pending: 1 } } as const;

/** Events read from outboxes, oldest first, and the documents they came from, at the version that was read. */
export type OutboxBatch = {
  documents: readonly { _id: string; version: number; eventIds: readonly string[] }[];
  events: readonly { topic: Topic; event: OutboxEvent }[];
  /** Types of events that were met and that this process does not know; whole outboxes were left for their sake. */
  unknown: readonly string[];
};

/** The events of one collection that wait to be published. */
export type Outbox = {
  /**
   * The whole outboxes of up to `limit` documents. One with an event of an unknown type is left to a newer process, with
   * all that is in it, as the events of a key stay in order.
   */
  read(limit: number): Promise<OutboxBatch>;
  /** The time of the oldest event in any of them; undefined when all are empty. */
  oldest(): Promise<string | undefined>;
  /** Takes the events of a published batch out again. */
  pull(batch: OutboxBatch): Promise<void>;
  /** Calls `wake` after each write that recorded an event, until the returned function is called. */
  onRecorded(wake: () => void): () => void;
  recorded(): void;
};

export function createOutbox(
  collection: Collection<WithOutbox>,
  definitions: ReadonlyMap<string, EventDefinition>,
): Outbox {
  const listeners = new Set<() => void>();

  const unknownIn = ({ outbox }: WithOutbox) => outbox.map(({ type }) => type).filter((type) => !definitions.has(type));

  /** The oldest documents that can be published, beyond any number of those that cannot. */
  async function publishable(limit: number): Promise<{ found: WithOutbox[]; unknown: string[] }> {
    const unknown = new Set<string>();
    for (let skip = 0; ; skip += limit) {
      const options = { sort: { pending: 1 }, limit, skip } as const;
      const page = await collection.find({ pending: { $gt: '' } }, options).toArray();
      for (const type of page.flatMap(unknownIn)) unknown.add(type);
      const found = page.filter((document) => unknownIn(document).length === 0);
      if (found.length > 0 || page.length < limit) return { found, unknown: [...unknown] };
    }
  }

  async function empty(version: number, documents: OutboxBatch['documents']): Promise<void> {
    const _id = { $in: documents.map((document) => document._id) };
    const emptied = await collection.updateMany({ _id, version }, { $set: { outbox: [] }, $unset: { pending: '' } });
    if (emptied.matchedCount === documents.length) return;
    // Some have changed meanwhile: what was recorded since then stays, and the next batch has those documents again.
    const eventIds = documents.flatMap((document) => document.eventIds);
    await collection.updateMany({ _id }, { $pull: { outbox: { id: { $in: eventIds } } } });
  }

  return {
    async read(limit) {
      const { found, unknown } = await publishable(limit);
      // Times never go back within an outbox and the sort is stable, so events of one key stay in version order.
      const events = found.flatMap(({ outbox }) => outbox).toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
      return {
        documents: found.map(({ _id, version, outbox }) => ({ _id, version, eventIds: outbox.map(({ id }) => id) })),
        events: events.flatMap((event) => {
          const definition = definitions.get(event.type);
          return definition ? [{ topic: definition.topic, event }] : [];
        }),
        unknown,
      };
    },

    async oldest() {
      const options = { sort: { pending: 1 }, limit: 1, projection: { pending: 1 } } as const;
      const [first] = await collection.find({ pending: { $gt: '' } }, options).toArray();
      return first?.pending;
    },

    async pull({ documents }) {
      const byVersion = Map.groupBy(documents, ({ version }) => version);
      await Promise.all(byVersion.entries().map(([version, ofVersion]) => empty(version, ofVersion)));
    },

    onRecorded(wake) {
      listeners.add(wake);
      return () => listeners.delete(wake);
    },

    recorded() {
      for (const wake of listeners) wake();
    },
  };
}
