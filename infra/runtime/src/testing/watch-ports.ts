import { outboxIndex } from '../messaging/outbox.ts';
import type { Collection, Document } from '../ports/documents.ts';
import type { Ports } from '../ports/ports.ts';

export type WatchedPorts = {
  ports: Ports;
  /** True when nothing waits in an outbox, in the log or among the tasks, and nothing moved while looking. */
  settled(): Promise<boolean>;
  /** Everything that its documents say, apart from whose turn it is to publish. */
  keptText(): Promise<string>;
};

const hasOutbox = (indexes: readonly { key: object }[]) => indexes.some(({ key }) => key === outboxIndex.key);

/** The same ports, which remember what a service uses, so that a test can wait until all of it has come to rest. */
export function watchPorts(ports: Ports): WatchedPorts {
  const collections = new Map<string, Collection<Document>>();
  const outboxes = new Set<Collection<Document>>();
  const groups = new Map<string, { topic: string; group: string }>();
  const taskNames = new Set<string>();
  let moves = 0;

  const watched: Ports = {
    ...ports,
    documents: {
      async collection<T extends Document>(spec: Parameters<typeof ports.documents.collection>[0]) {
        const collection = await ports.documents.collection<T>(spec);
        const watchedCollection = collection as unknown as Collection<Document>;
        collections.set(spec.name, watchedCollection);
        if (hasOutbox(spec.indexes)) outboxes.add(watchedCollection);
        return collection;
      },
    },
    events: {
      system: ports.events.system,
      async publish(topic, records) {
        moves += 1;
        await ports.events.publish(topic, records);
      },
      async publisher(name) {
        const publisher = await ports.events.publisher(name);
        return {
          async publish(topic, records) {
            moves += 1;
            await publisher.publish(topic, records);
          },
          close: () => publisher.close(),
        };
      },
      subscribe(subscription) {
        const { topic, group } = subscription;
        groups.set(`${topic} ${group}`, { topic, group });
        return ports.events.subscribe(subscription);
      },
      lag: (topic, group) => ports.events.lag(topic, group),
      groups: (topic) => ports.events.groups(topic),
      rewind: (topic, group) => ports.events.rewind(topic, group),
      retire: (topic, isOver) => ports.events.retire(topic, isOver),
      deadLetters: () => ports.events.deadLetters(),
      replay: (letters) => ports.events.replay(letters),
      discard: (letters) => ports.events.discard(letters),
    },
    tasks: {
      async add(name, task) {
        moves += 1;
        taskNames.add(name);
        await ports.tasks.add(name, task);
      },
      work(worker) {
        taskNames.add(worker.name);
        return ports.tasks.work({
          ...worker,
          async handle(task) {
            const outcome = await worker.handle(task);
            moves += 1;
            return outcome;
          },
        });
      },
      depth: (name) => ports.tasks.depth(name),
      oldest: (name) => ports.tasks.oldest(name),
    },
  };

  async function waiting(): Promise<number> {
    const counts = await Promise.all([
      ...[...outboxes].map((collection) => collection.countDocuments({ pending: { $gt: '' } })),
      ...[...groups.values()].map(({ topic, group }) => ports.events.lag(topic, group)),
      ...[...taskNames].map((name) => ports.tasks.depth(name)),
    ]);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  return {
    ports: watched,
    async settled() {
      const before = moves;
      // Work passes from outbox to log to tasks and back; what slips by the first look is seen by the second.
      return (await waiting()) === 0 && (await waiting()) === 0 && moves === before;
    },
    async keptText() {
      const kept = [...collections].filter(([name]) => name !== 'relay-leases').map(([, collection]) => collection);
      const found = await Promise.all(kept.map((collection) => collection.find({ _id: { $gt: '' } }).toArray()));
      return JSON.stringify(found);
    },
  };
}
