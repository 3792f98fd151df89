import { setTimeout as sleep } from 'node:timers/promises';
import { type Closeable, closePart } from '../closeable.ts';
import { LogLost } from '../policy/log-lost.ts';
import type { EventRecord, Publisher } from '../ports/events.ts';
import type { Ports } from '../ports/ports.ts';
import type { Logger } from '../telemetry/log.ts';
import { publishInSpans } from '../telemetry/messaging.ts';
import { ageInSeconds, observe } from '../telemetry/metrics.ts';
import { createLogBeginning } from './log-beginning.ts';
import type { Outbox, OutboxBatch, OutboxEvent } from './outbox.ts';
import type { PresentStates } from './present-states.ts';
import { joinElection } from './relay-election.ts';
import { createWakeup } from './wakeup.ts';

export type RelayOptions = {
  /** The service's name; of the relays of one name one works at a time. */
  name: string;
  stores: readonly { outbox: Outbox; states?: PresentStates }[];
  ports: Pick<Ports, 'documents' | 'events' | 'broadcast'>;
  log: Logger;
  /** How long a relay that died keeps others from going on, in ms. */
  leaseMs?: number;
};

const batchSize = 100;
const pollMs = 1_000;
/** The same where all is in one process and nothing that is told is lost: each look is a write of the lease, and so a sync of the disk. */
const pollAloneMs = 5_000;
/**
 * How long a relay rests after it has published, in ms, so that what is recorded meanwhile goes out together: a transaction
 * costs more than its events.
 */
const restMs = 100;
/** After this many failures in a row the fault may be of this instance, so another one gets a try. */
const mostFailures = 3;

function toRecord(event: OutboxEvent): EventRecord {
  const { type, traceparent } = event;
  return { key: event.key, value: JSON.stringify(event), headers: { type, ...(traceparent && { traceparent }) } };
}

async function publish(
  events: OutboxBatch['events'],
  publisher: Publisher,
  { system }: Pick<Ports['events'], 'system'>,
): Promise<void> {
  const byTopic = Map.groupBy(events, ({ topic }) => topic);
  for (const [topic, ofTopic] of byTopic) {
    const records = ofTopic.map(({ event }) => toRecord(event));
    await publishInSpans({ system, topic }, records, (traced) => publisher.publish(topic, traced));
  }
}

/** In seconds; every instance asks for itself, so that a relay that hangs is seen by the others. */
async function oldestAge(stores: RelayOptions['stores']): Promise<number> {
  const times = await Promise.all(stores.map(({ outbox }) => outbox.oldest()));
  return Math.max(...times.map((time) => (time === undefined ? 0 : ageInSeconds(time))));
}

/** Says of each type once that this version does not know it. */
function createUnknownTypes(relay: string, log: Logger): (unknown: readonly string[]) => void {
  const said = new Set<string>();
  return (unknown) => {
    const types = unknown.filter((type) => !said.has(type));
    if (types.length === 0) return;
    for (const type of types) said.add(type);
    log.warn({ relay, types }, 'Events that this version does not know wait for a newer one');
  };
}

/** The publisher of a relay for as long as it works. */
function createOwnPublisher({ name, events, log }: Pick<RelayOptions, 'name' | 'log'> & Pick<Ports, 'events'>) {
  let publisher: Publisher | undefined;
  return {
    get: () => publisher,
    async open(): Promise<void> {
      publisher = await events.publisher(`relay-${name}`);
    },
    async leave(): Promise<void> {
      const former = publisher;
      publisher = undefined;
      // It may be broken, which is why it is left.
      await former
        ?.close()
        .catch((error: unknown) => log.debug({ err: error, relay: name }, 'A publisher did not close'));
    },
  };
}

/**
 * Publishes what the stores recorded, then takes it out of their outboxes: at least once, in version order for each
 * key. One relay of a name works at a time; a save wakes it, in whatever process, and it looks by itself every second,
 * as what is broadcast can be lost. The lease decides who works; one that was held up past its lease cannot publish any
 * more, as the next one has taken over its name. One that fails again and again lets go and stays away for a while, so
 * that an instance that can publish works instead. Events of a type that this version does not know are left to a newer
 * one, and hold up no other key. A log that is new is told first what the documents are now.
 */
export async function startRelay({ name, stores, ports, log, leaseMs = 3_000 }: RelayOptions): Promise<Closeable> {
  const wakeup = createWakeup();
  const election = await joinElection({ name, ports, leaseMs, pollMs, wake: () => wakeup.wake(), log });
  const beginning = await createLogBeginning({ name, stores, ...ports, log });
  const unsubscribe = stores.map(({ outbox }) => outbox.onRecorded(() => election.tellRecorded()));
  const tellUnknown = createUnknownTypes(name, log);
  const own = createOwnPublisher({ name, events: ports.events, log });
  let failures = 0;
  const closing = new AbortController();

  /** @returns whether there was anything to publish. */
  async function drain({ outbox, states }: RelayOptions['stores'][number]): Promise<boolean> {
    let published = false;
    while (!closing.signal.aborted) {
      if (!(await election.leads())) {
        await own.leave();
        break;
      }
      const current = own.get();
      if (!current) {
        await own.open();
        // If it took so long that the lease has passed on, what is read from now on would be published too late.
        continue;
      }
      if (states && !(await beginning.isTold(states))) {
        await beginning.tellMore(states, (events) => publish(events, current, ports.events));
        continue;
      }
      const batch = await outbox.read(batchSize);
      tellUnknown(batch.unknown);
      if (batch.documents.length === 0) break;
      await publish(batch.events, current, ports.events);
      await outbox.pull(batch);
      published = true;
      // What was recorded meanwhile has woken it.
      if (batch.documents.length < batchSize) break;
    }
    return published;
  }

  async function failed(error: unknown): Promise<void> {
    log.warn({ err: error, relay: name }, 'Events could not be published; trying again');
    await own.leave();
    beginning.forget(error instanceof LogLost);
    failures += 1;
    if (failures >= mostFailures) {
      await election.stepDown();
      log.warn({ relay: name, failures }, 'Left publishing to another instance for a while');
    }
    wakeup.clear();
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        let published = false;
        for (const store of stores) published = (await drain(store)) || published;
        failures = 0;
        if (published) await sleep(restMs, undefined, { signal: closing.signal }).catch(() => undefined);
      } catch (error) {
        await failed(error);
      }
      const isAlone = ports.events.system === 'embedded' && own.get() !== undefined;
      await wakeup.wait(isAlone ? pollAloneMs : pollMs);
    }
  }

  const running = run();
  const stopTelling = observe('outboxAge', { 'waypost.relay': name }, () => oldestAge(stores));
  return {
    async close() {
      closing.abort();
      stopTelling();
      for (const off of unsubscribe) off();
      wakeup.wake();
      await closePart(`relay ${name}`, () => running.then(own.leave).then(election.close));
    },
  };
}
