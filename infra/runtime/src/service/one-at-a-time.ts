import { setTimeout as sleep } from 'node:timers/promises';
import { away } from '@waypost/contracts/errors';
import { createLease } from '../messaging/lease.ts';
import type { Documents } from '../ports/documents.ts';
import { derivedId } from './derived-id.ts';

/** @throws unavailable when its turn does not come within a few seconds, and whatever `work` throws. */
export type OneAtATime = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/** Ms. A process that ends in the middle keeps others waiting for so long. */
const leaseMs = 4_000;
const patienceMs = 5_000;
const pauseMs = 10;

/**
 * For what is counted before one more is made: of several that come at once, to whichever instance, each counts what the
 * others have made. What takes longer than its lease is not waited for, nor ended.
 */
export const oneAtATime =
  (documents: Documents, what: string): OneAtATime =>
  async (whose, work) => {
    // By its hash: what a process that ends leaves there names nobody.
    const lease = await createLease(documents, `turn-${derivedId(what, whose)}`, leaseMs);
    const latest = performance.now() + patienceMs;
    while (!(await lease.hold())) {
      if (performance.now() > latest) throw away();
      await sleep(pauseMs);
    }
    try {
      return await work();
    } finally {
      // The work is done; a lease that stays ends by itself.
      await lease.release().catch(() => undefined);
    }
  };
