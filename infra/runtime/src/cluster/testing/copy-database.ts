import { MongoClient } from 'mongodb';

/** Makes a database what another one is now, as a dump that is restored does; indexes are made by who opens it. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const [source, target] = await Promise.all([from, to].map((url) => new MongoClient(url).connect()));
  if (!source || !target) throw new Error('A database is not there');
  try {
    await target.db().dropDatabase();
    for (const { name } of await source.db().listCollections().toArray()) {
      const documents = await source.db().collection(name).find().toArray();
      if (documents.length > 0) await target.db().collection(name).insertMany(documents);
    }
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}
