import { aJobPostListing } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { chosenCitiesFirst } from './chosen-cities-first.ts';

const [edinburgh, london, dublin] = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
const job = aJobPostListing({
  cities: [{ city_id: edinburgh, name: 'Edinburgh' }, { name: 'Leith' }, { city_id: london, name: 'London' }],
});
const names = (...chosen: (string | undefined)[]) =>
  chosenCitiesFirst(
    job,
    chosen.filter((id) => id !== undefined),
  ).cities.map(({ name }) => name);

test('the cities that were chosen stand first, the others stay in their order', () => {
  expect(names(london)).toEqual(['London', 'Edinburgh', 'Leith']);
  expect(names(london, edinburgh)).toEqual(['Edinburgh', 'London', 'Leith']);
});

test('without a choice that the post has, its cities stay as they are', () => {
  expect(names()).toEqual(['Edinburgh', 'Leith', 'London']);
  expect(names(dublin)).toEqual(['Edinburgh', 'Leith', 'London']);
});
