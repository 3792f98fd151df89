import { expect, test } from 'vitest';
import { locationWords, payWords } from './job-words.ts';

test.each([
  [[], 'Location not specified'],
  [[{ name: 'Lyon' }], 'Lyon'],
  [[{ name: 'Lyon' }, { name: 'Oslo' }, { name: 'Pune' }], '3 locations'],
])('the places of a post are told in a word: %j is %s', (cities, words) => {
  expect(locationWords({ cities })).toBe(words);
});

test('pay is the most of it, with its currency; nothing where none is given', () => {
  expect(payWords({ expected_max_ctc: { currency: 'EUR', amount: 50_000, max_amount: 62_450 } })).toBe('EUR 62.5k');
  expect(payWords({})).toBeUndefined();
});
