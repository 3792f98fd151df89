import { gather } from '../gather.ts';
import { type Collection, type Document, type Write, refusedWrites } from '../ports/documents.ts';

/**
 * Writes documents, those that are asked for at the same moment in one command, each by itself all the same.
 * @returns for each write whether it was done; false where a unique index, such as that of ids, refused it.
 */
export function writeTogether<T extends Document>(collection: Collection<T>): (write: Write<T>) => Promise<boolean> {
  return gather(async (writes) => {
    try {
      await collection.bulkWrite([...writes], { ordered: false });
      return writes.map(() => true);
    } catch (error) {
      const refused = refusedWrites(error);
      return writes.map((_, index) => !refused.has(index));
    }
  });
}

/** As the driver says that a unique index refused a document. */
export class RefusedWrite extends Error {
  readonly code = 11000;
}
