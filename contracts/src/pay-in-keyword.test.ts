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
  ['cook $18', undefined],
  ['401k clerk', undefined],
  ['"100k" writer', undefined],
  ['nurse', undefined],
])('what a keyword says of pay is read as pay a year: %s', (keyword, pay) => {
  expect(payIn(keyword)).toEqual(pay);
});
