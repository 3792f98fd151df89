import { expect, test } from 'vitest';
import { showMeasurements } from './show-measurements.ts';

test('each measurement is a line with its baseline, its limit and whether that holds', () => {
  const lines = showMeasurements([
    {
      what: 'index',
      measured: 1234.5,
      baseline: 2000,
      ratio: 0.617,
      unit: 'posts/s',
      limit: { of: 'ratio', least: 0.6 },
    },
    { what: 'wait', measured: 2500, baseline: 500, ratio: 5, unit: 'ms', limit: { of: 'measured', most: 2000 } },
    { what: 'pair', measured: 1500, wall: 2250, baseline: undefined, ratio: undefined, unit: 'µs' },
    { what: 'p99', measured: 3000, baseline: undefined, ratio: undefined, unit: 'ms' },
  ]).split('\n');
  expect(lines[1]).toMatch(/^index +1,23[45] +2,000 +posts\/s +0\.62 +ratio at least 0\.6 +holds$/);
  expect(lines[2]).toMatch(/^wait +2,500 +500 +ms +5\.00 +at most 2000 ms +MISSED$/);
  expect(lines[3]).toMatch(/^pair +1,500 +2,250 +µs$/);
  expect(lines[4]).toMatch(/^p99 +3,000 +ms$/);
});
