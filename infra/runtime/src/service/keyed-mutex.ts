import { setTimeout as sleep } from 'node:timers/promises';
import { away } from '@waypost/contracts/errors';
import { backOff, jittered } from '../back-off.ts';
import { createLease } from '../messaging/lease.ts';
import type { Documents } from '../ports/documents.ts';
import { derivedId } from './derived-id.ts';
import { Bulkhead } from './http/bulkhead.ts';

/** @throws unavailable when others hold it for more than a few seconds, and whatever `work` throws. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Ms. A process that ends in the middle keeps others waiting for so long. */
const leaseMs = 4_000;
const patienceMs = 5_000;
const pause = { first: 10, longest: 250 };
/** How many calls may wait for one key in a process; nobody has more by hand. */
const waiting = 1_000;

/**
 * A mutex for each key, such as a person, on all instances: work of one key runs one after the other. For limits that count what is
 * there before one more is made: of several calls at once, each counts what the others have made. Work that takes longer than its
 * lease is neither waited for nor ended.
 */
export function createKeyedMutex(documents: Documents, what: string): KeyedMutex {
  // Those of one process wait here: of each process one at a time asks for the lease.
  const bulkhead = new Bulkhead({ atOnce: 1, waiting, patienceMs }, away);

  return async (key, work) => {
    const release = await bulkhead.acquire(key, new AbortController().signal);
    try {
      // By its hash: what a process that ends leaves there names nobody. The name is stored: other releases wait by it, too.
      const lease = await createLease(documents, `turn-${derivedId(what, key)}`, leaseMs);
      const latest = performance.now() + patienceMs;
      for (let failures = 1; !(await lease.hold()); failures += 1) {
        if (performance.now() > latest) throw away();
        await sleep(jittered(backOff(failures, pause)));
      }
      try {
        return await work();
      } finally {
        // The work is done; a lease that stays ends by itself.
        await lease.release().catch(() => undefined);
      }
    } finally {
      release();
    }
  };
}
