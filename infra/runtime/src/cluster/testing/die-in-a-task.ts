import { pino } from 'pino';
import { openCluster } from '../cluster-ports.ts';
import { endpoints } from './config.ts';

/** A process of its own: takes a task of the service and name it is given, and dies of it. */
const [service = '', name = ''] = process.argv.slice(2);
const { MONGODB_URL, KAFKA_BROKERS, REDIS_URL } = endpoints();
const cluster = await openCluster({
  mongodbUrl: MONGODB_URL,
  kafkaBrokers: KAFKA_BROKERS.split(','),
  redisUrl: REDIS_URL,
  namespace: service,
  log: pino({ level: 'silent' }),
});
await cluster.portsFor(service).tasks.work({
  name,
  handle: async () => {
    process.kill(process.pid, 'SIGKILL');
  },
  failed: async () => undefined,
});
