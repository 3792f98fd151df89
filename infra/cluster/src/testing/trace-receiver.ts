import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Closeable } from '@waypost/runtime/closeable';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
type Attributes = readonly { key: string; value: Value }[] | undefined;
type Resource = { resource?: { attributes?: Attributes } };

type OtlpSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: Attributes;
  status?: { code?: number };
};
type OtlpTraces = { resourceSpans?: readonly (Resource & { scopeSpans: readonly { spans: readonly OtlpSpan[] }[] })[] };

type OtlpPoint = {
  attributes?: Attributes;
  asInt?: number | string;
  asDouble?: number;
  count?: number | string;
  sum?: number;
};
type OtlpMetric = { name: string } & Partial<Record<'gauge' | 'sum' | 'histogram', { dataPoints: OtlpPoint[] }>>;
type OtlpMetrics = {
  resourceMetrics?: readonly (Resource & { scopeMetrics: readonly { metrics: readonly OtlpMetric[] }[] })[];
};

export type Attribute = string | number | boolean | undefined;

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  /** The process that sent it. */
  service: Attribute;
  failed: boolean;
  attributes: Readonly<Record<string, Attribute>>;
};

/** The newest value of a metric that a process told with the same attributes. */
export type ReceivedPoint = {
  metric: string;
  service: Attribute;
  attributes: Readonly<Record<string, Attribute>>;
  /** Of a histogram the sum. */
  value: number;
  /** Of a histogram. */
  count: number | undefined;
};

/** Takes spans and metrics as a collector does, by OTLP over HTTP as JSON. https://opentelemetry.io/docs/specs/otlp/ */
export type TraceReceiver = Closeable & {
  /** What a process has to be given so that it sends here, and soon. */
  env: Readonly<Record<string, string>>;
  spansOf(traceId: string): readonly ReceivedSpan[];
  points(metric: string): readonly ReceivedPoint[];
};

const kinds = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
const failed = 2;

const valueOf = ({ stringValue, intValue, doubleValue, boolValue }: Value): Attribute =>
  stringValue ?? (intValue === undefined ? (doubleValue ?? boolValue) : Number(intValue));
const valuesOf = (attributes: Attributes) =>
  Object.fromEntries((attributes ?? []).map(({ key, value }) => [key, valueOf(value)]));
const serviceOf = ({ resource }: Resource) => valuesOf(resource?.attributes)['service.name'];

function readSpans({ resourceSpans = [] }: OtlpTraces): ReceivedSpan[] {
  return resourceSpans.flatMap((sent) =>
    sent.scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId, name, kind, attributes, status }) => ({
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        kind: kinds[kind] ?? 'internal',
        service: serviceOf(sent),
        failed: status?.code === failed,
        attributes: valuesOf(attributes),
      })),
  );
}

function readPoints({ resourceMetrics = [] }: OtlpMetrics): ReceivedPoint[] {
  return resourceMetrics.flatMap((sent) =>
    sent.scopeMetrics
      .flatMap(({ metrics }) => metrics)
      .flatMap(({ name, gauge, sum, histogram }) =>
        ((gauge ?? sum ?? histogram)?.dataPoints ?? []).map((point) => ({
          metric: name,
          service: serviceOf(sent),
          attributes: valuesOf(point.attributes),
          value: Number(point.asInt ?? point.asDouble ?? point.sum),
          count: point.count === undefined ? undefined : Number(point.count),
        })),
      ),
  );
}

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const newest = new Map<string, ReceivedPoint>();

  async function receive(request: IncomingMessage): Promise<void> {
    const sent = await json(request);
    spans.push(...readSpans(sent as OtlpTraces));
    for (const point of readPoints(sent as OtlpMetrics)) {
      newest.set(JSON.stringify([point.metric, point.service, point.attributes]), point);
    }
  }

  const server = createServer((request, response) => {
    receive(request).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      () => response.writeHead(400).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    },
    spansOf: (traceId) => spans.filter((span) => span.traceId === traceId),
    points: (metric) => [...newest.values()].filter((point) => point.metric === metric),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
