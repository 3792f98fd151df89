import type { Contract } from '@waypost/contracts/contract';
import { AppError } from '@waypost/contracts/errors';
import { id } from '@waypost/contracts/fields';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startConsumer } from '../messaging/consumer.ts';
import { on } from '../messaging/handler.ts';
import { startRelay } from '../messaging/relay.ts';
import { userOf } from '../service/actors/actor.ts';
import { buildHttp } from '../service/http/build-http.ts';
import { newId } from '../service/new-id.ts';
import type { BuildService } from '../service/process/run-service.ts';
import { someUser } from './actors.ts';
import { createOrderStore, orderEvents, orderPlaced, place } from './order-store.ts';
import { type TestService, startTestService } from './start-service.ts';

const priceOf = {
  method: 'GET',
  url: '/prices/:id',
  config: { service: 'scoring', access: 'service' },
  schema: { summary: 'Price', params: z.object({ id }), response: { 200: z.object({ price: z.int() }) } },
} as const satisfies Contract;

const placeOrder = {
  method: 'POST',
  url: '/orders',
  config: { service: 'jobs', access: 'user' },
  schema: {
    summary: 'Place',
    body: z.object({ article: id }),
    response: { 200: z.object({ price: z.int(), by: id }) },
  },
} as const satisfies Contract;

let packed: string[];

/** Takes an order; the event makes a task; the task packs. */
const buildOrders: BuildService = {
  name: 'jobs',
  async build({ ports, client, log, verifyActor }) {
    const store = await createOrderStore(ports.documents);
    const http = buildHttp({ name: 'jobs', log, verifyActor });
    http.route({
      ...placeOrder,
      handler: async (request) => {
        const { user_id } = userOf(request);
        const { price } = await client.call(priceOf, { params: { id: request.body.article } });
        await place(store, newId(), [request.body.article]);
        return { price, by: user_id };
      },
    });
    const pack = on(orderPlaced, async ({ key }) => ports.tasks.add('pack', { id: `pack-${key}-1`, payload: key }));
    const parts: { close(): Promise<void> }[] = [];
    return {
      http,
      async start() {
        const { events } = ports;
        parts.push(
          await ports.tasks.work({
            name: 'pack',
            handle: async ({ payload }) => void packed.push(String(payload)),
            failed: async () => undefined,
          }),
          await startConsumer({
            events,
            group: 'jobs.pack',
            topic: 'job-posts',
            handlers: [pack],
            known: orderEvents,
            log,
          }),
          await startRelay({ name: 'jobs', stores: [store], ports, log }),
        );
      },
      async close() {
        await http.close();
        for (const part of parts.toReversed()) await part.close();
      },
    };
  },
};

let service: TestService;
const article = newId();

beforeEach(async () => {
  packed = [];
  service = await startTestService(buildOrders);
});
afterEach(() => service.close());

test('a call goes through token, validation and the stubs of other services', async () => {
  service.stub(priceOf, ({ params }, { actor }) => ({
    price: params.id === article && actor?.kind === 'service' ? 7 : 0,
  }));
  const buyer = someUser('Recruiter');
  expect(await service.call(placeOrder, { body: { article } }, { as: buyer })).toEqual({ price: 7, by: buyer.user_id });
  expect(service.calls).toMatchObject([{ contract: priceOf, input: { params: { id: article } } }]);
});

test('refusals arrive as they would at a client', async () => {
  const buyer = someUser();
  await expect(service.call(placeOrder, { body: { article } })).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(service.call(placeOrder, { body: { article: 'x' } }, { as: buyer })).rejects.toMatchObject({
    code: 'validation-error',
    errors: [{ path: 'article' }],
  });
  service.stub(priceOf, () => {
    throw new AppError('unavailable', 'Away');
  });
  await expect(service.call(placeOrder, { body: { article } }, { as: buyer })).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('settled waits for events and the tasks that they make', async () => {
  service.stub(priceOf, () => ({ price: 1 }));
  const orders = Array.from({ length: 20 }, () => service.call(placeOrder, { body: { article } }, { as: someUser() }));
  await Promise.all(orders);
  await service.settled();
  expect(packed).toHaveLength(20);
});
