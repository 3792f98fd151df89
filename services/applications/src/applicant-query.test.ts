import { aProfileCard } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { matchesSearch } from './applicant-query.ts';

const zoe = {
  card: aProfileCard({
    first_name: 'Zoë',
    last_name: 'Ångström',
    email: 'z.angstrom@example.org',
    headline: 'Pastry chef',
  }),
};

test.each(['zoe', 'ANGSTROM', 'z.ang', 'chef zoë', 'example.org pastry'])('finds her by %o', (search) => {
  expect(matchesSearch(zoe, search)).toBe(true);
});

test('every word has to be there', () => {
  expect(matchesSearch(zoe, 'zoe baker')).toBe(false);
});

test('nobody is found by words before their profile has arrived', () => {
  expect(matchesSearch({ card: null }, 'a')).toBe(false);
});
