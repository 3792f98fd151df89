import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Closeable } from '../closeable.ts';
import type { Events } from '../ports/events.ts';
import { readConfig, serviceConfig } from '../service/process/config.ts';
import { kafkaAccessOf, kafkaConfig } from '../service/process/engine-access.ts';
import { StartError } from '../service/process/process-edge.ts';
import type { Logger } from '../telemetry/log.ts';

export type OperatedEvents = Pick<Events, 'deadLetters' | 'replay' | 'discard' | 'groups' | 'rewind' | 'lag'>;

const operatorConfig = kafkaConfig.extend(
  serviceConfig.pick({ WAYPOST_RUNTIME: true, WAYPOST_DATA: true, WAYPOST_NAMESPACE: true }).shape,
);
type OperatorConfig = z.output<typeof operatorConfig>;

async function openOnKafka(config: OperatorConfig, log: Logger) {
  const { kafkaAt, openKafka } = await import('../cluster/kafka-namespace.ts');
  const { reachNow } = await import('../cluster/endpoint.ts');
  const { createEvents } = await import('../cluster/events.ts');
  const access = kafkaAccessOf(config);
  const kafka = openKafka(access, config.WAYPOST_NAMESPACE, log);
  try {
    await reachNow(kafkaAt(access, kafka));
  } catch (error) {
    await kafka.close();
    throw error;
  }
  return createEvents(kafka, log);
}

async function openFile({ WAYPOST_DATA }: OperatorConfig) {
  const file = join(WAYPOST_DATA, 'waypost.db');
  if (!existsSync(file)) {
    throw new StartError(
      `There is no ${file}. Name the folder with WAYPOST_DATA; or with WAYPOST_RUNTIME=cluster the brokers in KAFKA_BROKERS.`,
    );
  }
  const { openEmbedded } = await import('../embedded/embedded-ports.ts');
  const embedded = await openEmbedded({ file });
  return { ...embedded.portsFor('operator').events, close: () => embedded.close() };
}

/** Opens no more than the events: Kafka, whatever else is away, or the data file while nobody else has it. */
export function openEvents(log: Logger): Promise<OperatedEvents & Closeable> {
  const config = readConfig(operatorConfig);
  return config.WAYPOST_RUNTIME === 'cluster' ? openOnKafka(config, log) : openFile(config);
}
