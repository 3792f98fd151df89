import { observe, secondsSince } from '../telemetry/metrics.ts';
import type { KafkaClient } from './kafka/kafka-client.ts';

type Open = { first: bigint; since: number };

/**
 * Measures for how long the oldest transaction of a topic has been seen open: what lies behind it in its partition reaches no group,
 * and is lag of none. 0 where there is none.
 * @returns what does so, where it leads a group of the topic, until what it returns is called.
 */
export function createTransactionAges(
  kafka: Pick<KafkaClient, 'openTransactions'>,
): (topic: string, leads: () => boolean) => () => void {
  const seen = new Map<string, ReadonlyMap<number, Open>>();

  async function oldest(topic: string): Promise<number> {
    const open = new Map<number, Open>();
    for (const [partition, first] of await kafka.openTransactions(topic)) {
      const before = seen.get(topic)?.get(partition);
      open.set(partition, before?.first === first ? before : { first, since: performance.now() });
    }
    seen.set(topic, open);
    return Math.max(0, ...[...open.values()].map(({ since }) => secondsSince(since)));
  }

  return (topic, leads) =>
    observe('transactionAge', { 'messaging.destination.name': topic }, async () =>
      leads() ? oldest(topic) : undefined,
    );
}
