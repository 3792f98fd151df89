import { gather } from '../gather.ts';
import type { Collection, Document } from '../ports/documents.ts';

/** Finds documents by their ids, those that are asked for at the same moment together. */
export function findById<T extends Document>(collection: Collection<T>): (id: string) => Promise<T | undefined> {
  return gather(async (ids) => {
    const [only] = ids;
    // Each gets a document of its own, as whoever asks may change what they got.
    if (ids.length === 1 && only !== undefined) return [(await collection.findOne({ _id: only })) ?? undefined];
    const found = await collection.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    const byId = new Map(found.map((document) => [document._id, document]));
    const given = new Set<string>();
    return ids.map((id) => {
      const document = byId.get(id);
      if (document === undefined || !given.has(id)) {
        given.add(id);
        return document;
      }
      return structuredClone(document);
    });
  });
}
