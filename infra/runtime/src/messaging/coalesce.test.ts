import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

const turn = () => new Promise(setImmediate);

/** Runs that end when they are told to. */
function held() {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = coalesce(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, ask };
}

test('whoever asks while one runs shares the next one', async () => {
  const { runs, ask } = held();
  const first = ask();
  await turn();
  const others = Array.from({ length: 10 }, () => ask());
  await turn();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await first;
  await turn();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await Promise.all(others);
  await turn();
  expect(runs).toHaveLength(2);
});

test('a run that fails is told to those who waited for it, and to nobody else', async () => {
  const { runs, ask } = held();
  const first = ask();
  await turn();
  const second = ask();
  runs[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  runs[1]?.resolve();
  expect(await second).toBeUndefined();
});
