import { defineEvent, maxEventBytes } from '@waypost/contracts/event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Embedded, openEmbedded } from '../embedded/embedded-ports.ts';
import type { Ports } from '../ports/ports.ts';
import {
  type Order,
  addLine,
  changed,
  createOrderStore,
  orderEvents,
  orderSpec,
  place,
  placed,
} from '../testing/order-store.ts';
import { asItIs } from './aggregate-document.ts';
import { type AggregateStore, createLaidOutStore } from './aggregate-store.ts';

let embedded: Embedded;
let ports: Ports;
let store: AggregateStore<Order>;

beforeEach(async () => {
  embedded = await openEmbedded({ file: ':memory:' });
  ports = embedded.portsFor('orders');
  store = await createOrderStore(ports.documents);
});
afterEach(() => embedded.close());

const documentOf = (id: string) => store.collection.findOne({ _id: id });
const outboxOf = async (id: string) => (await documentOf(id))?.outbox ?? [];

describe('creating', () => {
  test('saves the value at version 1 with its events beside it', async () => {
    const created = await place(store, 'o1', ['pen']);
    expect(created).toEqual({ id: 'o1', version: 1, value: { customer: 'customer of o1', lines: ['pen'] } });
    expect(await store.find('o1')).toEqual(created);
    expect(await outboxOf('o1')).toMatchObject([
      { type: 'order.placed', schema_version: 1, key: 'o1', version: 1, data: { lines: ['pen'] } },
    ]);
  });

  test('refuses an id or a unique value that is taken', async () => {
    await place(store, 'o1');
    await expect(place(store, 'o1')).rejects.toMatchObject({ code: 11000 });
    const same = { id: 'o2', value: { customer: 'customer of o1', lines: [] }, events: [] };
    await expect(store.create(same)).rejects.toMatchObject({ code: 11000 });
    expect(await store.createIfFree(same)).toBeUndefined();
    expect(await store.createIfFree({ ...same, value: { customer: 'another', lines: [] } })).toMatchObject({
      id: 'o2',
    });
  });

  test('in bulk leaves out what is there already', async () => {
    await place(store, 'o1');
    const creations = ['o1', 'o2', 'o3'].map((id) => ({
      id,
      value: { customer: `customer of ${id}`, lines: [] },
      events: [],
    }));
    const created = await store.createMany(creations);
    expect(created.map((order) => order?.id)).toEqual([undefined, 'o2', 'o3']);
  });
});

