import type { Closeable } from '../closeable.ts';
import type { EventRecord, Publisher } from '../ports/events.ts';
import type { Ports } from '../ports/ports.ts';
import type { Logger } from '../telemetry/log.ts';
import { createLease } from './lease.ts';
import type { Outbox, OutboxBatch, OutboxEvent } from './outbox.ts';
import { createWakeup } from './wakeup.ts';

export type RelayOptions = {
  /** The service's name; relays of one name take turns. */
  name: string;
  stores: readonly { outbox: Outbox }[];
  ports: Pick<Ports, 'documents' | 'events'>;
  log: Logger;
  /** How long a relay that died keeps others from going on, in ms. */
  leaseMs?: number;
};

const batchSize = 100;
const pollMs = 1_000;

function toRecord(event: OutboxEvent): EventRecord {
  const { type, traceparent } = event;
  return { key: event.key, value: JSON.stringify(event), headers: { type, ...(traceparent && { traceparent }) } };
}

async function publish({ events }: OutboxBatch, publisher: Publisher): Promise<void> {
  const byTopic = Map.groupBy(events, ({ topic }) => topic);
  for (const [topic, ofTopic] of byTopic) {
    await publisher.publish(
      topic,
      ofTopic.map(({ event }) => toRecord(event)),
    );
  }
}

/**
 * Publishes what the stores recorded, then takes it out of their outboxes: at least once, in version order for each
 * key. One relay of a name works at a time; a save wakes it, and it looks by itself every second. The lease decides
 * who works; one that was held up past its lease cannot publish any more, as the next one has taken over its name.
 */
export async function startRelay({ name, stores, ports, log, leaseMs = 3_000 }: RelayOptions): Promise<Closeable> {
  const lease = await createLease(ports.documents, name, leaseMs);
  const wakeup = createWakeup();
  const unsubscribe = stores.map(({ outbox }) => outbox.onRecorded(wakeup.wake));
  let publisher: Publisher | undefined;
  const closing = new AbortController();

  async function stepBack(): Promise<void> {
    const former = publisher;
    publisher = undefined;
    await former?.close();
  }

  async function drain(outbox: Outbox): Promise<void> {
    while (!closing.signal.aborted) {
      if (!(await lease.hold())) return stepBack();
      if (!publisher) {
        publisher = await ports.events.publisher(`relay-${name}`);
        // If it took so long that the lease has passed on, what is read from now on would be published too late.
        continue;
      }
      const batch = await outbox.read(batchSize);
      if (batch.documents.length === 0) return;
      await publish(batch, publisher);
      await outbox.pull(batch);
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        for (const { outbox } of stores) await drain(outbox);
      } catch (error) {
        log.warn({ err: error, relay: name }, 'Events could not be published; trying again');
        await stepBack();
        wakeup.clear();
      }
      await wakeup.wait(pollMs);
    }
  }

  const running = run();
  return {
    async close() {
      closing.abort();
      for (const off of unsubscribe) off();
      wakeup.wake();
      await running;
      await stepBack();
      await lease.release();
    },
  };
}
