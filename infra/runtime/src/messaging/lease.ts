import { randomUUID } from 'node:crypto';
import { type Collection, type Documents, isDuplicateKey } from '../ports/documents.ts';

/** `expires` in milliseconds since the epoch, so that it can be compared in a conditional update. */
type LeaseDocument = { _id: string; owner: string; expires: number };

/** The right to be the only one that does something, for a while. */
export type Lease = {
  /** Takes or prolongs it; false while somebody else has it. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
};

/** A lease by conditional update of one document in `relay-leases`. @param durationMs how long it outlives its holder. */
export async function createLease(documents: Documents, name: string, durationMs: number): Promise<Lease> {
  const leases: Collection<LeaseDocument> = await documents.collection({ name: 'relay-leases', indexes: [] });
  const owner = randomUUID();

  async function prolong(expires: number): Promise<boolean> {
    const { matchedCount } = await leases.updateOne({ _id: name, owner }, { $set: { expires } });
    return matchedCount === 1;
  }

  async function takeOver(expires: number): Promise<boolean> {
    const free = { _id: name, expires: { $lt: Date.now() } };
    const { matchedCount } = await leases.updateOne(free, { $set: { owner, expires } });
    return matchedCount === 1;
  }

  async function begin(expires: number): Promise<boolean> {
    try {
      await leases.insertOne({ _id: name, owner, expires });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    async hold() {
      const expires = Date.now() + durationMs;
      return (await prolong(expires)) || (await takeOver(expires)) || begin(expires);
    },
    async release() {
      await leases.deleteOne({ _id: name, owner });
    },
  };
}
