const most = 500;
/** Of little use for longer, as others have changed it by then. */
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
  const recent = new Map<string, { document: T; until: number }>();
  return {
    take(id) {
      const known = recent.get(id);
      recent.delete(id);
      return known && known.until > performance.now() ? known.document : undefined;
    },
    keep(document) {
      recent.delete(document._id);
      recent.set(document._id, { document, until: performance.now() + forMs });
      const [oldest] = recent.keys();
      if (recent.size > most && oldest !== undefined) recent.delete(oldest);
    },
    forget: (id) => void recent.delete(id),
  };
}
