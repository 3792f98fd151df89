import { describe, expect, test } from 'vitest';
import { formatAmount, formatPay, formatPayIn, formatYearlyPay } from './pay.ts';

describe('an amount', () => {
  test.each([
    ['INR', 100_000, '1.0\u00A0Lakhs'],
    ['INR', 1_250_000, '12.5\u00A0Lakhs'],
    ['INR', 99_999, '99,999'],
    ['USD', 1_000, '1.0k'],
    ['USD', 85_000, '85.0k'],
    ['EUR', 62_450, '62.5k'],
    ['GBP', 999, '999'],
    ['USD', 1_234_500, '1,234.5k'],
  ] as const)('of %s %i reads %s', (currency, amount, expected) => {
    expect(formatAmount(amount, currency)).toBe(expected);
  });
});

describe('the pay of a post', () => {
  test('is its maximum, and the minimum where there is none', () => {
    expect(formatPay({ currency: 'USD', amount: 80_000, max_amount: 95_000 })).toBe('USD\u00A095.0k');
    expect(formatPay({ currency: 'USD', amount: 80_000 })).toBe('USD\u00A080.0k');
  });

  test('is nothing when no amount is given', () => {
    expect(formatPay(undefined)).toBeUndefined();
    expect(formatPay(null)).toBeUndefined();
    expect(formatPay({ currency: 'USD' })).toBeUndefined();
    expect(formatPay({ currency: 'USD', amount: 0 })).toBeUndefined();
  });
});

describe('pay a year', () => {
  test.each([
    [{ currency: 'EUR', amount: 58_000, max_amount: 68_000 }, '€58k–68k a year'],
    [{ currency: 'EUR', amount: 68_500, max_amount: 91_500 }, '€68.5k–91.5k a year'],
    [{ currency: 'CAD', amount: 146_000, max_amount: 146_000 }, 'CA$146k a year'],
    [{ currency: 'USD', amount: 80_000 }, 'From $80k a year'],
    [{ currency: 'GBP', amount: 0, max_amount: 40_000 }, 'Up to £40k a year'],
    [{ currency: 'INR', amount: 1_800_000, max_amount: 2_370_000 }, '₹18L–23.7L a year'],
    [{ currency: 'USD', amount: 980_000, max_amount: 1_200_000 }, '$980k–1.2M a year'],
  ] as const)('%o reads %s', (pay, words) => expect(formatYearlyPay(pay)).toBe(words));

  test('is nothing when no amount is given', () => {
    expect(formatYearlyPay(undefined)).toBeUndefined();
    expect(formatYearlyPay({ currency: 'USD', amount: 0 })).toBeUndefined();
  });
});

describe('pay in a chosen currency', () => {
  test.each([
    ['USD', { currency: 'EUR', amount: 58_000, max_amount: 68_000 }, '≈$60k–71k a year'],
    ['EUR', { currency: 'USD', amount: 80_000 }, 'From ≈€77k a year'],
    ['GBP', { currency: 'USD', amount: 0, max_amount: 40_000 }, 'Up to ≈£32k a year'],
    ['INR', { currency: 'USD', amount: 90_000, max_amount: 120_000 }, '≈₹77L–1Cr a year'],
    ['EUR', { currency: 'INR', amount: 500_000, max_amount: 505_000 }, '≈€5.6k–5.7k a year'],
    ['USD', { currency: 'CAD', amount: 146_000, max_amount: 146_000 }, '≈$101k a year'],
  ] as const)('%s of %o reads %s', (currency, pay, words) => expect(formatPayIn(currency, pay)).toBe(words));

  test('is nothing in its own currency, where none is chosen, and without pay', () => {
    expect(formatPayIn('EUR', { currency: 'EUR', amount: 58_000 })).toBeUndefined();
    expect(formatPayIn(undefined, { currency: 'EUR', amount: 58_000 })).toBeUndefined();
    expect(formatPayIn('EUR', undefined)).toBeUndefined();
    expect(formatPayIn('EUR', { currency: 'USD' })).toBeUndefined();
  });
});
