import { expect, test } from 'vitest';
import { jobAge, listedAge } from './job-age.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

test.each([
  [0, 'Recently posted'],
  [0.9, 'Recently posted'],
  [1, '1 day ago'],
  [29, '29 days ago'],
  [30, '1 month ago'],
  [59, '1 month ago'],
  [60, '2 months ago'],
  [364, '12 months ago'],
  [365, '1 year ago'],
  [800, '2 years ago'],
  [-3, 'Recently posted'],
])('a post of %d days is called "%s"', (days, label) => {
  expect(jobAge(daysAgo(days), now)).toBe(label);
});

test('a post without a date is recent', () => {
  expect(jobAge(undefined, now)).toBe('Recently posted');
  expect(jobAge('some day', now)).toBe('Recently posted');
});

test.each([
  [0.02, 'Just now'],
  [1 / 24, '1 hour ago'],
  [23 / 24, '23 hours ago'],
])('in a list, a post of %d days is called "%s"', (days, label) => expect(listedAge(daysAgo(days), now)).toBe(label));

test.each([1, 1.1, 1.9, 2, 27.7, 29.9, 30, 364.9, 365])(
  'a post of %d days has one age in a list and on its page',
  (days) => expect(listedAge(daysAgo(days), now)).toBe(jobAge(daysAgo(days), now)),
);

test('a list says nothing of a date that is not known', () => expect(listedAge(undefined, now)).toBeUndefined());
