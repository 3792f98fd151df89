import { afterAll, expect, it } from 'vitest';
import { type Document, type Filter, type Update, isDuplicateKey } from '../ports/documents.ts';
import { documentsSuite } from '../testing/documents-suite.ts';
import { openEmbedded } from './embedded-ports.ts';
import { openPort } from './testing/open-port.ts';

documentsSuite(
  'the embedded file',
  openPort((ports) => ports.documents),
);

const embedded = await openEmbedded({ file: ':memory:' });
afterAll(() => embedded.close());
const posts = await embedded
  .portsFor('jobs')
  .documents.collection({ name: 'posts', indexes: [{ key: { owner: 1, open: 1 } }] });

it.each<[string, Filter]>([
  ['a path without an index', { title: 'x' }],
  ['a path that is only second in an index', { open: true }],
  ['an exclusion', { owner: { $ne: 'o' } }],
  ['an alternative without an index', { $or: [{ owner: 'o' }, { title: 'x' }] }],
  ['nothing but undefined', { owner: undefined }],
])('refuses a filter that begins with %s', async (_, filter) => {
  await expect(posts.find(filter).toArray()).rejects.toThrow(/No index begins the filter/);
  await expect(posts.deleteMany(filter)).rejects.toThrow(/No index begins the filter/);
});

it.each<Record<string, unknown>>([
  { owner: { $regex: 'x' } },
  { owner: { $not: { $eq: 'x' } } },
  { $nor: [{ owner: 'x' }] },
])('refuses an operator outside the port: %o', async (filter) => {
  await expect(posts.findOne({ _id: 'a', ...filter })).rejects.toThrow(/not part of the documents port/);
});

it('refuses an update operator outside the port', async () => {
  await posts.insertOne({ _id: 'a' });
  await expect(posts.updateOne({ _id: 'a' }, { $mul: { n: 2 } } as Update)).rejects.toThrow(
    /not part of the documents port/,
  );
});

it('keeps equal collection names of two services apart', async () => {
  const others = await embedded.portsFor('identity').documents.collection({ name: 'posts', indexes: [] });
  await others.insertOne({ _id: 'only-here' });
  expect(await posts.findOne({ _id: 'only-here' })).toBeNull();
});

// As MongoDB has it, whose emulators differ; no service needs it yet.
it('looks into arrays for unique values, but not at repetitions in the same document', async () => {
  const people = await embedded.portsFor('identity').documents.collection<Document & { dashboards: { id: string }[] }>({
    name: 'people',
    indexes: [{ key: { 'dashboards.id': 1 }, unique: true }],
  });
  await people.insertOne({ _id: 'a', dashboards: [{ id: 'x' }, { id: 'y' }] });
  await expect(people.insertOne({ _id: 'b', dashboards: [{ id: 'y' }] })).rejects.toSatisfy(isDuplicateKey);
  await people.insertOne({ _id: 'b', dashboards: [{ id: 'z' }, { id: 'z' }] });
  await people.deleteOne({ _id: 'a' });
  await people.updateOne({ _id: 'b' }, { $push: { dashboards: { id: 'y' } } });
});
