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
  ['2026-11-21T11:30:00', 'Just now'],
  ['2026-11-21T11:00:00', '1 hour ago'],
  ['2026-11-20T13:00:00', '23 hours ago'],
  ['2026-11-20T11:00:00', '1 day ago'],
  ['2026-11-19T23:00:00', '2 days ago'],
  ['2026-11-19T01:00:00', '2 days ago'],
  ['2026-10-22T12:00:00', '1 month ago'],
  ['2024-11-21T12:00:00', '2 years ago'],
])('in a list, posts of %s are called "%s": one calendar day has one age', (posted, label) =>
  expect(listedAge(posted, new Date('2026-11-21T12:00:00'))).toBe(label),
);

test('a list says nothing of a date that is not known', () => expect(listedAge(undefined, now)).toBeUndefined());
