import type { Kafka } from 'kafkajs';
import { expect, test } from 'vitest';
import type { KnownEnds } from './known-ends.ts';
import { createProducers } from './produce.ts';

/** The first producer fails when it is told to; the others work while they are connected. */
function someKafka() {
  const failures: (() => void)[] = [];
  let opened = 0;
  const producer = () => {
    const isFirst = (opened += 1) === 1;
    let isConnected = true;
    return {
      connect: async () => undefined,
      disconnect: async () => void (isConnected = false),
      async send() {
        if (isFirst) await new Promise((_, reject) => failures.push(() => reject(new Error('The connection is gone'))));
        await Promise.resolve();
        if (!isConnected) throw new Error('The producer is disconnected');
      },
    };
  };
  return { kafka: { producer } as unknown as Kafka, failures, opened: () => opened };
}

test('a late failure of a broken connection leaves alone the one that has taken its place', async () => {
  const { kafka, failures, opened } = someKafka();
  const { append } = createProducers(kafka, {} as KnownEnds);
  const appendOne = () => append('t', { key: 'a', value: '1', headers: {} });
  const early = appendOne();
  const late = appendOne();
  await expect.poll(() => failures.length).toBe(2);
  failures[0]?.();
  await expect(early).rejects.toThrow('gone');
  const next = appendOne();
  failures[1]?.();
  await expect(late).rejects.toThrow('gone');
  await next;
  await appendOne();
  expect(opened()).toBe(2);
});
