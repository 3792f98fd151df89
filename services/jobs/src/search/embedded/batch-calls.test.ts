import { expect, it, vi } from 'vitest';
import { batchCalls } from './batch-calls.ts';

it('runs the calls of one turn together, in their order', async () => {
  const run = vi.fn<(items: readonly number[]) => Promise<void>>();
  const call = batchCalls(run);
  await Promise.all([call([1]), call([2, 3])]);
  await call([4]);
  expect(run.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
});

it('lets a call that fails fail alone', async () => {
  const done: number[] = [];
  const call = batchCalls<number>(async (items) => {
    if (items.includes(13)) throw new Error('13');
    done.push(...items);
  });
  const outcomes = await Promise.allSettled([call([1]), call([13]), call([2])]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual([1, 2]);
});
