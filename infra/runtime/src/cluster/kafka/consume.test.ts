import { EventEmitter } from 'node:events';
import type { Kafka } from 'kafkajs';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { metricCatalogue } from '../../telemetry/metric-catalogue.ts';
import { readMetrics } from '../../telemetry/testing/read-metrics.ts';
import { until } from '../../testing/until.ts';
import { createConsumers } from './consume.ts';

const events = { REBALANCING: 'rebalancing', GROUP_JOIN: 'join', CRASH: 'crash', END_BATCH_PROCESS: 'batch' };
const readMetric = readMetrics();
const outside = async () => (await readMetric(metricCatalogue.consumersOutside.name))?.at(-1)?.value;

/** Lets members into groups or not, as who has the right to it and who has not. */
function aKafka() {
  let refuses = true;
  const members = new EventEmitter();
  const join = { memberAssignment: {}, isLeader: true };
  const consumer = () => ({
    events,
    on: (name: string, listener: (event: unknown) => void) => members.on(name, listener),
    async connect() {
      if (refuses) throw new Error('Failed to find group coordinator');
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

test('a process tells of groups that it is not let into, until it is', async () => {
  const { kafka, letIn } = aKafka();
  const consumers = createConsumers(kafka);
  const consumed = consumers.consume({
    topic: 'job-posts',
    group: 'jobs.index-job-post',
    works: new Map(),
    log: pino({ level: 'silent' }),
  });
  await until(async () => (await outside()) === 1);
  letIn();
  await consumed;
  expect(await outside()).toBe(0);
  await consumers.close();
});
