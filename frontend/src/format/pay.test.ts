import { describe, expect, test } from 'vitest';
import { formatAmount, formatPay } from './pay.ts';

describe('an amount', () => {
  test.each([
    ['INR', 100_000, '1.0 Lakhs'],
    ['INR', 1_250_000, '12.5 Lakhs'],
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
    expect(formatPay({ currency: 'USD', amount: 80_000, max_amount: 95_000 })).toBe('USD 95.0k');
    expect(formatPay({ currency: 'USD', amount: 80_000 })).toBe('USD 80.0k');
  });

  test('is nothing when no amount is given', () => {
    expect(formatPay(undefined)).toBeUndefined();
    expect(formatPay(null)).toBeUndefined();
    expect(formatPay({ currency: 'USD' })).toBeUndefined();
    expect(formatPay({ currency: 'USD', amount: 0 })).toBeUndefined();
  });
});
