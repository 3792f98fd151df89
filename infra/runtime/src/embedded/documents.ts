import type { Collection, CollectionSpec, Document, Documents } from '../ports/documents.ts';
import { createCollection } from './collection.ts';
import type { Database } from './database.ts';
import { type DocumentTable, prepareTable } from './document-table.ts';

/** Documents as rows of JSON, one table a collection. `service` separates equal names. */
export function createDocuments(database: Database, service: string): Documents {
  // One table for all who use a collection: it knows which paths led through arrays.
  const tables = new Map<string, { indexes: string; table: Promise<DocumentTable> }>();

  function tableOf(spec: CollectionSpec): Promise<DocumentTable> {
    const indexes = JSON.stringify(spec.indexes);
    const known = tables.get(spec.name);
    if (known && known.indexes !== indexes) {
      throw new Error(`The collection ${spec.name} is used with other indexes already`);
    }
    if (known) return known.table;
    const table = database.write(() => prepareTable(database, `${service}.${spec.name}`, spec));
    tables.set(spec.name, { indexes, table });
    table.catch(() => tables.delete(spec.name));
    return table;
  }

  return {
    async collection<T extends Document>(spec: CollectionSpec): Promise<Collection<T>> {
      if (!/^[\w-]+$/.test(spec.name)) throw new Error(`'${spec.name}' cannot name a collection`);
      return createCollection<T>(database, await tableOf(spec));
    },
  };
}
