import { type AggregateStore, createAggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Decide, Stored } from '@waypost/runtime/messaging/stored';
import type { Documents } from '@waypost/runtime/ports/documents';
import {
  collect,
  type Digest,
  type DigestState,
  digestId,
  digestStates,
  dueAfter,
  type Found,
  leftOutBy,
  newDigest,
  transition,
} from './digest.ts';

export type Finding = Pick<Digest, 'user_id' | 'saved_search_id' | 'alert'> & Found & { at: string };

export type DigestStore = Pick<AggregateStore<Digest>, 'find' | 'query'> & {
  /** Puts posts into the digest of their period, each once. */
  collect(finding: Finding): Promise<void>;
  /** Changes its state. @returns whether this call did so; false where it was in none of the states `from`. */
  transition(id: string, from: readonly DigestState[], to: DigestState, reason?: string): Promise<boolean>;
  /** The same, only where nothing has been added since it was read: that would be lost. */
  close(read: Stored<Digest>, to: 'sending' | 'dropped', reason?: string): Promise<boolean>;
  /** Those that may be sent by now, and those whose sending was cut short; the oldest first. */
  due(now: Date, limit: number): Promise<string[]>;
  /** Those that were to be sent before, whatever became of them; what comes late for one of them is told no more. */
  forgetBefore(due_at: string, closing?: AbortSignal): Promise<void>;
  forget(user_id: string): Promise<void>;
};

const forgottenAtOnce = 100;

export async function createDigestStore(documents: Documents): Promise<DigestStore> {
  const store = await createAggregateStore<Digest>({
    noun: 'Digest',
    documents,
    spec: { name: 'digests', indexes: [{ key: { state: 1, due_at: 1 } }, { key: { user_id: 1 } }] },
    events: [],
  });

  async function collectUntil(finding: Finding, due_at: string): Promise<void> {
    const add = (digest: Digest) => collect(digest, finding);
    const id = digestId(finding, due_at);
    const digest =
      (await store.changeIfThere(id, add)) ??
      (await store.createIfFree(newDigest(finding, due_at, finding))) ??
      (await store.changeIfThere(id, add));
    // Gone for good, with its person or by its age.
    if (digest === undefined) return;
    const job_post_ids = leftOutBy(digest.value, finding);
    if (job_post_ids.length > 0) await collectUntil({ ...finding, job_post_ids }, dueAfter(finding.alert, due_at));
  }

  async function transitionIf(id: string, decide: Decide<Digest>): Promise<boolean> {
    let changed = false;
    const digest = await store.changeIfThere(id, (...current) => {
      const decision = decide(...current);
      changed = decision !== undefined;
      return decision;
    });
    // What was decided may have been about one that is gone since.
    return digest !== undefined && changed;
  }

  return {
    find: store.find,
    query: store.query,
    collect: (finding) => collectUntil(finding, dueAfter(finding.alert, finding.at)),
    transition: (id, from, to, reason) => transitionIf(id, transition(from, to, reason)),
    close: ({ id, version }, to, reason) =>
      transitionIf(id, (now, storedAs) =>
        storedAs.version === version ? transition(['collecting'], to, reason)(now) : undefined,
      ),
    async due(now, limit) {
      const filter = { state: { $in: ['collecting', 'sending'] }, due_at: { $lte: now.toISOString() } };
      return (await store.query(filter, { sort: { due_at: 1 }, limit })).map(({ id }) => id);
    },
    async forgetBefore(due_at, closing) {
      const old = { state: { $in: digestStates }, due_at: { $lt: due_at } };
      for (;;) {
        const some = await store.query(old, { limit: forgottenAtOnce });
        for (const { id } of some) {
          if (closing?.aborted) return;
          await store.remove(id);
        }
        if (some.length < forgottenAtOnce) return;
      }
    },
    async forget(user_id) {
      for (const { id } of await store.query({ user_id })) await store.remove(id);
    },
  };
}
