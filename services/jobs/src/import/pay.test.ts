import { expect, test } from 'vitest';
import { payIn } from './pay.ts';

test.each([
  ['$50k-60k a year', { currency: 'USD', amount: 50_000, max_amount: 60_000 }],
  ['$50-60k', { currency: 'USD', amount: 50_000, max_amount: 60_000 }],
  ['$95,000.00 - $120,000.00 per year', { currency: 'USD', amount: 95_000, max_amount: 120_000 }],
  ['£32,000 per annum', { currency: 'GBP', amount: 32_000 }],
  ['€4,500 per month', { currency: 'EUR', amount: 54_000 }],
  ['52.000 € pro Jahr', { currency: 'EUR', amount: 52_000 }],
  ['10-12 LPA', { currency: 'INR', amount: 1_000_000, max_amount: 1_200_000 }],
  ['₹ 8 lakhs', { currency: 'INR', amount: 800_000 }],
  ['C$70,000', { currency: 'CAD', amount: 70_000 }],
  ['Up to $80k', { currency: 'USD', amount: 0, max_amount: 80_000 }],
])('%s is yearly pay', (text, pay) => {
  expect(payIn(text)).toEqual(pay);
});

test.each(['competitive', '50000', '$25 an hour', '$400 per day', 'depends on 3 things, $1, $2 and $3', '$9'])(
  '%s says nothing of a year',
  (text) => {
    expect(payIn(text)).toBeUndefined();
  },
);

test('columns of their own give the currency and the period', () => {
  expect(payIn('4000 - 5000', { currency: 'eur', period: 'MONTH' })).toEqual({
    currency: 'EUR',
    amount: 48_000,
    max_amount: 60_000,
  });
});
