import kafkajs from 'kafkajs';
import { expect, test } from 'vitest';
import { lacksTopic } from './lacks-topic.ts';

const { KafkaJSConnectionError, KafkaJSNonRetriableError, KafkaJSProtocolError } = kafkajs;

test('a topic that is not there is told apart from a Kafka that is away, also where kafkajs has given up', () => {
  const missing = new KafkaJSProtocolError(
    Object.assign(new Error('no such topic'), { type: 'UNKNOWN_TOPIC_OR_PARTITION', code: 3 }),
  );
  const givenUp = new KafkaJSNonRetriableError(missing);
  expect([missing, Object.assign(givenUp, { cause: missing })].map(lacksTopic)).toEqual([true, true]);
  expect([new KafkaJSConnectionError('refused'), undefined].map(lacksTopic)).toEqual([false, false]);
});
