import { expect, it } from 'vitest';
import { payIn } from './pay-in-keyword.ts';

it.each([
  ['nurse 80k', { said: '80k', amount: 80_000 }],
  ['$25/hr driver', { said: '$25/hr', amount: 52_000, currency: 'USD' }],
  ['driver $18.50 an hour', { said: '$18.50 an hour', amount: 38_480, currency: 'USD' }],
  ['clerk €50.000', { said: '€50.000', amount: 50_000, currency: 'EUR' }],
  ['clerk £2,500 per month', { said: '£2,500 per month', amount: 30_000, currency: 'GBP' }],
  ['cook 30/hr', { said: '30/hr', amount: 62_400 }],
  ['nurse $100k a year', { said: '$100k a year', amount: 100_000, currency: 'USD' }],
  ['jobs over 100k', { said: 'over 100k', amount: 100_000 }],
  ['nurse at least $30 an hour', { said: 'at least $30 an hour', amount: 62_400, currency: 'USD' }],
  ['jobs paying over 40000', { said: 'paying over 40000', amount: 40_000 }],
  ['clerk salary 50k+', { said: 'salary 50k+', amount: 50_000 }],
  ['java developer 12 LPA', { said: '12 LPA', amount: 1_200_000, currency: 'INR' }],
  ['Koch 2.500 €', undefined],
  ['Koch 45.000 € brutto', { said: '45.000 € brutto', amount: 45_000, currency: 'EUR' }],
  ['cuisinier 35 000 EUR', { said: '35 000 EUR', amount: 35_000, currency: 'EUR' }],
  ['Kellner 15 €/h', { said: '15 €/h', amount: 31_200, currency: 'EUR' }],
  ['cook £2,500 per month gross', { said: '£2,500 per month gross', amount: 30_000, currency: 'GBP' }],
  ['cook £12.50 ph', { said: '£12.50 ph', amount: 26_000, currency: 'GBP' }],
  ['cook £30,000 pa', { said: '£30,000 pa', amount: 30_000, currency: 'GBP' }],
  ['cook 18-22 an hour', { said: '18-22 an hour', amount: 37_440 }],
  ['sales OTE 60k', { said: 'OTE 60k', amount: 60_000 }],
  ['cook $18', undefined],
  ['40000 steps', undefined],
  ['401k clerk', undefined],
  ['"100k" writer', undefined],
  ['nurse', undefined],
])('what a keyword says of pay is read as pay a year: %s', (keyword, pay) => {
  expect(payIn(keyword)).toEqual(pay);
});
