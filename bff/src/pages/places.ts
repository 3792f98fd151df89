import { lookUp } from '@waypost/contracts/calls/jobs';
import type { City } from '@waypost/contracts/entities/job-post';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Client } from '@waypost/runtime/service/calls/client';
import { inTime } from './in-time.ts';

/** Ids that one call takes. */
const atOnce = 50;

export type Place = { city: string; state: string; country: string };

/** Where listed cities lie, by their ids; those that are not known, or cannot be asked about now, are left out. */
export async function placesOf(client: Client, cities: readonly City[]): Promise<ReadonlyMap<string, Place>> {
  const ids = [...new Set(cities.flatMap(({ city_id }) => city_id ?? []))];
  const places = new Map<string, Place>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = {
      params: { entity: 'cities' },
      querystring: { ids: ids.slice(from, from + atOnce).join(',') },
    } as const;
    const asked = inTime((signal) => client.call(lookUp, some, { signal }));
    const found = await orWhenAway(asked, []);
    for (const city of found) {
      if (!('city_id' in city) || !('country_name' in city)) continue;
      places.set(city.city_id, { city: city.city_name, state: city.state_name, country: city.country_name });
    }
  }
  return places;
}
