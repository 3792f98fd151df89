import { expect, test } from 'vitest';
import { createCityLookup } from './city-lookup.ts';

const cities = createCityLookup({ uses: async () => [] });

test.each([
  ['duesseldorf', 'Düsseldorf'],
  ['dusseldorf', 'Düsseldorf'],
  ['zuerich', 'Zürich'],
  ['muenchen', 'Munich'],
  ['aarhus', 'Århus'],
  ['saint louis miss', 'St. Louis'],
  ['st paul minnesota', 'Saint Paul'],
  ['ft worth', 'Fort Worth'],
  ['mt vernon', 'Mount Vernon'],
  ['dubai uae', 'Dubai'],
  ['istanbul, turkey', 'Istanbul'],
])('%s is typed for %s', async (typed, city_name) => {
  expect(await cities.search(typed, { limit: 5, page: 1 })).toContainEqual(expect.objectContaining({ city_name }));
});

test('a number that a city is called by stays one behind the last page, too', async () => {
  const pageOf = (page: number) => cities.search('11 de', { limit: 3, page });
  expect(await pageOf(1)).toEqual([expect.objectContaining({ city_name: 'Unidad Minera 11 de Julio' })]);
  expect(await pageOf(2)).toEqual([]);
});
