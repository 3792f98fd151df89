import type { CityResult } from '@waypost/contracts/entities/lookup';
import type { JobFinder } from '../search/job-search.ts';
import { cityAliases } from './city-aliases.ts';
import { countries, shortNames } from './countries.ts';
import { cityIdOf, readCityNames } from './geo-names.ts';
import { knownUses } from './known-uses.ts';
import { createRankedList, searchKey, type Entry, type Lookup } from './ranked-list.ts';
import { stateNames } from './state-names.ts';

/**
 * The cities of GeoNames from 5,000 people, and capitals, without their quarters: those with open posts first, then the
 * largest. Read when first asked for: it takes a third of a second.
 */
export function createCityLookup(search: Pick<JobFinder, 'uses'>): Lookup<CityResult> {
  const openJobs = knownUses(search, 'city');
  let list: Lookup<CityResult> | undefined;
  const loaded = () => (list ??= createRankedList(readCities(), openJobs, { weightFirst: true }));
  return {
    async search(text, page) {
      const found = await loaded().search(text, page);
      const counts = await openJobs();
      return found.map((city) => {
        const open_jobs = counts.get(city.city_id);
        return open_jobs === undefined ? city : { ...city, open_jobs };
      });
    },
    byIds: (ids) => loaded().byIds(ids),
  };
}

function readCities(): Entry<CityResult>[] {
  const places = readPlaces();
  return readCityNames()
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map(({ cityId, name, country, adminCode }) => {
      const city_id = cityIdOf({ cityId });
      const { state_name, country_name, context } = places(country, adminCode);
      return {
        id: city_id,
        names: [name, ...(cityAliases[cityId] ?? [])],
        context,
        result: { city_id, city_name: name, state_name, country_name },
      };
    });
}

/** Names of a state and country, and the words for both, shared by the cities in them. */
function readPlaces() {
  const byCode = new Map(countries.map((country) => [country.cca2, country]));
  const known = new Map<string, { state_name: string; country_name: string; context: string }>();
  return (cca2: string, code: string) => {
    const key = `${cca2}.${code}`;
    const found = known.get(key);
    if (found) return found;
    const country = byCode.get(cca2);
    const country_name = country?.name.common ?? cca2;
    const state_name = stateNames[cca2]?.[code] ?? '';
    const words = [state_name, country_name, cca2, country?.cca3 ?? '', ...shortNames(cca2)];
    // Codes made of letters are how people write a state ('IL', 'NSW'); numbers are GeoNames' own.
    const context = searchKey([...words, /^[A-Z]+$/.test(code) ? code : '']);
    const place = { state_name, country_name, context };
    known.set(key, place);
    return place;
  };
}
