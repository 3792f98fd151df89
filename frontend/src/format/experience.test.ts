import { expect, it } from 'vitest';
import { formatExperience } from './experience.ts';

it.each([
  [2, 5, '2 - 5 years'],
  [3, undefined, '3+ years'],
  [0, undefined, undefined],
  [3, 0, '3+ years'],
  [0, 0, undefined],
  [undefined, 4, 'Up to 4 years'],
  [0, 4, 'Up to 4 years'],
  [undefined, undefined, undefined],
  [5, null, '5+ years'],
  [null, 4, 'Up to 4 years'],
  [null, null, undefined],
])('from %s to %s years reads "%s"', (least, most, words) =>
  expect(formatExperience({ minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most })).toBe(words),
);
