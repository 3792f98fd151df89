import { maxEventBytes } from '@waypost/contracts/event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Embedded, openEmbedded } from '../embedded/embedded-ports.ts';
import type { Ports } from '../ports/ports.ts';
import { type Order, addLine, createOrderStore, orderEvents, orderSpec, place } from '../testing/order-store.ts';
import { type AggregateStore, createAggregateStore } from './aggregate-store.ts';

let embedded: Embedded;
let ports: Ports;
let store: AggregateStore<Order>;

beforeEach(async () => {
  embedded = await openEmbedded({ file: ':memory:' });
  ports = embedded.portsFor('orders');
  store = await createOrderStore(ports.documents);
});
afterEach(() => embedded.close());

describe('creating', () => {
  test('saves the state at version 1 with its events beside it', async () => {
    const created = await place(store, 'o1', ['pen']);
    expect(created).toMatchObject({ _id: 'o1', version: 1, schema: 1, lines: ['pen'] });
    expect(created.outbox).toMatchObject([
      { type: 'order.placed', schema_version: 1, key: 'o1', version: 1, data: { lines: ['pen'] } },
    ]);
    expect(await store.find('o1')).toEqual(created);
  });

  test('refuses an id or a unique value that is taken', async () => {
    await place(store, 'o1');
    await expect(place(store, 'o1')).rejects.toMatchObject({ code: 11000 });
    const same = { _id: 'o2', customer: 'customer of o1', lines: [] };
    await expect(store.create(same, [])).rejects.toMatchObject({ code: 11000 });
  });

  test('in bulk leaves out what is there already', async () => {
    await place(store, 'o1');
    const items = ['o1', 'o2', 'o3'].map((id) => ({
      state: { _id: id, customer: `customer of ${id}`, lines: [] },
      events: [],
    }));
    const created = await store.createMany(items);
    expect(created.map((order) => order?._id)).toEqual([undefined, 'o2', 'o3']);
  });
});

describe('changing', () => {
  test('saves what was decided, drops absent fields and adds the event', async () => {
    await store.create({ _id: 'o1', customer: 'c', lines: [], note: 'soon' }, []);
    const changed = await store.change('o1', ({ note: _note, ...order }) => ({
      state: { ...order, lines: ['ink'] },
      events: [{ type: 'order.changed', data: { lines: ['ink'], customer: 'not declared' } }],
    }));
    expect(changed).toMatchObject({ version: 2, lines: ['ink'], customer: 'c' });
    expect(changed).not.toHaveProperty('note');
    expect(changed.outbox).toMatchObject([{ version: 2, data: { lines: ['ink'] } }]);
    expect(changed.outbox[0]?.data).not.toHaveProperty('customer');
  });

  test('by many at once loses nothing', async () => {
    await place(store, 'o1');
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((line) => addLine(store, 'o1', line)));
    const order = await store.find('o1');
    expect(order?.lines.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(order?.version).toBe(6);
    expect(order?.outbox.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('decides again on what somebody else saved meanwhile', async () => {
    await place(store, 'o1', ['first']);
    const seen: string[][] = [];
    await store.change('o1', (order) => {
      seen.push(order.lines);
      if (seen.length === 1) {
        void store.collection.updateOne({ _id: 'o1' }, { $set: { lines: ['theirs'] }, $inc: { version: 1 } });
      }
      return { state: { ...order, lines: [...order.lines, 'mine'] }, events: [] };
    });
    expect(seen).toEqual([['first'], ['theirs']]);
    expect((await store.find('o1'))?.lines).toEqual(['theirs', 'mine']);
  });

  test('nothing writes nothing', async () => {
    await place(store, 'o1');
    expect(await store.change('o1', () => undefined)).toMatchObject({ version: 1 });
    expect((await store.find('o1'))?.version).toBe(1);
  });

  test('an unknown id is not found, and what decide throws passes through', async () => {
    await expect(addLine(store, 'none', 'x')).rejects.toMatchObject({ code: 'not-found' });
    await place(store, 'o1');
    const refuse = store.change('o1', () => {
      throw new Error('closed');
    });
    await expect(refuse).rejects.toThrow('closed');
  });
});

describe('an event', () => {
  test('that its definition refuses, or that is not defined, keeps the state from being saved', async () => {
    const wrong = store.create({ _id: 'o1', customer: 'c', lines: [] }, [{ type: 'order.placed', data: { lines: 1 } }]);
    await expect(wrong).rejects.toThrow('order.placed');
    const undefinedEvent = store.create({ _id: 'o1', customer: 'c', lines: [] }, [{ type: 'order.lost', data: {} }]);
    await expect(undefinedEvent).rejects.toThrow('order.lost');
    expect(await store.find('o1')).toBeUndefined();
  });

  test('above 256 KiB is refused before the write', async () => {
    await expect(place(store, 'o1', ['x'.repeat(maxEventBytes)])).rejects.toMatchObject({ code: 'payload-too-large' });
    expect(await store.find('o1')).toBeUndefined();
  });
});

test('a document of an older schema is read in the current shape and saved in it', async () => {
  await place(store, 'o1', ['pen']);
  const newer = await createAggregateStore<Order>({
    documents: ports.documents,
    spec: orderSpec,
    events: orderEvents,
    schema: 2,
    upcast: (document) => ({ ...(document as Order), note: `from schema ${document.schema}` }),
  });
  expect(await newer.find('o1')).toMatchObject({ schema: 2, note: 'from schema 1' });
  await addLine(newer, 'o1', 'ink');
  expect(await newer.collection.findOne({ _id: 'o1' })).toMatchObject({ schema: 2, note: 'from schema 1' });
  await expect(store.find('o1')).rejects.toThrow('newer version');
});
