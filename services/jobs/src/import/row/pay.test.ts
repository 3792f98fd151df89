import { expect, test } from 'vitest';
import { payIn } from './pay.ts';

test.each([
  ['$50k-60k a year', { currency: 'USD', amount: 50_000, max_amount: 60_000 }],
  ['$50-60k', { currency: 'USD', amount: 50_000, max_amount: 60_000 }],
  ['$95,000.00 - $120,000.00 per year', { currency: 'USD', amount: 95_000, max_amount: 120_000 }],
  ['£32,000 per annum', { currency: 'GBP', amount: 32_000 }],
  ['€4,500 per month', { currency: 'EUR', amount: 54_000 }],
  ['3.500 € pro Monat', { currency: 'EUR', amount: 42_000 }],
  ['2 500 € brut par mois', { currency: 'EUR', amount: 30_000 }],
  ['1.800 € al mes', { currency: 'EUR', amount: 21_600 }],
  ['38 000 € par an', { currency: 'EUR', amount: 38_000 }],
  ['52.000 € pro Jahr', { currency: 'EUR', amount: 52_000 }],
  ['52.000,00 € pro Jahr', { currency: 'EUR', amount: 52_000 }],
  ['50\u00a0000 – 60\u202f000 €', { currency: 'EUR', amount: 50_000, max_amount: 60_000 }],
  ['$1,200/wk', { currency: 'USD', amount: 62_400 }],
  ['10-12 LPA', { currency: 'INR', amount: 1_000_000, max_amount: 1_200_000 }],
  ['₹ 8 lakhs', { currency: 'INR', amount: 800_000 }],
  ['C$70,000', { currency: 'CAD', amount: 70_000 }],
  ['US$70,000', { currency: 'USD', amount: 70_000 }],
  ['CAD $70,000', { currency: 'CAD', amount: 70_000 }],
  ['70,000USD', { currency: 'USD', amount: 70_000 }],
  ['$50,000 a year + 401k', { currency: 'USD', amount: 50_000 }],
  ['$50,000 - $60,000, 401(k)', { currency: 'USD', amount: 50_000, max_amount: 60_000 }],
  ['$401k', { currency: 'USD', amount: 401_000 }],
  ['$52,000 per year (40 hours/week)', { currency: 'USD', amount: 52_000 }],
  ['$55,000 - $60,000, 37.5 hrs per week', { currency: 'USD', amount: 55_000, max_amount: 60_000 }],
  ['52.000 € pro Jahr, 40 Stunden pro Woche', { currency: 'EUR', amount: 52_000 }],
  ['$100,000 base + 10% bonus', { currency: 'USD', amount: 100_000 }],
  ['$1,400–$1,600 weekly', { currency: 'USD', amount: 72_800, max_amount: 83_200 }],
  ['Up to $80k', { currency: 'USD', amount: 0, max_amount: 80_000 }],
])('%s is yearly pay', (text, pay) => {
  expect(payIn(text)).toEqual(pay);
});

test.each([
  'competitive',
  '50000',
  '$25 an hour',
  '$4500/h',
  // By the month as likely.
  '€3,500',
  '₹25,000',
  '$400 per day',
  '15,50 € pro Stunde',
  '12 € de l’heure',
  '$25, 40 hours per week',
  '$1,000 for 40 hours a week',
  '10% of sales',
  '$60,000, 500 more after a year',
  'depends on 3 things, $1, $2 and $3',
  '$9',
  '$1.2.3',
  '$2,000 bi-weekly',
  '$60,000 yearly, paid weekly',
])('%s says nothing of a year', (text) => {
  expect(payIn(text)).toBeUndefined();
});

test.each([
  'A$90,000',
  'HK$90,000',
  'S$90,000',
  'MX$90,000',
  'R$ 90.000',
  '$90,000 AUD',
  '$90,000 COP',
  '£90,000 or $110,000',
  'USD 70,000 or CAD 90,000',
])('%s is of no currency that is known', (text) => {
  expect(payIn(text)).toBeUndefined();
});

test('columns of their own that are not understood leave the pay out', () => {
  expect(payIn('$90,000', { currency: 'AUD' })).toBeUndefined();
  expect(payIn('$90,000', { period: 'project' })).toBeUndefined();
});

test('a column of the period decides between several', () => {
  expect(payIn('$60,000 yearly, paid weekly', { period: 'YEAR' })).toEqual({ currency: 'USD', amount: 60_000 });
});

test('columns of their own give the currency and the period', () => {
  expect(payIn('4000 - 5000', { currency: 'eur', period: 'MONTH' })).toEqual({
    currency: 'EUR',
    amount: 48_000,
    max_amount: 60_000,
  });
  expect(payIn('50000', { currency: '$', period: 'PER_YEAR' })).toEqual({ currency: 'USD', amount: 50_000 });
});
