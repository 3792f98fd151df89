import type { Closeable } from '../closeable.ts';
import type { EventRecord } from '../ports/events.ts';
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

async function publish({ events }: OutboxBatch, ports: RelayOptions['ports']): Promise<void> {
  const byTopic = Map.groupBy(events, ({ topic }) => topic);
  for (const [topic, ofTopic] of byTopic) {
    await ports.events.publish(
      topic,
      ofTopic.map(({ event }) => toRecord(event)),
    );
  }
}

/**
 * Publishes what the stores recorded, then takes it out of their outboxes: at least once, in version order for each
 * key. One relay of a name works at a time; a save wakes it, and it looks by itself every second.
 */
export async function startRelay({ name, stores, ports, log, leaseMs = 3_000 }: RelayOptions): Promise<Closeable> {
  const lease = await createLease(ports.documents, name, leaseMs);
  const wakeup = createWakeup();
  const unsubscribe = stores.map(({ outbox }) => outbox.onRecorded(wakeup.wake));
  let closed = false;

  async function drain(outbox: Outbox): Promise<void> {
    while (!closed && (await lease.hold())) {
      const batch = await outbox.read(batchSize);
      if (batch.documents.length === 0) return;
      await publish(batch, ports);
      await outbox.pull(batch);
    }
  }

  async function run(): Promise<void> {
    while (!closed) {
      try {
        for (const { outbox } of stores) await drain(outbox);
      } catch (error) {
        log.warn({ err: error, relay: name }, 'Events could not be published; trying again');
        wakeup.clear();
      }
      await wakeup.wait(pollMs);
    }
  }

  const running = run();
  return {
    async close() {
      closed = true;
      for (const off of unsubscribe) off();
      wakeup.wake();
      await running;
      await lease.release();
    },
  };
}
