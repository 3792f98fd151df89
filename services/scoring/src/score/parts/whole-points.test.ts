import { scorePercent, scoreScale } from '@waypost/contracts/constants';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWholePoints } from './whole-points.ts';

const part = (points: number, max: number) => ({ part: 'Skills', points, max, evidence: [], advice: null });
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('parts are told in whole points that sum to the percentage', () => {
  const parts = inWholePoints([part(290, 444), part(91, 189), part(200, 200), part(58, 167)]);
  expect(parts.map(({ whole_points, whole_max }) => [whole_points, whole_max])).toEqual([
    [29, 44],
    [9, 19],
    [20, 20],
    [6, 17],
  ]);
});

/** Maxima that sum to the whole scale, with points of each. */
const anyParts = fc
  .array(fc.record({ weight: fc.integer({ min: 1, max: 50 }), value: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((weighted) => {
    const all = sum(weighted.map(({ weight }) => weight));
    let given = 0;
    return weighted.map(({ weight, value }, at) => {
      const max = at === weighted.length - 1 ? scoreScale.max - given : Math.round((weight / all) * scoreScale.max);
      given += max;
      return part(Math.round(max * value), max);
    });
  });

test('whatever the parts, their whole points sum to the percentage, their maxima to 100, and none has more than it may', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const whole = inWholePoints(parts);
      expect(sum(whole.map(({ whole_points }) => whole_points))).toBe(
        scorePercent(sum(parts.map(({ points }) => points))),
      );
      expect(sum(whole.map(({ whole_max }) => whole_max))).toBe(100);
      for (const { points, max, whole_points, whole_max } of whole) {
        expect(whole_points).toBeLessThanOrEqual(whole_max);
        expect(Math.abs(whole_points - points / 10)).toBeLessThan(2);
        expect(Math.abs(whole_max - max / 10)).toBeLessThan(1);
      }
    }),
  );
});

test('a line that takes points away takes them from the percentage', () => {
  const parts = inWholePoints([part(404, 600), part(290, 400), { ...part(-104, 0), part: 'Must-haves' }]);
  expect(parts.map(({ whole_points, whole_max }) => [whole_points, whole_max])).toEqual([
    [40, 60],
    [29, 40],
    [-10, 0],
  ]);
  expect(sum(parts.map(({ whole_points }) => whole_points))).toBe(scorePercent(590));
});

test('no parts are no points', () => expect(inWholePoints([])).toEqual([]));
