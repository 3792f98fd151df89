import type { lookUp } from '@waypost/contracts/calls/jobs';
import type { CallInput } from '@waypost/contracts/contract';
import type { Client } from '@waypost/runtime/service/calls/client';
import { expect, test } from 'vitest';
import { createCityLookup } from '../lookups/city-lookup.ts';
import { createCityFinder } from './find-cities.ts';
import type { Place } from './row/places.ts';

const cities = createCityLookup({ uses: async () => [] });
const client = {
  call: (_: unknown, { querystring: { entity_text = '', limit } }: CallInput<typeof lookUp>) =>
    cities.search(entity_text, { limit: Number(limit), page: 1 }),
} as unknown as Client;
const find = createCityFinder(client);

async function nameOf(place: Place): Promise<string | undefined> {
  const found = await find(place);
  if (!found || 'name' in found) return found?.name;
  return (await cities.byIds([found.city_id]))[0]?.city_name;
}

test.each([
  [{ name: 'Zurich', country: 'Switzerland' }, 'Zürich'],
  [{ name: 'New York', region: 'New York', country: 'United States' }, 'New York City'],
  [{ name: 'Bangalore', country: 'India' }, 'Bengaluru'],
  [{ name: 'München' }, 'Munich'],
  [{ name: 'Washington', region: 'District of Columbia', country: 'United States' }, 'Washington, D.C.'],
  [{ name: 'Halle', country: 'Germany' }, 'Halle (Saale)'],
  [{ name: 'Frankfurt', country: 'Germany' }, 'Frankfurt am Main'],
  [{ name: 'Saint Louis', region: 'Missouri', country: 'United States' }, 'St. Louis'],
  [{ name: 'St Louis', region: 'Missouri', country: 'United States' }, 'St. Louis'],
  [{ name: 'Berlin', region: 'Delaware', or: [{ name: 'Berlin', country: 'Germany' }] }, 'Berlin'],
  [{ name: 'Kreuzberg', country: 'Germany', or: [{ name: 'Berlin', country: 'Germany' }] }, 'Berlin'],
  [{ name: 'Skerry', country: 'Ireland', or: [{ name: 'Inver', country: 'Ireland' }] }, 'Skerry, Ireland'],
  [{ name: 'California', region: 'California', country: 'United States' }, 'California'],
  [{ name: 'Mexico', country: 'Mexico' }, 'Mexico'],
  [{ name: 'Skerry', country: 'Ireland' }, 'Skerry, Ireland'],
  [{ name: 'Skerry' }, undefined],
])('%j is %s', async (place, city) => {
  expect(await nameOf(place)).toBe(city);
});
