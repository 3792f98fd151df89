import { defineEvent } from '@waypost/contracts/event';
import { z } from 'zod';
import { type AggregateStore, createAggregateStore } from '../messaging/aggregate-store.ts';
import type { Stored } from '../messaging/stored.ts';
import type { Documents } from '../ports/documents.ts';

/** A small aggregate of no service, so that messaging can be tested by itself. */
export type Order = { customer: string; lines: string[]; note?: string };

const orderState = z.object({ lines: z.array(z.string()) });
export const orderPlaced = defineEvent({
  topic: 'job-posts',
  type: 'order.placed',
  schemaVersion: 1,
  data: orderState,
});
export const orderChanged = defineEvent({
  topic: 'job-posts',
  type: 'order.changed',
  schemaVersion: 1,
  data: orderState,
});
export const orderEvents = [orderPlaced, orderChanged];

const noun = 'Order';
export const orderSpec = { name: 'orders', indexes: [{ key: { customer: 1 }, unique: true }] } as const;

export const createOrderStore = (documents: Documents): Promise<AggregateStore<Order>> =>
  createAggregateStore<Order>({ noun, documents, spec: orderSpec, events: orderEvents });

const told =
  ({ type }: { type: string }) =>
  ({ value: { lines } }: Stored<Order>) => ({ type, data: { lines } });

export const placed = told(orderPlaced);
export const changed = told(orderChanged);

export const place = (store: AggregateStore<Order>, id: string, lines: string[] = []) =>
  store.create({ id, value: { customer: `customer of ${id}`, lines }, events: [placed] });

export const addLine = (store: AggregateStore<Order>, id: string, line: string) =>
  store.change(id, (order) => ({ value: { ...order, lines: [...order.lines, line] }, events: [changed] }));

/** As `createOrderStore`, of a service whose log may be new. */
export const createRestatedOrderStore = (documents: Documents): Promise<AggregateStore<Order>> =>
  createAggregateStore<Order>({
    noun,
    documents,
    spec: orderSpec,
    events: orderEvents,
    restate: (order) => (order.value.note === 'nobody knows' ? undefined : changed(order)),
  });

const orderArchived = defineEvent({ topic: 'job-posts', type: 'order.archived', schemaVersion: 1, data: orderState });

/** The same orders as a newer version of the service has them, which emits one more event. */
export const createNewerOrderStore = (documents: Documents): Promise<AggregateStore<Order>> =>
  createAggregateStore<Order>({ noun, documents, spec: orderSpec, events: [...orderEvents, orderArchived] });

export const archive = (store: AggregateStore<Order>, id: string) =>
  store.create({ id, value: { customer: `customer of ${id}`, lines: [] }, events: [told(orderArchived)] });
