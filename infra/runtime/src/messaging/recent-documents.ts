import { LRUCache } from 'lru-cache';

const most = 500;
/** For how long a document is kept, in ms; after that, others have probably changed it. */
const forMs = 5_000;

/**
 * Documents as this process has read or written them last, for a short time. What a document is at a version never changes, so one of them
 * may be what a conditional write is made from: either it is still that version, or the write changes nothing. Nothing else may be told by it.
 * The outbox, which is emptied without a version, is never written from it; a field that a service unsets without one may come back.
 */
export type RecentDocuments<T> = {
  /** Takes it out, so that it is tried once. */
  take(id: string): T | undefined;
  keep(document: T): void;
  forget(id: string): void;
};

export function createRecentDocuments<T extends { _id: string }>(): RecentDocuments<T> {
  // Dropped once they are old: a document is as long as people make it.
  const recent = new LRUCache<string, T>({
    max: most,
    ttl: forMs,
    ttlAutopurge: true,
    // By the clock of whoever asks, which a test sets.
    perf: { now: () => performance.now() },
  });
  return {
    take(id) {
      const known = recent.get(id);
      recent.delete(id);
      return known;
    },
    keep: (document) => void recent.set(document._id, document),
    forget: (id) => void recent.delete(id),
  };
}
