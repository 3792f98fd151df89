import { expect, test } from 'vitest';
import { dateIn } from './dates.ts';

const now = new Date('2025-11-25T12:00:00.000Z');
const day = '2025-11-20T00:00:00.000Z';
const moment = '2025-11-20T14:03:05.000Z';

test.each([
  ['2025-11-20', day],
  ['2025/11/20', day],
  ['2025-11-20 14:03:05', moment],
  ['2025-11-20 14:03', '2025-11-20T14:03:00.000Z'],
  ['2025-11-20T14:03:05Z', moment],
  ['2025-11-20 14:03:05 UTC', moment],
  ['2025-11-20T14:03:05.123456+00:00', '2025-11-20T14:03:05.123Z'],
  ['2025-11-20T19:33:05+0530', moment],
  ['2025-11-20 09:03:05-05', moment],
  ['1763647385', moment],
  ['1763647385000.0', moment],
  ['Nov 20, 2025', day],
  ['November 20th 2025', day],
  ['20 Nov 2025', day],
  ['20-Nov-2025', day],
  ['20-Nov-25', day],
  ['Nov 20, 2025, 2:03:05 PM', moment],
  ['November 20, 2025 at 12:30 a.m.', '2025-11-20T00:30:00.000Z'],
  ['20.11.2025 8:05', '2025-11-20T08:05:00.000Z'],
  ['20.11.2025', day],
  ['2.9.2025 08:00', '2025-09-02T08:00:00.000Z'],
  ['Thursday, 20 November 2025', day],
  ['Thu, 20 Nov 2025 14:03:05 GMT', moment],
  ['Sept. 2, 2025', '2025-09-02T00:00:00.000Z'],
])('%s is read, in UTC where no zone is said', (text, found) => {
  expect(dateIn(text, now)).toBe(found);
});

test.each([
  ['a number', '12'],
  ['a number in words', 'Week 12'],
  ['days ago', 'Posted 12 days ago'],
  ['a day that has two readings', '11/12/2025'],
  ['a day in one of two orders', '11/20/2025'],
  ['a year', '2025'],
  ['a month without a day', 'Nov 2025'],
  ['a day that there is not', '2025-02-30'],
  ['a day of a month that has fewer', '31 Nov 2024'],
  ['an hour that there is not', '2025-11-20 25:00:00'],
  ['an hour that no half of a day has', 'Nov 20, 2025 15:03 PM'],
  ['a word that begins like a month', 'Marchand 12, 2025'],
  ['a date and something else', '2025-11-20 or later'],
  ['what is yet to come', '2026-11-20'],
  ['how exports write that there is none', '0001-01-01'],
  ['a number that is no moment of our time', '163647385'],
  ['nothing', ''],
])('%s is no date', (_, text) => {
  expect(dateIn(text, now)).toBeUndefined();
});
