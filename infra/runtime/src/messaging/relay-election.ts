import { setTimeout as sleep } from 'node:timers/promises';
import type { Closeable } from '../closeable.ts';
import type { Ports } from '../ports/ports.ts';
import type { Logger } from '../telemetry/log.ts';
import { coalesce } from './coalesce.ts';
import { createLease } from './lease.ts';

/** Said by an instance that recorded an event and leaves it to another one to publish it. */
const recorded = 'recorded';
/** Said by the relay that worked when it ends, or lets go. */
const released = 'released';

const tellEveryMs = 50;

export type RelayElection = Closeable & {
  /** Whether this relay leads, which is who works; to be asked again before everything that it publishes. */
  leads(): Promise<boolean>;
  /** Wakes the relay that works, here or in another process. */
  tellRecorded(): void;
  /** Leaves the work to another instance, and stays away for a while. */
  stepDown(): Promise<void>;
};

type Options = {
  name: string;
  ports: Pick<Ports, 'documents' | 'broadcast'>;
  leaseMs: number;
  /** How long a relay that is not woken waits before it looks by itself, in ms. */
  pollMs: number;
  wake: () => void;
  log: Logger;
};

/** Of the relays of one name one leads: whoever has the lease. The broadcast wakes it. */
export async function joinElection({ name, ports, leaseMs, pollMs, wake, log }: Options): Promise<RelayElection> {
  const lease = await createLease(ports.documents, name, leaseMs);
  const channel = `relay-${name}`;
  /** Another relay has the lease, as far as this one knows. */
  let standingBy = false;
  let awayUntil = 0;
  /** Until then nobody else can have taken it, by far. */
  let surelyLeadsUntil = 0;

  async function hold(): Promise<boolean> {
    const asked = performance.now();
    if (asked < surelyLeadsUntil) return true;
    const held = await lease.hold();
    surelyLeadsUntil = held ? asked + leaseMs / 6 : 0;
    return held;
  }

  async function say(message: string): Promise<void> {
    try {
      await ports.broadcast.publish(channel, message);
    } catch (error) {
      log.debug({ err: error, relay: name }, 'The relay that works could not be told; it looks by itself');
    }
  }
  const tell = coalesce(async () => {
    await say(recorded);
    // The relay that works rests too; whoever records more meanwhile shares the next one.
    await sleep(tellEveryMs);
  });
  const hearing = await ports.broadcast.subscribe(channel, (message) => {
    if (message === released || !standingBy) wake();
  });

  return {
    async leads() {
      const before = standingBy;
      standingBy = performance.now() < awayUntil || !(await hold());
      // What was recorded before it knew has woken this relay instead of the one that works.
      if (standingBy && !before) void tell();
      return !standingBy;
    },

    tellRecorded: () => (standingBy ? void tell() : wake()),

    async stepDown() {
      standingBy = true;
      surelyLeadsUntil = 0;
      // Longer than the lease lasts, should nobody hear of it and the release be lost too.
      awayUntil = performance.now() + leaseMs + 2 * pollMs;
      await lease
        .release()
        .catch((error: unknown) => log.debug({ err: error, relay: name }, 'The lease runs out by itself'));
      await say(released);
    },

    async close() {
      await hearing.close();
      // It runs out by itself.
      await lease
        .release()
        .catch((error: unknown) => log.debug({ err: error, relay: name }, 'A lease was not given back'));
      if (!standingBy) await say(released);
    },
  };
}
