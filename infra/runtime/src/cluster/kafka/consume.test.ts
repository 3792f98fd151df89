import { EventEmitter } from 'node:events';
import type { Kafka } from 'kafkajs';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { metricCatalogue } from '../../telemetry/metric-catalogue.ts';
import { readMetrics } from '../../telemetry/testing/read-metrics.ts';
import { until } from '../../testing/until.ts';
import { createConsumers } from './consume.ts';

const events = { REBALANCING: 'rebalancing', GROUP_JOIN: 'join', CRASH: 'crash', END_BATCH_PROCESS: 'batch' };
const readMetric = readMetrics();
const outside = async () => (await readMetric(metricCatalogue.consumersOutside.name))?.at(-1)?.value;

/** Lets members into groups or not, as who has the right to it and who has not. */
function aKafka(refusal: Error) {
  let refuses = true;
  const members = new EventEmitter();
  const join = { memberAssignment: {}, isLeader: true };
  const consumer = () => ({
    events,
    on: (name: string, listener: (event: unknown) => void) => members.on(name, listener),
    async connect() {
      if (refuses) throw refusal;
    },
    subscribe: async () => undefined,
    run: async () => members.emit(events.GROUP_JOIN, { payload: join }),
    disconnect: async () => undefined,
  });
  return {
    kafka: { consumer } as unknown as Kafka,
    letIn() {
      refuses = false;
    },
  };
}

const aConsumption = () => ({
  topic: 'job-posts',
  group: 'jobs.index-job-post',
  works: new Map(),
  prepareAnew: vi.fn<() => Promise<void>>().mockResolvedValue(),
  log: pino({ level: 'silent' }),
});

test('topics that are gone are made anew before the group is joined again', async () => {
  const { kafka, letIn } = aKafka(Object.assign(new Error('no topic'), { type: 'UNKNOWN_TOPIC_OR_PARTITION' }));
  const consumers = createConsumers(kafka);
  const consumption = aConsumption();
  consumption.prepareAnew.mockImplementation(async () => letIn());
  await consumers.consume(consumption);
  expect(consumption.prepareAnew).toHaveBeenCalledTimes(1);
  await consumers.close();
});

test('a process tells of groups that it is not let into, until it is', async () => {
  const { kafka, letIn } = aKafka(new Error('Failed to find group coordinator'));
  const consumers = createConsumers(kafka);
  const consumption = aConsumption();
  const consumed = consumers.consume(consumption);
  await until(async () => (await outside()) === 1);
  letIn();
  await consumed;
  expect(consumption.prepareAnew).not.toHaveBeenCalled();
  expect(await outside()).toBe(0);
  await consumers.close();
});
