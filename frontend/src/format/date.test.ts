import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './date.ts';

test('a calendar date keeps its day in every zone', () => {
  expect(formatDate('2026-01-01')).toBe('Jan 1, 2026');
  expect(formatDate('2024-02-29')).toBe('Feb 29, 2024');
});

test('an instant is shown on the day it has here', () => {
  const here = new Date(2026, 10, 21, 23, 30);
  expect(formatDate(here.toISOString())).toBe('Nov 21, 2026');
  expect(formatDateTime(here.toISOString())).toMatch(/^Nov 21, 2026, 11:30\sPM$/);
});

test('what is no date is nothing', () => {
  expect(formatDate(undefined)).toBeUndefined();
  expect(formatDate(null)).toBeUndefined();
  expect(formatDate('')).toBeUndefined();
  expect(formatDate('yesterday')).toBeUndefined();
  expect(formatDateTime('yesterday')).toBeUndefined();
});
