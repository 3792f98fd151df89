import type { Collection, Document } from '../ports/documents.ts';
import { findById } from './find-by-id.ts';
import { RefusedWrite, writeTogether } from './write-together.ts';

/** A document that follows an aggregate of another service, at the version it was last told of. */
export type Versioned = { _id: string; version: number };

function createSaver<T extends Versioned>(collection: Collection<T>): (document: T) => Promise<boolean> {
  const write = writeTogether(collection);
  const find = findById(collection);
  return async (document) => {
    const { _id, version } = document;
    const filter = { _id, version: { $lt: version } };
    if (await write({ replaceOne: { filter, replacement: document, upsert: true } })) return true;
    // The upsert met the id, so the guard refused it; any other unique index that was hit is not ours to hide.
    const present = await find(_id);
    if (present && present.version >= version) return false;
    throw new RefusedWrite(`A unique index has refused ${_id}`);
  };
}

const savers = new WeakMap<object, unknown>();

/**
 * Saves a read model unless a version as new or newer is already there, so that duplicates and stragglers change
 * nothing. False when nothing was saved. What is saved into one collection at the same moment goes in one command.
 */
export function saveIfNewer<T extends Document & Versioned>(collection: Collection<T>, document: T): Promise<boolean> {
  const saver = (savers.get(collection) as ReturnType<typeof createSaver<T>> | undefined) ?? createSaver(collection);
  savers.set(collection, saver);
  return saver(document);
}
