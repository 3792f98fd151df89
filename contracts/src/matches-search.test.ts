import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

const zoe = ['Zoë', 'Ångström', 'z.angstrom@example.org', 'Pastry chef'];

test.each(['zoe', 'ANGSTROM', 'z.ang', 'chef zoë', 'example.org pastry'])('finds her by %o', (search) => {
  expect(matchesSearch(zoe, search)).toBe(true);
});

test.each([
  ['O’Brien', "o'brien"],
  ["O'Brien", 'O’Brien'],
  ['Łukasz', 'lukasz'],
  ['Søren', 'SOREN'],
  ['Gross', 'groß'],
])('finds %s by %s', (name, search) => {
  expect(matchesSearch([name], search)).toBe(true);
});

test('every word has to be there', () => {
  expect(matchesSearch(zoe, 'zoe baker')).toBe(false);
});

test('nobody is found by words before their profile has arrived', () => {
  expect(matchesSearch([], 'a')).toBe(false);
});
