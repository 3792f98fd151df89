import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sessions } from '../ports/sessions.ts';
import type { OpenedPort, OpenPort } from './opened-port.ts';
import { until } from './until.ts';

/** What a driver of the sessions port promises. */
export function sessionsSuite(name: string, open: OpenPort<Sessions>): void {
  describe(`sessions on ${name}`, () => {
    let opened: OpenedPort<Sessions>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const gone = (key: string) => until(async () => (await opened.port.get(key)) === undefined);

    it('gives a value until it is deleted', async () => {
      const key = randomUUID();
      expect(await opened.port.get(key)).toBeUndefined();
      await opened.port.set(key, 'one', 60);
      await opened.port.set(key, 'two', 60);
      expect(await opened.port.get(key)).toBe('two');
      await opened.port.delete(key);
      expect(await opened.port.get(key)).toBeUndefined();
    });

    it('never gives a value after its time', async () => {
      const key = randomUUID();
      const start = performance.now();
      await opened.port.set(key, 'x', 1);
      expect(await opened.port.get(key)).toBe('x');
      await gone(key);
      expect(performance.now() - start).toBeGreaterThan(900);
      expect(await opened.port.take(key)).toBeUndefined();
      expect(await opened.port.touch(key, 60)).toBe(false);
    });

    it('prolongs what is there', async () => {
      const [short, prolonged] = [randomUUID(), randomUUID()];
      await opened.port.set(short, 'x', 1);
      await opened.port.set(prolonged, 'x', 1);
      expect(await opened.port.touch(prolonged, 60)).toBe(true);
      expect(await opened.port.touch(randomUUID(), 60)).toBe(false);
      await gone(short);
      expect(await opened.port.get(prolonged)).toBe('x');
    });

    it('gives a value to one taker only', async () => {
      const key = randomUUID();
      await opened.port.set(key, 'x', 60);
      const taken = await Promise.all(Array.from({ length: 10 }, () => opened.port.take(key)));
      expect(taken.filter((value) => value === 'x')).toHaveLength(1);
      expect(taken.filter((value) => value === undefined)).toHaveLength(9);
    });

    it('counts every increment, and begins anew when the time since the first is over', async () => {
      const key = randomUUID();
      const counts = await Promise.all(Array.from({ length: 10 }, () => opened.port.increment(key, 1)));
      expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      await gone(key);
      expect(await opened.port.increment(key, 60)).toBe(1);
    });
  });
}
