import { expect, test } from 'vitest';
import { holds, median, quantile } from './measurement.ts';

test('a quantile is one of the values, whatever their order', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.2, 0.5, 0.95, 1].map((share) => quantile(values, share))).toEqual([1, 1, 3, 5, 5]);
  expect(median([2, 1])).toBe(1);
});

const found = { what: 'it', measured: 6, baseline: 10, ratio: 0.6, unit: 's' };

test.each([
  [{ of: 'ratio', least: 0.6 } as const, true],
  [{ of: 'ratio', least: 0.61 } as const, false],
  [{ of: 'measured', most: 6 } as const, true],
  [{ of: 'measured', most: 5.9 } as const, false],
])('%j holds: %s', (limit, expected) => {
  expect(holds({ ...found, limit })).toBe(expected);
});

test('with slack a limit may be missed by that factor, in either direction', () => {
  const [slow, long] = [{ of: 'ratio', least: 0.9 } as const, { of: 'measured', most: 4 } as const];
  expect([1, 1.4, 1.5].map((slack) => holds({ ...found, limit: slow }, slack))).toEqual([false, false, true]);
  expect([1, 1.4, 1.5].map((slack) => holds({ ...found, limit: long }, slack))).toEqual([false, false, true]);
});

test('what was not measured does not hold, and what has no limit neither holds nor fails', () => {
  expect(holds({ ...found, measured: Number.NaN, limit: { of: 'measured', most: 1 } })).toBe(false);
  expect(holds({ ...found, ratio: undefined, limit: { of: 'ratio', least: 0 } })).toBe(false);
  expect(holds(found)).toBeUndefined();
});
