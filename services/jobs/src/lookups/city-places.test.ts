import { cityIdOf } from '@waypost/runtime/cities/geo-names-work';
import { expect, test } from 'vitest';
import { citiesWithin, countryOf, namesAround } from './city-places.ts';

const cities = { Braga: 2742032, Porto: 2735943, Vigo: 3105976, Lisbon: 2267057, Suva: 2198148 };
const idOf = (name: keyof typeof cities) => cityIdOf({ cityId: cities[name] });
const namesWithin = (ids: string[], kilometres: number) => {
  const found = citiesWithin(ids, kilometres);
  return Object.keys(cities).filter((name) => found.includes(idOf(name as keyof typeof cities)));
};

test.each([
  [10, ['Braga']],
  [50, ['Braga', 'Porto']],
  [100, ['Braga', 'Porto', 'Vigo']],
])('within %i km of Braga lie %j', (kilometres, names) =>
  expect(namesWithin([idOf('Braga')], kilometres)).toEqual(names),
);

test('a city that is not listed stands for itself', () => {
  expect(citiesWithin(['nowhere'], 100)).toEqual(['nowhere']);
  expect(countryOf('nowhere')).toBeUndefined();
});

test('a distance of none is the cities themselves', () => {
  const both = [idOf('Lisbon'), idOf('Suva')];
  expect(citiesWithin(both, 0)).toEqual(both);
});

test('knows the country of a listed city', () => {
  expect([countryOf(idOf('Vigo')), countryOf(idOf('Suva'))]).toEqual(['ES', 'FJ']);
});

test.each([
  [2653266, 'Chelmsford', ['Essex', 'England', 'United Kingdom']],
  [2963370, 'Killarney', ['Cill Airne', 'Kerry', '', 'Ireland']],
  [5389489, 'Sacramento', ['California', 'United States']],
  [5378538, 'Oakland', ['Bay Area', 'San Francisco Bay Area', 'California', 'United States']],
])('knows the areas of the city %i, %s', (cityId, name, names) =>
  expect(namesAround(cityIdOf({ cityId }), name)).toEqual(names),
);
