import { randomUUID } from 'node:crypto';
import { type Collection, type Documents, insertIfFree } from '../ports/documents.ts';

/** `expires` in milliseconds since the epoch, so that it can be compared in a conditional update. */
type LeaseDocument = { _id: string; owner: string; expires: number };

/** The right to be the only one that does something, for a while. */
export type Lease = {
  /** Takes or prolongs it; false while somebody else has it. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
};

/** A lease that is said to last longer than its duration and this was taken by a clock that has been set back since then. */
const setBackMs = 60_000;

/**
 * A lease by conditional update of one document in `relay-leases`. Where two clocks differ by more than its duration, it is taken too
 * early: whoever must not act then is fenced beside it, as the relay is.
 * @param durationMs how long it outlives its holder.
 */
export async function createLease(documents: Documents, name: string, durationMs: number): Promise<Lease> {
  const leases: Collection<LeaseDocument> = await documents.collection({ name: 'relay-leases', indexes: [] });
  const owner = randomUUID();

  async function prolong(expires: number): Promise<boolean> {
    const { matchedCount } = await leases.updateOne({ _id: name, owner }, { $set: { expires } });
    return matchedCount === 1;
  }

  async function takeOver(expires: number): Promise<boolean> {
    const now = Date.now();
    const past = { expires: { $lt: now } };
    const fromTheFuture = { expires: { $gt: now + durationMs + setBackMs } };
    const free = { _id: name, $or: [past, fromTheFuture] };
    const { matchedCount } = await leases.updateOne(free, { $set: { owner, expires } });
    return matchedCount === 1;
  }

  return {
    async hold() {
      const expires = Date.now() + durationMs;
      return (
        (await prolong(expires)) || (await takeOver(expires)) || insertIfFree(leases, { _id: name, owner, expires })
      );
    },
    async release() {
      await leases.deleteOne({ _id: name, owner });
    },
  };
}
