import { context, propagation, trace } from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../embedded/embedded-ports.ts';
import { currentTraceparent } from '../telemetry/trace-context.ts';
import { createOrderStore, orderEvents, orderPlaced, place } from '../testing/order-store.ts';
import { on, startConsumer } from './consumer.ts';
import { startRelay } from './relay.ts';

const ignoreSpans = {
  onStart: () => undefined,
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};
const sdk = new NodeSDK({ spanProcessors: [ignoreSpans], autoDetectResources: false, instrumentations: [] });

beforeAll(() => sdk.start());
afterAll(async () => {
  await sdk.shutdown();
  for (const api of [context, propagation, trace]) api.disable();
});

test('a consumer works in the trace of the change it is told of, whoever relays it', async () => {
  const log = pino({ level: 'silent' });
  const embedded = await openEmbedded({ file: ':memory:' });
  const ports = embedded.portsFor('orders');
  const store = await createOrderStore(ports.documents);
  const seen = Promise.withResolvers<string | undefined>();
  const handlers = [on(orderPlaced, async () => seen.resolve(currentTraceparent()))];
  const running = [
    await startRelay({ name: 'orders', stores: [store], ports, log }),
    await startConsumer({ events: ports.events, group: 'g', topic: 'job-posts', handlers, known: orderEvents, log }),
  ];

  const traceId = await trace.getTracer('test').startActiveSpan('request', async (span) => {
    await place(store, 'o1');
    span.end();
    return span.spanContext().traceId;
  });

  expect((await seen.promise)?.split('-')[1]).toBe(traceId);
  for (const one of running) await one.close();
  await embedded.close();
});
