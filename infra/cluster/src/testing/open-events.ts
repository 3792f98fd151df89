import { type Event, envelope } from '@waypost/contracts/event';
import type { Closeable } from '@waypost/runtime/closeable';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import type { Events } from '@waypost/runtime/ports/events';
import { recordsIn } from './records-in.ts';
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
  const opened = await openOnServers(namespace, { mongodbUrl });
  const port = opened.portsFor('test').events;
  return {
    port,
    read: async (topic) => (await recordsIn(port, topic, 30_000)).flatMap(({ value }) => eventsIn(value)),
    close: opened.close,
  };
}
