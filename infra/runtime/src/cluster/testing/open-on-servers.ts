import { pino } from 'pino';
import type { Logger } from '../../telemetry/log.ts';
import { type Cluster, openCluster } from '../cluster-ports.ts';
import { endpoints } from './config.ts';

/** The cluster runtime on the servers of the environment. @param mongodbUrl where it is another database than named there. */
export function openOnServers(
  namespace: string,
  {
    mongodbUrl = endpoints().MONGODB_URL,
    log = pino({ level: 'silent' }),
  }: { mongodbUrl?: string; log?: Logger | undefined } = {},
): Promise<Cluster> {
  const { KAFKA_BROKERS, REDIS_URL } = endpoints();
  return openCluster({ mongodbUrl, kafka: { brokers: KAFKA_BROKERS.split(',') }, redisUrl: REDIS_URL, namespace, log });
}
