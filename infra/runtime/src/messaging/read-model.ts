import { type Collection, isDuplicateKey } from '../ports/documents.ts';

/** A document that follows an aggregate of another service, at the version it was last told of. */
export type Versioned = { _id: string; version: number };

/**
 * Saves a read model unless a version as new or newer is already there, so that duplicates and stragglers change
 * nothing. False when nothing was saved.
 */
export async function saveIfNewer<T extends Versioned>(collection: Collection<T>, document: T): Promise<boolean> {
  const { _id, version } = document;
  try {
    await collection.replaceOne({ _id, version: { $lt: version } }, document, { upsert: true });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The upsert met the id, so the guard refused it; any other unique index that was hit is not ours to hide.
    const present = await collection.findOne({ _id });
    if (present && present.version >= version) return false;
    throw error;
  }
}
