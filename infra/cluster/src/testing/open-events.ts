import { type Event, envelope } from '@waypost/contracts/event';
import type { Closeable } from '@waypost/runtime/closeable';
import { openCluster } from '@waypost/runtime/cluster/cluster-ports';
import type { Events, ReceivedRecord } from '@waypost/runtime/ports/events';
import { until } from '@waypost/runtime/testing/until';
import { pino } from 'pino';
import { engineAddresses } from './config.ts';
import type { ClusterUnderTest } from './start-cluster.ts';

export type ProductEvents = Closeable & {
  port: Events;
  /** Everything in a topic as of now, in order for each key. */
  read(topic: string): Promise<Event[]>;
};

/** None where it is no event. */
function eventsIn(text: string): Event[] {
  try {
    return [envelope.parse(JSON.parse(text)) as Event];
  } catch {
    return [];
  }
}

/** The events of a running product, read and written beside it. */
export async function openEvents({
  namespace,
  mongodbUrl,
}: Pick<ClusterUnderTest, 'namespace' | 'mongodbUrl'>): Promise<ProductEvents> {
  const { KAFKA_BROKERS, REDIS_URL } = engineAddresses().engines;
  const opened = await openCluster({
    mongodbUrl,
    kafkaBrokers: KAFKA_BROKERS.split(','),
    redisUrl: REDIS_URL,
    namespace,
    log: pino({ level: 'silent' }),
  });
  const port = opened.portsFor('test').events;
  return {
    port,
    async read(topic) {
      const group = `test-${crypto.randomUUID()}`;
      const records: ReceivedRecord[] = [];
      const handle = async (record: ReceivedRecord) => {
        records.push(record);
        return { kind: 'done' } as const;
      };
      const reading = await port.subscribe({ topic, group, handle });
      await until(async () => (await port.lag(topic, group)) === 0, { within: 30_000 });
      await reading.close();
      return records.flatMap(({ value }) => eventsIn(value));
    },
    close: opened.close,
  };
}
