import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Closeable } from '../closeable.ts';
import { type Embedded, openEmbedded } from '../embedded/embedded-ports.ts';
import type { Ports } from '../ports/ports.ts';
import { createLog } from '../telemetry/log.ts';
import { metricCatalogue } from '../telemetry/metric-catalogue.ts';
import { inSpan } from '../telemetry/span.ts';
import { readMetrics } from '../telemetry/testing/read-metrics.ts';
import { type FinishedSpan, traceSpans } from '../telemetry/testing/trace-spans.ts';
import { addLine, createOrderStore, orderEvents, orderPlaced, place } from '../testing/order-store.ts';
import { until } from '../testing/until.ts';
import { startConsumer } from './consumer.ts';
import { on } from './handler.ts';
import { startRelay } from './relay.ts';

const finished = traceSpans();
const read = readMetrics();
const log = pino({ level: 'silent' });

let embedded: Embedded;
let ports: Ports;
let store: Awaited<ReturnType<typeof createOrderStore>>;
const running: Closeable[] = [];

beforeEach(async () => {
  finished.length = 0;
  embedded = await openEmbedded({ file: ':memory:' });
  ports = embedded.portsFor('orders');
  store = await createOrderStore(ports.documents);
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  await embedded.close();
});

const relay = async () => running.push(await startRelay({ name: 'orders', stores: [store], ports, log }));

async function consume(group: string, handle: () => Promise<void>, lines: Record<string, unknown>[] = []) {
  const handlers = [on(orderPlaced, handle)];
  const consumerLog = createLog('orders', { write: (line) => lines.push(JSON.parse(line)) });
  const { events } = ports;
  running.push(
    await startConsumer({ events, group, topic: 'job-posts', handlers, known: orderEvents, log: consumerLog }),
  );
}

const request = (work: () => Promise<unknown>) =>
  inSpan('request', { kind: 'client' }, async (span) => {
    await work();
    return span.spanContext();
  });

/** The span of a name that ends next, or has ended. */
const ended = (name: string, among: (span: FinishedSpan) => boolean = () => true) =>
  until(() => finished.find((span) => span.name === name && among(span)));

const parentOf = (span: FinishedSpan) => span.parentSpanContext?.spanId;

test('publishing is part of the trace of the change, and consuming follows from publishing, whoever relays it', async () => {
  await relay();
  await consume('g', async () => undefined);
  const { traceId, spanId } = await request(() => place(store, 'o1'));
  const published = await ended('publish job-posts');
  const consumed = await ended('g order.placed');
  expect(published).toMatchObject({
    kind: SpanKind.PRODUCER,
    attributes: { 'messaging.system': 'embedded', 'messaging.destination.name': 'job-posts' },
  });
  expect(published.spanContext().traceId).toBe(traceId);
  expect(parentOf(published)).toBe(spanId);
  expect(consumed.kind).toBe(SpanKind.CONSUMER);
  expect(parentOf(consumed)).toBe(published.spanContext().spanId);
});

test('events that are published together stay in the traces of their own', async () => {
  const first = await request(() => place(store, 'o1'));
  const second = await request(() => place(store, 'o2'));
  await relay();
  for (const { traceId, spanId } of [first, second]) {
    const published = await ended('publish job-posts', (span) => span.spanContext().traceId === traceId);
    expect(parentOf(published)).toBe(spanId);
  }
});

test('each attempt is a span that says whether it failed, and so does the log', async () => {
  const lines: Record<string, unknown>[] = [];
  let attempts = 0;
  await relay();
  await consume(
    'g',
    async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
    },
    lines,
  );
  const { traceId } = await request(() => place(store, 'o1'));
  const failed = await ended('g order.placed', ({ status }) => status.code === SpanStatusCode.ERROR);
  const done = await ended('g order.placed', ({ status }) => status.code === SpanStatusCode.UNSET);
  expect(parentOf(done)).toBe(parentOf(failed));
  expect(lines).toMatchObject([{ level: 'warn', trace_id: traceId, span_id: failed.spanContext().spanId }]);
});

test('an event of no interest makes no span', async () => {
  await relay();
  await consume('g', async () => undefined);
  await request(async () => {
    await place(store, 'o1');
    await addLine(store, 'o1', 'pen');
  });
  await until(async () => (await ports.events.lag('job-posts', 'g')) === 0);
  await until(() => finished.filter(({ name }) => name === 'publish job-posts').length === 2);
  const consumed = () => finished.filter(({ kind }) => kind === SpanKind.CONSUMER).map(({ name }) => name);
  // A record counts as handled a moment before its span has ended.
  await until(() => consumed().length > 0);
  expect(consumed()).toEqual(['g order.placed']);
});

test('what is published, handled and left is counted', async () => {
  const of = async (metric: keyof typeof metricCatalogue, group: string) =>
    ((await read(metricCatalogue[metric].name)) ?? []).filter(
      ({ attributes }) => (attributes as Record<string, string>)['messaging.consumer.group.name'] === group,
    );
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await relay();
  await consume('counted', () => {
    begun.resolve();
    return released.promise;
  });
  await ports.events.publish('job-posts', [{ key: 'o2', value: 'poison', headers: {} }]);
  const handled = async () =>
    (await of('eventProcessing', 'counted')).map(({ attributes, value }) => ({ ...attributes, value }));
  await until(async () => (await handled()).length === 1);
  const about = { 'messaging.destination.name': 'job-posts', 'messaging.system': 'embedded' };
  expect(await handled()).toMatchObject([{ ...about, 'waypost.outcome': 'dead-letter', value: 1 }]);
  await place(store, 'o1');
  await begun.promise;
  expect(await of('consumerLag', 'counted')).toMatchObject([{ value: 1 }]);
  released.resolve();
  await until(async () => (await handled()).length === 2);
  expect(await handled()).toMatchObject([
    { 'waypost.outcome': 'dead-letter', value: 1 },
    { 'waypost.outcome': 'done', value: 1 },
  ]);
  await until(async () => (await of('consumerLag', 'counted'))[0]?.value === 0);
  const published = await read(metricCatalogue.eventsPublished.name);
  expect(published?.[0]?.attributes).toMatchObject({ 'messaging.destination.name': 'job-posts' });
});

test('the age of an outbox is that of its oldest event, and nothing once it is empty', async () => {
  const age = async () => (await read(metricCatalogue.outboxAge.name))?.[0]?.value;
  const publisher = await ports.events.publisher('relay-orders');
  const stuck = Promise.withResolvers<void>();
  const events = {
    ...ports.events,
    publisher: async () => ({
      publish: async (...batch: Parameters<typeof publisher.publish>) => {
        await stuck.promise;
        await publisher.publish(...batch);
      },
      close: publisher.close,
    }),
  };
  running.push(await startRelay({ name: 'orders', stores: [store], ports: { ...ports, events }, log }));
  await place(store, 'o1');
  await until(async () => ((await age()) ?? 0) > 0.05);
  stuck.resolve();
  await until(async () => (await age()) === 0);
});
