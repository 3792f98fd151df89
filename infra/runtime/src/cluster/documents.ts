import type { Db } from 'mongodb';
import type { Collection, CollectionSpec, Document, Documents } from '../ports/documents.ts';
import type { Logger } from '../telemetry/log.ts';
import { whileAway } from '../while-away.ts';
import { prepareIndexes } from './indexes.ts';

/** Documents as MongoDB collections named `<service>-<collection>`; what services get is the driver's own object. */
export function createDocuments(db: Db, service: string, log: Logger): Documents {
  const prepared = new Map<string, { indexes: string; done: Promise<void> }>();

  function prepare(spec: CollectionSpec, name: string): Promise<void> {
    const indexes = JSON.stringify(spec.indexes);
    const known = prepared.get(name);
    if (known && known.indexes !== indexes) {
      throw new Error(`The collection ${spec.name} is used with other indexes already`);
    }
    const done = known?.done ?? whileAway(() => prepareIndexes(db.collection(name), spec.indexes), log);
    prepared.set(name, { indexes, done });
    return done;
  }

  return {
    async collection<T extends Document>(spec: CollectionSpec): Promise<Collection<T>> {
      if (!/^[\w-]+$/.test(spec.name)) throw new Error(`'${spec.name}' cannot name a collection`);
      const name = `${service}-${spec.name}`;
      await prepare(spec, name);
      // The port is a narrowed copy of the driver's interface; its filters are not generic in the document.
      return db.collection<Document>(name) as unknown as Collection<T>;
    },
  };
}
