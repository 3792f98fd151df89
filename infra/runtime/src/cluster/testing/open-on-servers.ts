import { pino } from 'pino';
import type { Logger } from '../../telemetry/log.ts';
import { type Cluster, openCluster } from '../cluster-ports.ts';
import { endpoints } from './config.ts';

/** The cluster runtime on the servers of the environment, or at other addresses. */
export function openOnServers(
  namespace: string,
  {
    mongodbUrl = endpoints().MONGODB_URL,
    redisUrl = endpoints().REDIS_URL,
    log = pino({ level: 'silent' }),
  }: { mongodbUrl?: string; redisUrl?: string; log?: Logger | undefined } = {},
): Promise<Cluster> {
  const { KAFKA_BROKERS } = endpoints();
  return openCluster({ mongodbUrl, kafka: { brokers: KAFKA_BROKERS.split(',') }, redisUrl, namespace, log });
}
