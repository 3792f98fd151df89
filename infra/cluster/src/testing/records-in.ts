import type { Events, ReceivedRecord } from '@waypost/runtime/ports/events';
import { until } from '@waypost/runtime/testing/until';

/** Everything in a topic as of now, in order for each key. @param within ms. */
export async function recordsIn(events: Events, topic: string, within: number): Promise<ReceivedRecord[]> {
  const group = `test-${crypto.randomUUID()}`;
  const records: ReceivedRecord[] = [];
  const reading = await events.subscribe({
    topic,
    group,
    async handle(record) {
      records.push(record);
      return { kind: 'done' };
    },
  });
  await until(async () => (await events.lag(topic, group)) === 0, { within });
  await reading.close();
  return records;
}
