import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

test('whoever asks while one runs shares the next one', async () => {
  const runs: (() => void)[] = [];
  const ask = coalesce(() => new Promise((resolve) => runs.push(resolve)));
  ask();
  for (let n = 0; n < 10; n++) ask();
  expect(runs).toHaveLength(1);
  runs[0]?.();
  await new Promise(setImmediate);
  expect(runs).toHaveLength(2);
  runs[1]?.();
  await new Promise(setImmediate);
  expect(runs).toHaveLength(2);
  ask();
  expect(runs).toHaveLength(3);
});
