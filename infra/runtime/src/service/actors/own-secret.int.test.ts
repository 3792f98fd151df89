import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Embedded, openEmbedded } from '../../embedded/embedded-ports.ts';
import type { Documents } from '../../ports/documents.ts';
import { ownSecret, type SecretPlace } from './own-secret.ts';

const place: SecretPlace = { collection: 'keys', _id: 'current', field: 'key' };

let embedded: Embedded;
let documents: Documents;
beforeEach(async () => {
  embedded = await openEmbedded({ file: ':memory:' });
  ({ documents } = embedded.portsFor('orders'));
});
afterEach(() => embedded.close());

test('instances that start at once have the same secret, now and later', async () => {
  const [secret, ...others] = await Promise.all([1, 2, 3].map(() => ownSecret(documents, place)));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(others).toEqual([secret, secret]);
  expect(await ownSecret(documents, place)).toBe(secret);
});

test('each purpose has a secret of its own', async () => {
  const secret = await ownSecret(documents, place);
  expect(await ownSecret(documents, { ...place, _id: 'other' })).not.toBe(secret);
});

test('what was made by an earlier release is read', async () => {
  const keys = await documents.collection<{ _id: string; key: string }>({ name: 'keys', indexes: [] });
  await keys.insertOne({ _id: 'current', key: 'made before' });
  expect(await ownSecret(documents, place)).toBe('made before');
});

test('a document without it is said, and not signed with', async () => {
  await documents
    .collection<{ _id: string }>({ name: 'keys', indexes: [] })
    .then((keys) => keys.insertOne({ _id: 'current' }));
  await expect(ownSecret(documents, place)).rejects.toThrow('keys');
});
