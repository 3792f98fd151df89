import { describe, expect, test } from 'vitest';
import { gaugeLevel } from '../../ui/content/gauge-level.ts';
import { applicantThresholds, scoreThresholds } from './thresholds.ts';

describe('the colour of a gauge', () => {
  test.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'orange'],
    [40, 'orange'],
    [39, 'red'],
    [0, 'red'],
  ])('of a profile or a job at %i %% is %s', (percent, level) => {
    expect(gaugeLevel(percent, scoreThresholds)).toBe(level);
  });

  test.each([
    [40, 'green'],
    [39, 'yellow'],
    [30, 'yellow'],
    [29, 'red'],
  ])('of an applicant at %i %% is %s', (percent, level) => {
    expect(gaugeLevel(percent, applicantThresholds)).toBe(level);
  });
});
