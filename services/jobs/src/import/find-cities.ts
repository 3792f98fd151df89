import { folded } from '@waypost/contracts/bounded-marks';
import { lookUp } from '@waypost/contracts/calls/jobs';
import { limits } from '@waypost/contracts/constants';
import type { CityResult } from '@waypost/contracts/entities/lookup';
import { firstCharacters } from '@waypost/contracts/first-characters';
import type { Client } from '@waypost/runtime/service/calls/client';
import { waysToType } from '../lookups/city-lookup.ts';
import { foldedWords } from '../search/words/words.ts';
import type { Place } from './row/places.ts';

export type FoundCity = { city_id: string } | { name: string };
/** Undefined for a bare name that no listed city has: it may be anything. */
export type FindCity = (place: Place) => Promise<FoundCity | undefined>;

/** Finds places in the list of cities and remembers what it found. A place with a known region that is not listed keeps its name. */
export function createCityFinder(client: Client): FindCity {
  const known = new Map<string, Promise<FoundCity | undefined>>();
  return (place) => {
    const key = JSON.stringify(place);
    const asked = known.get(key);
    if (asked) return asked;
    const found = find(client, place);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

async function find(client: Client, { or = [], ...place }: Place): Promise<FoundCity | undefined> {
  for (const each of [place, ...or]) {
    const city = await listed(client, each);
    if (city) return { city_id: city.city_id };
  }
  const { name, region, country } = place;
  const where = region ?? country;
  if (where === undefined) return undefined;
  return { name: firstCharacters(where === name ? name : `${name}, ${where}`, limits.name) };
}

async function listed(client: Client, { name, region, country }: Place): Promise<CityResult | undefined> {
  const results = await client.call(lookUp, {
    params: { entity: 'cities' },
    querystring: { entity_text: name, limit: String(limits.lookupLimit) },
  });
  return results
    .filter((result): result is CityResult => 'city_name' in result)
    .find(
      (result) =>
        isCalled(result, name) &&
        (region === undefined || same(result.state_name, region)) &&
        (country === undefined || same(result.country_name, country)),
    );
}

const same = (one: string, other: string) => folded(one) === folded(other);

/** By any of its names as it may be typed, with or without full stops: 'Saint Louis' and 'St Louis' are St. Louis. */
function isCalled({ city_name, other_names = [] }: CityResult, name: string): boolean {
  const known = [city_name, ...other_names].flatMap(waysToType);
  return known.some((one) => wordsIn(one) === wordsIn(name));
}

const wordsIn = (name: string) => foldedWords(name).join(' ');
