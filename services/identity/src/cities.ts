import { lookUp } from '@waypost/contracts/calls/jobs';
import { AppError } from '@waypost/contracts/errors';
import type { Client } from '@waypost/runtime/service/client';

export type KnownCity = { city_name: string; country_name: string };
type CityReference = { city_id: string; path: string };

const atOnce = 50;

/** The listed cities that are referred to, by id. @throws validation-error at the path of an unknown one. */
export async function findCities(
  client: Client,
  references: readonly CityReference[],
): Promise<ReadonlyMap<string, KnownCity>> {
  const known = new Map<string, KnownCity>();
  const ids = [...new Set(references.map(({ city_id }) => city_id))];
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const results = await client.call(lookUp, {
      params: { entity: 'cities' },
      querystring: { ids: some.join(','), limit: String(atOnce) },
    });
    for (const result of results) if ('city_id' in result) known.set(result.city_id, result);
  }
  const errors = references
    .filter(({ city_id }) => !known.has(city_id))
    .map(({ path }) => ({ path, message: 'Please select a city for the location' }));
  if (errors[0]) throw new AppError('validation-error', errors[0].message, { errors });
  return known;
}
