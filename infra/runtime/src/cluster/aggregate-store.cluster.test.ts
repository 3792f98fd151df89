import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AggregateStore } from '../messaging/aggregate-store.ts';
import { type Order, addLine, createOrderStore, place } from '../testing/order-store.ts';
import type { Cluster } from './cluster-ports.ts';
import { temporaryCluster } from './testing/open-port.ts';

const { service, open } = temporaryCluster();

let cluster: Cluster;
let store: AggregateStore<Order>;
beforeAll(async () => {
  cluster = await open();
  store = await createOrderStore(cluster.portsFor(service).documents);
});
afterAll(() => cluster.close());

it('keeps the fields of a value at the top of its document, and finds it by them', async () => {
  const id = randomUUID();
  await place(store, id, ['pen']);
  await addLine(store, id, 'ink');
  const stored = { id, version: 2, value: { customer: `customer of ${id}`, lines: ['pen', 'ink'] } };
  expect(await store.query({ customer: `customer of ${id}` })).toEqual([stored]);
  const document = await store.collection.findOne({ _id: id });
  expect(document).toMatchObject({ _id: id, version: 2, schema: 1, ...stored.value });
  expect(document?.outbox.map(({ version }) => version)).toEqual([1, 2]);
});

it('leaves nothing of what it removes, and keeps its id taken', async () => {
  const id = randomUUID();
  await place(store, id, ['pen']);
  await store.remove(id);
  const fields = Object.keys((await store.collection.findOne({ _id: id })) ?? {});
  expect(fields.toSorted()).toEqual(['_id', 'outbox', 'pending', 'removed_at', 'schema', 'version']);
  expect(await store.find(id)).toBeUndefined();
  await expect(addLine(store, id, 'ink')).rejects.toMatchObject({ code: 'not-found' });
  await expect(place(store, id)).rejects.toMatchObject({ code: 11000 });
});
