import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

const roomy = { ofOne: 1_000, ofAll: 1_000 };

function drain<Item>(queue: FairQueue<Item>): Item[] {
  const items: Item[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
}

test('owners take turns, each with its oldest item', () => {
  const queue = createFairQueue<string>(roomy);
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('what comes behind a hundred items of another is second', () => {
  const queue = createFairQueue<string>(roomy);
  for (let at = 0; at < 100; at += 1) queue.add('busy', `busy ${at}`);
  queue.next();
  queue.add('other', 'other');
  expect([queue.next(), queue.next()]).toContain('other');
});

test('one owner, and all of them, may only have so much waiting', () => {
  const queue = createFairQueue<number>({ ofOne: 2, ofAll: 3 });
  expect([queue.add('a', 1), queue.add('a', 2), queue.add('a', 3)]).toEqual([undefined, undefined, 'owner-full']);
  expect([queue.add('b', 4), queue.add('c', 5)]).toEqual([undefined, 'full']);
  queue.next();
  expect(queue.add('c', 5)).toBeUndefined();
});

test('everything that was taken comes out once, in its owner’s order', () => {
  const owner = fc.constantFrom('a', 'b', 'c');
  fc.assert(
    fc.property(fc.array(fc.oneof(owner, fc.constant('next' as const))), (steps) => {
      const queue = createFairQueue<string>(roomy);
      const added = steps.map((step, at) => (step === 'next' ? step : `${step}${at}`));
      const out = added.flatMap((item) =>
        item === 'next' ? (queue.next() ?? []) : (queue.add(item.charAt(0), item) ?? []),
      );
      out.push(...drain(queue));
      const of = (name: string) => (item: string) => item !== 'next' && item.startsWith(name);
      for (const name of ['a', 'b', 'c']) expect(out.filter(of(name))).toEqual(added.filter(of(name)));
    }),
  );
});