describe('changing', () => {
  test('saves what was decided, drops absent fields and adds the event', async () => {
    await store.create({ id: 'o1', value: { customer: 'c', lines: [], note: 'soon' }, events: [] });
    const after = await store.change('o1', ({ note: _note, ...order }) => ({
      value: { ...order, lines: ['ink'] },
      events: [() => ({ type: 'order.changed', data: { lines: ['ink'], customer: 'not declared' } })],
    }));
    expect(after).toEqual({ id: 'o1', version: 2, value: { customer: 'c', lines: ['ink'] } });
    const outbox = await outboxOf('o1');
    expect(outbox).toMatchObject([{ version: 2, data: { lines: ['ink'] } }]);
    expect(outbox[0]?.data).not.toHaveProperty('customer');
  });

  test('decides on the value by its name and version, and tells of it at the version it gets', async () => {
    await place(store, 'o1');
    const told: unknown[] = [];
    await store.change('o1', (order, { id, version }) => ({
      value: { ...order, note: `${id} at ${version}` },
      events: [
        (now) => {
          told.push(now);
          return changed(now);
        },
      ],
    }));
    const value = { customer: 'customer of o1', lines: [], note: 'o1 at 1' };
    expect(told).toEqual([{ id: 'o1', version: 2, value }]);
  });

  test('by many at once loses nothing', async () => {
    await place(store, 'o1');
    const lines = Array.from({ length: 12 }, (_, at) => `line ${String(at).padStart(2, '0')}`);
    await Promise.all(lines.map((line) => addLine(store, 'o1', line)));
    const order = await store.find('o1');
    expect(order?.value.lines.toSorted()).toEqual(lines);
    expect(order?.version).toBe(13);
    expect((await outboxOf('o1')).map(({ version }) => version)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
  });

  test('decides again on what somebody else saved meanwhile', async () => {
    await place(store, 'o1', ['first']);
    const seen: string[][] = [];
    await store.change('o1', (order) => {
      seen.push(order.lines);
      if (seen.length === 1) {
        void store.collection.updateOne({ _id: 'o1' }, { $set: { lines: ['theirs'] }, $inc: { version: 1 } });
      }
      return { value: { ...order, lines: [...order.lines, 'mine'] }, events: [] };
    });
    expect(seen).toEqual([['first'], ['theirs']]);
    expect((await store.find('o1'))?.value.lines).toEqual(['theirs', 'mine']);
  });

  test('a decision that there is nothing to do writes nothing', async () => {
    await place(store, 'o1');
    expect(await store.change('o1', () => undefined)).toMatchObject({ version: 1 });
    expect((await store.find('o1'))?.version).toBe(1);
  });

  test('what is not there is not found, under the name that people know it by', async () => {
    const unknown = addLine(store, 'none', 'x');
    await expect(unknown).rejects.toMatchObject({ code: 'not-found', message: 'Order not found' });
  });

  test('what may be missing is changed where it is there', async () => {
    await place(store, 'o1');
    const forget = () => ({ value: { customer: 'c', lines: [] }, events: [] });
    expect(await store.changeIfThere('o1', forget)).toMatchObject({ version: 2, value: { customer: 'c' } });
    expect(await store.changeIfThere('none', forget)).toBeUndefined();
  });

  test('what decide throws passes through', async () => {
    await place(store, 'o1');
    const refuse = store.change('o1', () => {
      throw new Error('closed');
    });
    await expect(refuse).rejects.toThrow('closed');
  });
});

describe('removing', () => {
  const orderRemoved = defineEvent({
    topic: 'job-posts',
    type: 'order.removed',
    schemaVersion: 1,
    data: z.object({ order: z.string() }),
  });
  const removable = () =>
    createLaidOutStore<Order, Order>({
      noun: 'Order',
      documents: ports.documents,
      spec: orderSpec,
      events: [...orderEvents, orderRemoved],
      layout: asItIs(),
      restate: changed,
      removed: ({ id }) => ({ type: 'order.removed', data: { order: id } }),
    });

  test('leaves nothing of the value, and tells so at the next version', async () => {
    const orders = await removable();
    await orders.create({ id: 'o1', value: { customer: 'c', lines: ['pen'], note: 'soon' }, events: [] });
    await orders.remove('o1');
    const { outbox, pending, ...left } = (await documentOf('o1')) ?? {};
    expect(left).toEqual({ _id: 'o1', version: 2, schema: 1, removed_at: pending });
    expect(outbox).toMatchObject([{ type: 'order.removed', key: 'o1', version: 2, data: { order: 'o1' } }]);
  });

  test('hides it from everybody, and keeps its id taken', async () => {
    await place(store, 'o1', ['pen']);
    await store.remove('o1');
    expect(await store.find('o1')).toBeUndefined();
    expect(await store.query({ _id: 'o1' })).toEqual([]);
    for await (const order of store.stream({ _id: 'o1' })) expect(order).toBeUndefined();
    expect(await store.changeIfThere('o1', () => undefined)).toBeUndefined();
    await expect(addLine(store, 'o1', 'ink')).rejects.toMatchObject({ code: 'not-found' });
    await expect(place(store, 'o1')).rejects.toMatchObject({ code: 11000 });
  });

  test('twice, or what never was, changes nothing', async () => {
    await place(store, 'o1');
    await store.remove('o1');
    const once = await documentOf('o1');
    await store.remove('o1');
    await store.remove('none');
    expect(await documentOf('o1')).toEqual(once);
    expect(await documentOf('none')).toBeNull();
  });

  test('wins over a change at the same moment', async () => {
    await place(store, 'o1');
    await Promise.allSettled([addLine(store, 'o1', 'a'), store.remove('o1'), addLine(store, 'o1', 'b')]);
    expect(await store.find('o1')).toBeUndefined();
    expect(await documentOf('o1')).not.toHaveProperty('lines');
  });

  test('is what a log that has nothing of it is told', async () => {
    const orders = await removable();
    for (const id of ['o1', 'o2']) await place(orders, id);
    await orders.remove('o1');
    const told = await orders.states?.read('', 10);
    expect(told?.events.map(({ event }) => [event.key, event.type, event.version])).toEqual([
      ['o1', 'order.removed', 2],
      ['o2', 'order.changed', 1],
    ]);
  });
});

test('a query gives values beside their names and versions', async () => {
  for (const id of ['o1', 'o2', 'o3']) await place(store, id);
  const found = await store.query({ customer: { $in: ['customer of o1', 'customer of o3'] } }, { sort: { _id: -1 } });
  expect(found.map(({ id }) => id)).toEqual(['o3', 'o1']);
  expect(found[1]).toEqual(await store.find('o1'));
  const streamed: string[] = [];
  for await (const { id } of store.stream({}, { sort: { _id: 1 }, limit: 2 })) streamed.push(id);
  expect(streamed).toEqual(['o1', 'o2']);
});

describe('an event', () => {
  const order: Order = { customer: 'c', lines: [] };

  test('that its definition refuses, or that is not defined, keeps the value from being saved', async () => {
    const wrong = () => ({ type: 'order.placed', data: { lines: 1 } });
    await expect(store.create({ id: 'o1', value: order, events: [wrong] })).rejects.toThrow('order.placed');
    const lost = () => ({ type: 'order.lost', data: {} });
    await expect(store.create({ id: 'o1', value: order, events: [lost] })).rejects.toThrow('order.lost');
    expect(await store.find('o1')).toBeUndefined();
  });

  test('above 256 KiB is refused before the write', async () => {
    await expect(place(store, 'o1', ['x'.repeat(maxEventBytes)])).rejects.toMatchObject({ code: 'payload-too-large' });
    expect(await store.find('o1')).toBeUndefined();
  });
});

describe('a document', () => {
  test('has the fields of its value at the top, and around them what its store keeps', async () => {
    await store.create({ id: 'o1', value: { customer: 'c', lines: ['pen'] }, events: [placed] });
    const { outbox, ...document } = (await documentOf('o1')) ?? {};
    expect(outbox).toHaveLength(1);
    const pending = outbox?.[0]?.time;
    expect(document).toEqual({ _id: 'o1', version: 1, schema: 1, pending, customer: 'c', lines: ['pen'] });

    await store.create({ id: 'o2', value: { customer: 'd', lines: [] }, events: [] });
    expect(await documentOf('o2')).toEqual({ _id: 'o2', version: 1, schema: 1, outbox: [], customer: 'd', lines: [] });
  });

  test('of existing data is read and changed where it lies', async () => {
    const time = '2026-01-05T08:00:00.000Z';
    const waiting = {
      id: 'e1',
      type: 'order.placed',
      schema_version: 1,
      key: 'o1',
      version: 3,
      time,
      data: { lines: [] },
    };
    await store.collection.insertOne({
      _id: 'o1',
      version: 3,
      schema: 1,
      outbox: [waiting],
      pending: time,
      customer: 'c',
      lines: ['pen'],
    });
    expect(await store.find('o1')).toEqual({ id: 'o1', version: 3, value: { customer: 'c', lines: ['pen'] } });
    await addLine(store, 'o1', 'ink');
    expect(await documentOf('o1')).toMatchObject({ version: 4, pending: time, lines: ['pen', 'ink'] });
    expect((await outboxOf('o1')).map(({ id, version }) => [id, version])).toEqual([
      ['e1', 3],
      [expect.any(String), 4],
    ]);
  });

  test('of an older schema is read as a value of today, and saved in the current schema', async () => {
    await place(store, 'o1', ['pen']);
    const newer = await createLaidOutStore<Order, Order>({
      noun: 'Order',
      documents: ports.documents,
      spec: orderSpec,
      events: orderEvents,
      layout: {
        schema: 2,
        read: (order, schema) => (schema < 2 ? { ...order, note: `from schema ${schema}` } : order),
        write: (order) => order,
      },
    });
    expect((await newer.find('o1'))?.value).toMatchObject({ lines: ['pen'], note: 'from schema 1' });
    await addLine(newer, 'o1', 'ink');
    expect(await newer.collection.findOne({ _id: 'o1' })).toMatchObject({ schema: 2, note: 'from schema 1' });
    await expect(store.find('o1')).rejects.toThrow('newer version');
  });

  test('of a newer schema that is read already is taken over, and written back as the release before knows it', async () => {
    type Shapes = Order & { lists?: { lines: string[] } };
    const read = ({ lists, ...order }: Shapes): Order => ({ ...order, ...lists });
    const write = ({ lines, ...order }: Order): Shapes => ({ ...order, lists: { lines } }) as Shapes;
    const options = { noun: 'Order', documents: ports.documents, spec: orderSpec, events: orderEvents };
    const next = await createLaidOutStore<Order, Shapes>({ ...options, layout: { schema: 2, read, write } });
    const before = await createLaidOutStore<Order, Shapes>({
      ...options,
      layout: { schema: 1, reads: 2, read, write: (order) => order },
    });
    await place(before, 'o1', ['pen']);
    await addLine(next, 'o1', 'ink');
    expect(await documentOf('o1')).toMatchObject({ schema: 2, lists: { lines: ['pen', 'ink'] } });
    await addLine(before, 'o1', 'paper');
    const { lists, ...back } = (await documentOf('o1')) as Shapes & { schema: number };
    expect(lists).toBeUndefined();
    expect(back).toMatchObject({ schema: 1, lines: ['pen', 'ink', 'paper'] });
  });

  test('may hold a value in another layout, by whose fields it is found', async () => {
    type Light = { on: true; since: string } | { on: false };
    type Fields = { since: string | null };
    const lights = await createLaidOutStore<Light, Fields>({
      noun: 'Light',
      documents: ports.documents,
      spec: { name: 'lights', indexes: [{ key: { since: 1 } }] },
      events: [],
      layout: {
        schema: 1,
        read: ({ since }) => (since === null ? { on: false } : { on: true, since }),
        write: (light) => ({ since: light.on ? light.since : null }),
      },
    });
    await lights.create({ id: 'hall', value: { on: true, since: 'dusk' }, events: [] });
    expect(await lights.query({ since: 'dusk' })).toEqual([
      { id: 'hall', version: 1, value: { on: true, since: 'dusk' } },
    ]);
    await lights.change('hall', () => ({ value: { on: false }, events: [] }));
    expect((await lights.find('hall'))?.value).toEqual({ on: false });
    expect(await lights.collection.findOne({ _id: 'hall' })).toMatchObject({ since: null, version: 2 });
  });
});

describe('changes that meet in one process', () => {
  const write = (id: string, line: string) => addLine(store, id, line);

  test('are each the next version with an event of its own, in the order in which they were asked for', async () => {
    await place(store, 'o1');
    const lines = Array.from({ length: 70 }, (_, at) => `line ${at}`);
    const stored = await Promise.all(lines.map((line) => write('o1', line)));
    expect(stored.map(({ version }) => version)).toEqual(lines.map((_, at) => at + 2));
    expect(stored[3]?.value.lines).toEqual(lines.slice(0, 4));
    expect(await store.find('o1')).toEqual(stored.at(-1));
    expect((await outboxOf('o1')).map(({ version }) => version)).toEqual(lines.map((_, at) => at + 1).concat(71));
  });

  test('fail each by itself', async () => {
    await place(store, 'o1');
    const refuse = () => {
      throw new Error('Not this one');
    };
    const settled = await Promise.allSettled([write('o1', 'a'), store.change('o1', refuse), write('o1', 'b')]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.find('o1'))?.value.lines).toEqual(['a', 'b']);
  });

  test('are decided again, all of them, where another process was faster', async () => {
    await place(store, 'o1');
    const other = await createOrderStore(ports.documents);
    const lines = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(lines.map((line, at) => addLine(at % 2 === 0 ? store : other, 'o1', line)));
    const order = await store.find('o1');
    expect(order?.version).toBe(7);
    expect(order?.value.lines.toSorted()).toEqual(lines);
  });

  test('leave what is written by others meanwhile to be found by who has nothing to do', async () => {
    await place(store, 'o1');
    await write('o1', 'ours');
    const other = await createOrderStore(ports.documents);
    await addLine(other, 'o1', 'theirs');
    const seen = await store.change('o1', () => undefined);
    expect(seen.value.lines).toEqual(['ours', 'theirs']);
    await store.remove('o1');
    expect(await store.changeIfThere('o1', () => undefined)).toBeUndefined();
  });
});
