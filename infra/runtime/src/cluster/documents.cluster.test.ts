import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentsSuite } from '../testing/documents-suite.ts';
import type { Cluster } from './cluster-ports.ts';
import { prepareIndexes } from './indexes.ts';
import { SetupError } from './setup-error.ts';
import { openPort, temporaryCluster } from './testing/open-port.ts';

const { service, mongodbUrl, open } = temporaryCluster();
const mongo = new MongoClient(mongodbUrl);
// MongoDB says what it was built from.
const emulated = !('gitVersion' in (await mongo.db().command({ buildInfo: 1 })));

documentsSuite(
  'the cluster',
  openPort((ports) => ports.documents),
  { emulated },
);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await open();
});
afterAll(async () => {
  await cluster.close();
  await mongo.close();
});

const unique = [{ key: { slug: 1 }, unique: true }] as const;
const openCollection = (name: string) => cluster.portsFor(service).documents.collection({ name, indexes: unique });

it('keeps a collection under the names of its service and its own', async () => {
  const posts = await openCollection('posts');
  await posts.insertOne({ _id: 'a' });
  expect(await mongo.db().collection(`${service}-posts`).countDocuments()).toBe(1);
});

it('leaves indexes that nobody names any more to the version that may still use them', async () => {
  const collection = mongo.db().collection(`${service}-older`);
  await collection.createIndex({ former: 1 });
  await openCollection('older');
  const names = (await collection.indexes()).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['_id_', 'former_1', 'slug_1']));
});

it('refuses an index that has the place of another, with the command that drops it', async () => {
  await mongo.db().collection(`${service}-taken`).createIndex({ slug: 1 });
  const refusal = await openCollection('taken').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SetupError);
  expect(String(refusal)).toContain(`db.getCollection('${service}-taken').dropIndex('slug_1')`);
});

it('takes an index that was made by hand under another name', async () => {
  const collection = mongo.db().collection(`${service}-by-hand`);
  await collection.createIndex(
    { slug: 1 },
    { name: 'slugs', unique: true, partialFilterExpression: { slug: { $gte: '' } } },
  );
  await openCollection('by-hand');
  expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'slugs']);
});

it('refuses another index on the same fields whatever its name is, with the command that drops it', async () => {
  await mongo.db().collection(`${service}-named`).createIndex({ slug: 1 }, { name: 'slugs' });
  const refusal = openCollection('named').then(
    // Where both may be there, they are.
    async () => (await mongo.db().collection(`${service}-named`).indexes()).length,
    (error: unknown) => String(error),
  );
  expect(await refusal).toBeOneOf([
    3,
    expect.stringContaining(`db.getCollection('${service}-named').dropIndex('slugs')`),
  ]);
});

it('refuses duplicates, with the command that finds them', async () => {
  const collection = mongo.db().collection<{ _id: string; slug: string }>(`${service}-double`);
  await collection.insertMany([
    { _id: 'a', slug: 's' },
    { _id: 'b', slug: 's' },
    { _id: 'c', slug: 't' },
  ]);
  const refusal = String(await openCollection('double').catch((error: unknown) => error));
  const stages = /\.aggregate\((.*)\)$/.exec(refusal)?.[1] ?? '';
  const found = await collection.aggregate(JSON.parse(stages)).toArray();
  expect(found).toEqual([{ _id: { slug: 's' }, documents: expect.toSatisfy((ids) => ids.length === 2) }]);
});

it('refuses to build an index of many documents while everybody waits, with the command that builds it', async () => {
  const collection = mongo.db().collection<{ _id: string }>(`${service}-large`);
  await collection.insertMany([{ _id: 'a' }, { _id: 'b' }]);
  await expect(prepareIndexes(mongo.db().collection(`${service}-large`), unique, 1)).rejects.toThrow(
    `db.getCollection('${service}-large').createIndex({"slug":1}, {"name":"slug_1","unique":true,`,
  );
  expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});
