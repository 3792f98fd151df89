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
      expect(await opened.port.replace(key, { from: 'x', to: 'y' }, 60)).toBe(false);
    });

    it('replaces a value only while it stands, and prolongs it', async () => {
      const [short, prolonged, deleted] = [randomUUID(), randomUUID(), randomUUID()];
      for (const key of [short, prolonged]) await opened.port.set(key, 'one', 1);
      expect(await opened.port.replace(prolonged, { from: 'one', to: 'two' }, 60)).toBe(true);
      expect(await opened.port.replace(prolonged, { from: 'one', to: 'three' }, 60)).toBe(false);
      await gone(short);
      expect(await opened.port.get(prolonged)).toBe('two');

      await opened.port.set(deleted, 'one', 60);
      await opened.port.delete(deleted);
      expect(await opened.port.replace(deleted, { from: 'one', to: 'two' }, 60)).toBe(false);
      expect(await opened.port.get(deleted)).toBeUndefined();
    });

    it('lets one of several replacements of the same value through', async () => {
      const key = randomUUID();
      await opened.port.set(key, 'one', 60);
      const tried = Array.from({ length: 10 }, (_, index) =>
        opened.port.replace(key, { from: 'one', to: `two ${index}` }, 60),
      );
      expect((await Promise.all(tried)).filter(Boolean)).toHaveLength(1);
    });

    it('finds the keys of a group for as long as they are there', async () => {
      const name = randomUUID();
      const [kept, short, deleted, stranger] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      expect(await opened.port.members(name)).toEqual([]);
      await opened.port.set(kept, 'kept', 1, { name, ttl: 60 });
      await opened.port.set(short, 'short', 1, { name, ttl: 60 });
      await opened.port.set(deleted, 'deleted', 60, { name, ttl: 60 });
      await opened.port.set(stranger, 'stranger', 60, { name: randomUUID(), ttl: 60 });
      expect((await opened.port.members(name)).map(({ value }) => value).toSorted()).toEqual([
        'deleted',
        'kept',
        'short',
      ]);
      await opened.port.replace(kept, { from: 'kept', to: 'kept longer' }, 60);
      await opened.port.delete(deleted);
      await gone(short);
      expect(await opened.port.members(name)).toEqual([{ key: kept, value: 'kept longer' }]);
    });

    it('keeps a group as long as the longest of its keys may need', async () => {
      const name = randomUUID();
      const [short, long] = [randomUUID(), randomUUID()];
      await opened.port.set(long, 'long', 60, { name, ttl: 60 });
      await opened.port.set(short, 'short', 1, { name, ttl: 1 });
      await gone(short);
      expect(await opened.port.members(name)).toEqual([{ key: long, value: 'long' }]);
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
      expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      const anew = await until(async () => {
        const next = await opened.port.increment(key, 60);
        return next.count === 1 && next;
      });
      expect(anew.secondsLeft).toBe(60);
    });

    it.each([60, 86_400])('counts %i s by cost, and gives back', async (ttl) => {
      const key = randomUUID();
      const together = await Promise.all([opened.port.increment(key, ttl, 7), opened.port.increment(key, ttl, 2)]);
      expect(Math.max(...together.map(({ count }) => count))).toBe(9);
      const { count, secondsLeft } = await opened.port.increment(key, ttl, -2);
      expect(count).toBe(7);
      expect(secondsLeft).toBeLessThanOrEqual(ttl);
      expect(secondsLeft).toBeGreaterThan(ttl - 60);
    });

    it.each([60, 86_400])('what is given back after a count of %i s has ended is nobody’s next one', async (ttl) => {
      const key = randomUUID();
      expect(await opened.port.increment(key, ttl, -2)).toMatchObject({ count: 0 });
      expect(await opened.port.increment(key, ttl)).toMatchObject({ count: 1 });
    });
  });
}
