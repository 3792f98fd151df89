import { Binary, type Db } from 'mongodb';
import { insertIfFree } from '../ports/documents.ts';
import type { Files } from '../ports/files.ts';

type FileDocument = { _id: string; content_type: string; bytes: Binary };

/** Files as one MongoDB document each, far below its limit of 16 MB. The dot keeps the name apart from collections. */
export function createFiles(db: Db, service: string): Files {
  const files = db.collection<FileDocument>(`${service}.files`);

  return {
    async put(_id, { bytes, contentType }) {
      await insertIfFree<FileDocument>(files, { _id, content_type: contentType, bytes: new Binary(bytes) });
    },

    async get(_id) {
      const found = await files.findOne({ _id });
      return found ? { bytes: found.bytes.value(), contentType: found.content_type } : undefined;
    },

    async delete(_id) {
      await files.deleteOne({ _id });
    },

    async *ids() {
      for await (const { _id } of files.find({}, { projection: { _id: 1 }, sort: { _id: 1 } })) yield _id;
    },
  };
}
