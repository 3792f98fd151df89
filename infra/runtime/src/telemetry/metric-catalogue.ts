type Definition = {
  kind: 'counter' | 'histogram' | 'gauge';
  name: string;
  /** UCUM, as OpenTelemetry writes units. */
  unit: string;
  description: string;
  attributes: readonly string[];
  /** Upper bounds of a histogram, in its unit. */
  bounds?: readonly number[];
};

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const patient = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 900, 3_600];

/**
 * Every metric of our own. Names follow OpenTelemetry's conventions where there is one, else they begin with
 * `waypost.`; dashboards and alerts are checked against this table.
 * https://opentelemetry.io/docs/specs/semconv/messaging/messaging-metrics/
 */
export const metricCatalogue = {
  eventsPublished: {
    kind: 'counter',
    name: 'messaging.client.sent.messages',
    unit: '{message}',
    description: 'Events that a relay published, or could not publish',
    attributes: ['messaging.system', 'messaging.operation.name', 'messaging.destination.name', 'error.type'],
  },
  eventProcessing: {
    kind: 'histogram',
    name: 'messaging.process.duration',
    unit: 's',
    description: 'How long consumers took for an event, by what came of it: done, retry, dead-letter or pause',
    attributes: [
      'messaging.system',
      'messaging.operation.name',
      'messaging.destination.name',
      'messaging.consumer.group.name',
      'waypost.outcome',
    ],
    bounds: quick,
  },
  consumerLag: {
    kind: 'gauge',
    name: 'waypost.consumer.lag',
    unit: '{message}',
    description: 'Events that a group has not finished, told by one member of the group',
    attributes: ['messaging.destination.name', 'messaging.consumer.group.name'],
  },
  consumersOutside: {
    kind: 'gauge',
    name: 'waypost.consumer.outside',
    unit: '{group}',
    description: 'Groups that a process reads events in and is not a member of: Kafka is away or refuses',
    attributes: [],
  },
  transactionAge: {
    kind: 'gauge',
    name: 'waypost.transaction.oldest.age',
    unit: 's',
    description: 'For how long a transaction of Kafka that nobody ends has kept what lies behind it from every group',
    attributes: ['messaging.destination.name'],
  },
  outboxAge: {
    kind: 'gauge',
    name: 'waypost.outbox.oldest.age',
    unit: 's',
    description: 'Age of the oldest event that waits to be published, 0 when none does',
    attributes: ['waypost.relay'],
  },
  broadcastUnheard: {
    kind: 'gauge',
    name: 'waypost.broadcast.unheard',
    unit: '{channel}',
    description: 'Channels that a process listens to and Redis does not tell it of: live pages hear nothing there',
    attributes: [],
  },
  redisMemory: {
    kind: 'gauge',
    name: 'waypost.redis.memory.used',
    unit: '1',
    description:
      'Share of its maxmemory that Redis has used, or of its machine where it has none: full it takes nothing',
    attributes: [],
  },
  certificateLeft: {
    kind: 'gauge',
    name: 'waypost.tls.certificate.left',
    unit: 's',
    description: 'Until the certificate ends that a process shows to its callers, below 0 when it has',
    attributes: [],
  },
  taskRun: {
    kind: 'histogram',
    name: 'waypost.task.duration',
    unit: 's',
    description: 'How long tasks took, by what came of it: done, retry, or failed for good',
    attributes: ['waypost.task.name', 'waypost.outcome'],
    bounds: quick,
  },
  queueDepth: {
    kind: 'gauge',
    name: 'waypost.task.queue.depth',
    unit: '{task}',
    description: 'Tasks that wait or run',
    attributes: ['waypost.task.name'],
  },
  queueAge: {
    kind: 'gauge',
    name: 'waypost.task.queue.oldest.age',
    unit: 's',
    description: 'For how long the oldest task that waits or runs could have been done, 0 when there is none',
    attributes: ['waypost.task.name'],
  },
  indexFreshness: {
    kind: 'histogram',
    name: 'waypost.search.index.freshness',
    unit: 's',
    description: 'From the moment of a change of a job post until the search index has it',
    attributes: [],
    bounds: patient,
  },
} as const satisfies Record<string, Definition>;

/** What the instrumentations of libraries measure, as far as dashboards and alerts use it. */
export const libraryMetrics = {
  httpServerRequest: {
    kind: 'histogram',
    name: 'http.server.request.duration',
    unit: 's',
    description: 'Calls answered, by @opentelemetry/instrumentation-http',
    attributes: ['http.request.method', 'http.route', 'http.response.status_code', 'error.type'],
  },
} as const satisfies Record<string, Definition>;

export type MetricDefinition = Definition;
type Catalogue = typeof metricCatalogue;
export type MetricOf<Kind extends Definition['kind']> = {
  [Name in keyof Catalogue]: Catalogue[Name]['kind'] extends Kind ? Name : never;
}[keyof Catalogue];
export type AttributesOf<Name extends keyof Catalogue> = {
  [Attribute in Catalogue[Name]['attributes'][number]]?: string;
};
