import type { EventDefinition } from '@waypost/contracts/event';
import type { Collection } from '../ports/documents.ts';
import type { OutboxBatch, OutboxEvent, WithOutbox } from './outbox.ts';

/** What the documents of a collection are now, as events at their present versions. */
export type PresentStates = {
  /** The name of the collection. */
  of: string;
  /** Where they are told. */
  topics: readonly string[];
  /** Reads the states of up to `limit` documents with ids behind `after`, in the order of their ids. */
  read(after: string, limit: number): Promise<StatesRead>;
};

export type StatesRead = {
  events: OutboxBatch['events'];
  /** The id to go on after; undefined at the end. */
  last: string | undefined;
  /** Documents of which no event can be made, and why. */
  unreadable: readonly { id: string; error: unknown }[];
};

/** @param eventsOf what to tell of a document; one that it throws for is left out. */
export function createPresentStates<T extends WithOutbox>(
  of: string,
  collection: Collection<T>,
  definitions: ReadonlyMap<string, EventDefinition>,
  eventsOf: (document: T) => OutboxEvent[],
): PresentStates {
  return {
    of,
    topics: [...new Set([...definitions.values()].map(({ topic }) => topic))],
    async read(after, limit) {
      const found = await collection.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit }).toArray();
      const unreadable: { id: string; error: unknown }[] = [];
      const events = found.flatMap((document) => {
        try {
          return eventsOf(document);
        } catch (error) {
          unreadable.push({ id: document._id, error });
          return [];
        }
      });
      const withTopics = events.flatMap((event) => {
        const definition = definitions.get(event.type);
        return definition ? [{ topic: definition.topic, event }] : [];
      });
      return { events: withTopics, unreadable, last: found.length < limit ? undefined : found.at(-1)?._id };
    },
  };
}
