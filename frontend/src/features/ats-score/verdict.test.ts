import { describe, expect, test } from 'vitest';
import { gainsOf, verdictOf } from './verdict.ts';

test.each([
  [100, 'A strong match'],
  [80, 'A strong match'],
  [79, 'A good match'],
  [60, 'A good match'],
  [59, 'A partial match'],
  [40, 'A partial match'],
  [39, 'A weak match'],
  [0, 'A weak match'],
])('%i %% is called so: %s', (percent, title) => expect(verdictOf(percent).title).toBe(title));

describe('what is most to gain', () => {
  const part = (name: string, whole_points: number, whole_max: number, advice: string | null = 'Do it') => ({
    part: name,
    points: whole_points * 10,
    max: whole_max * 10,
    whole_points,
    whole_max,
    evidence: [],
    advice,
  });

  test('are the two parts with the most points that are missing and can be had', () => {
    const breakdown = [part('A', 9, 10), part('B', 0, 20), part('C', 5, 30, null), part('D', 3, 10), part('E', 5, 5)];
    expect(gainsOf({ breakdown })).toEqual([
      { part: 'B', points: 20 },
      { part: 'D', points: 7 },
    ]);
  });
});
