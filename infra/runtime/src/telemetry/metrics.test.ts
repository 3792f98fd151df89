import { afterEach, expect, test, vi } from 'vitest';
import { metricCatalogue } from './metric-catalogue.ts';
import { ageInSeconds, count, measure, observe } from './metrics.ts';
import { readMetrics } from './testing/read-metrics.ts';

const read = readMetrics();
const lag = metricCatalogue.consumerLag.name;
const stops: (() => void)[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
});

const lagOf = (group: string, value: () => Promise<number | undefined>) => {
  const stop = observe('consumerLag', { 'messaging.consumer.group.name': group }, value);
  stops.push(stop);
  return stop;
};
const told = (group: string, value: number) => ({ attributes: { 'messaging.consumer.group.name': group }, value });

test('what is counted and measured has the names of the catalogue', async () => {
  count('eventsPublished', 2, { 'messaging.destination.name': 'scores' });
  count('eventsPublished', 1, { 'messaging.destination.name': 'scores' });
  measure('indexFreshness', 0.3, {});
  expect(await read('messaging.client.sent.messages')).toEqual([
    { attributes: { 'messaging.destination.name': 'scores' }, value: 3 },
  ]);
  expect(await read('waypost.search.index.freshness')).toEqual([{ attributes: {}, value: 1 }]);
});

test('a value is read at each export until it is not told any more', async () => {
  let value = 1;
  const stop = lagOf('a', async () => value);
  expect(await read(lag)).toEqual([told('a', 1)]);
  value = 2;
  expect(await read(lag)).toEqual([told('a', 2)]);
  stop();
  expect((await read(lag)) ?? []).toEqual([]);
});

test('an engine that is away keeps nothing else from being told', async () => {
  lagOf('broken', () => Promise.reject(new Error('away')));
  lagOf('of another member', async () => undefined);
  lagOf('there', async () => 3);
  expect(await read(lag)).toEqual([told('there', 3)]);
});

test('an engine that does not answer is not waited for', async () => {
  vi.useFakeTimers();
  lagOf('hangs', () => new Promise(() => undefined));
  lagOf('there', async () => 3);
  const reading = read(lag);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await reading).toEqual([told('there', 3)]);
});

test('nothing is younger than now, whatever clock wrote it', () => {
  expect(ageInSeconds(new Date(Date.now() + 5_000).toISOString())).toBe(0);
});
