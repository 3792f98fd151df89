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
