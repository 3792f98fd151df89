import type { Contract } from '@waypost/contracts/contract';
import { profileCreated } from '@waypost/contracts/events/profile-events';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { on } from '../messaging/handler.ts';
import { createOrderStore, orderPlaced, place } from '../testing/order-store.ts';
import { startTestService } from '../testing/start-service.ts';
import { defineService } from './define-service.ts';
import type { ServiceHttp } from './http/build-http.ts';
import { newId } from './new-id.ts';
import type { ServiceContext } from './process/run-service.ts';

const countOrders = {
  method: 'GET',
  url: '/orders/count',
  config: { service: 'jobs', access: 'public' },
  schema: { summary: 'How many', response: { 200: z.object({ count: z.int() }) } },
} as const satisfies Contract;
const closeShop = { ...countOrders, url: '/shop/close' } as const satisfies Contract;

const serveCount = (http: ServiceHttp, { seen }: { seen: string[] }) =>
  void http.route({ ...countOrders, handler: () => ({ count: seen.length }) });

/** What it does is told in `seen`. */
const shop = (seen: string[] = []) => {
  const part = (name: string) => {
    seen.push(`${name} starts`);
    return { close: async () => void seen.push(`${name} ends`) };
  };
  return defineService({
    name: 'jobs',
    calls: { countOrders, anything: 'else' },
    async open({ ports }: ServiceContext) {
      return { orders: await createOrderStore(ports.documents), tasks: ports.tasks, ground: part('ground'), seen };
    },
    stores: ({ orders }) => [orders],
    routes: { countOrders: serveCount },
    consumers: {
      'pack-order': [
        'job-posts',
        ({ tasks }) => [on(orderPlaced, ({ key }) => tasks.add('pack', { id: `pack-${key}-1`, payload: key }))],
      ],
    },
    tasks: [() => ({ name: 'pack', handle: async () => void seen.push('packed'), failed: async () => undefined })],
    parts: [() => part('part'), () => undefined],
    underneath: ({ ground }) => [ground],
  });
};

test('a service publishes its events, hears them as its own group, does its tasks and answers its calls', async () => {
  const service = await startTestService(shop());
  await place(await createOrderStore(service.ports.documents), newId());
  await service.settled();
  expect(await service.ports.events.groups('job-posts')).toEqual([{ name: 'jobs.pack-order', members: 1 }]);
  expect(await service.call(countOrders, {})).toEqual({ count: 3 });
  await service.close();
});

test('what the rest stands on is opened first and closed last', async () => {
  const seen: string[] = [];
  const service = await startTestService(shop(seen));
  await service.close();
  expect(seen).toEqual(['ground starts', 'part starts', 'part ends', 'ground ends']);
});

const empty = { name: 'jobs', open: async () => ({ seen: [] }) } as const;

test('a contract that nobody answers does not compile, or does not start', async () => {
  // @ts-expect-error it has no route
  const forgotten = defineService({ ...empty, calls: { countOrders }, routes: {} });
  await expect(startTestService(forgotten)).rejects.toThrow('No route of jobs answers countOrders');
  const mistaken = defineService({ ...empty, calls: { closeShop }, routes: { closeShop: serveCount } });
  await expect(startTestService(mistaken)).rejects.toThrow('No route of jobs answers closeShop');
});

test('a consumer of events that are published elsewhere does not start', async () => {
  const deaf = defineService({
    ...empty,
    calls: {},
    routes: {},
    consumers: { 'greet-person': ['job-posts', () => [on(profileCreated, async () => undefined)]] },
  });
  await expect(startTestService(deaf)).rejects.toThrow('jobs.greet-person listens to job-posts');
});
