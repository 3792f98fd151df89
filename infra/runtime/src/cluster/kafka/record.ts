import type { KafkaMessage } from 'kafkajs';
import type { EventRecord, ReceivedRecord } from '../../ports/events.ts';

export const toMessage = ({ key, value, headers }: EventRecord) => ({ key, value, headers });

export function toRecord(
  topic: string,
  partition: number,
  { key, value, headers = {}, offset }: KafkaMessage,
): ReceivedRecord {
  const texts = Object.entries(headers).map(([name, header]) => [name, String(header ?? '')]);
  return {
    topic,
    partition,
    offset,
    key: key?.toString() ?? '',
    value: value?.toString() ?? '',
    headers: Object.fromEntries(texts) as Record<string, string>,
  };
}
