import { expect, test } from 'vitest';
import { formatPayRange } from './pay-range.ts';

test.each([
  [{ currency: 'EUR', amount: 58_000, max_amount: 68_000 }, '€58,000 – €68,000 a year'],
  [{ currency: 'INR', amount: 800_000, max_amount: 1_610_000 }, '₹8,00,000 – ₹16,10,000 a year'],
  [{ currency: 'USD', amount: 90_000, max_amount: 90_000 }, '$90,000 a year'],
  [{ currency: 'USD', amount: 80_000 }, 'From $80,000 a year'],
  [{ currency: 'GBP', amount: 0, max_amount: 40_000 }, 'Up to £40,000 a year'],
] as const)('the pay %o reads %s', (pay, words) => expect(formatPayRange(pay)).toBe(words));

test('no pay has no words', () => {
  expect(formatPayRange(undefined)).toBeUndefined();
  expect(formatPayRange({ currency: 'USD', amount: 0 })).toBeUndefined();
});
