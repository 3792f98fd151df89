import { afterEach, expect, test, vi } from 'vitest';
import { formatDate, formatSpan } from './date.ts';
import { ownToday } from './own-day.ts';

afterEach(() => vi.unstubAllEnvs());

/** Yesterday has not ended yet in the west, and tomorrow has begun in the east. */
const moment = new Date('2026-11-22T10:30:00Z');

test.each([
  ['Pacific/Niue', '2026-11-21'],
  ['UTC', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-11-23'],
])('in %s today is %s, and days that were written stay as they are', (zone, today) => {
  vi.stubEnv('TZ', zone);
  expect(ownToday(moment)).toBe(today);
  expect(formatDate('2026-01-01')).toBe('Jan 1, 2026');
  expect(formatSpan({ start_date: '2021-03-01', end_date: '2024-02-29' })).toBe('Mar 2021 – Feb 2024');
});
