import type { CityResult } from '@waypost/contracts/entities/lookup';
import { cityAliases } from '@waypost/runtime/cities/city-aliases';
import { cityColumns } from '@waypost/runtime/cities/geo-names';
import { inTurns } from '@waypost/runtime/in-turns';
import type { JobFinder } from '../search/job-search.ts';
import { countries, shortNames } from './countries.ts';
import { knownUses } from './known-uses.ts';
import { createRankedList, searchKey, type Entry, type Lookup } from './ranked-list.ts';
import { stateNames } from './state-names.ts';

/**
 * The cities of GeoNames from 5,000 people, and capitals, without their quarters: those with open posts first, then the
 * largest. Read when first asked for, in a thread of its own and then a few at a time: it takes half a second.
 */
export function createCityLookup(search: Pick<JobFinder, 'uses'>): Lookup<CityResult> {
  const openJobs = knownUses(search, 'city');
  const list = createRankedList(readCities, openJobs, { weightFirst: true });
  return {
    async search(text, page) {
      const found = await list.search(text, page);
      const counts = await openJobs();
      return found.map((city) => {
        const open_jobs = counts.get(city.city_id);
        return open_jobs === undefined ? city : { ...city, open_jobs };
      });
    },
    byIds: list.byIds,
  };
}

async function readCities(): Promise<Entry<CityResult>[]> {
  const columns = await cityColumns();
  const [ids, names, countryCodes, adminCodes] = [
    columns.ids.split('\n'),
    columns.names.split('\n'),
    columns.countries.split('\n'),
    columns.adminCodes.split('\n'),
  ];
  const places = readPlaces();
  const cities: Entry<CityResult>[] = [];
  await inTurns(ids, (city_id, at) => {
    const name = names[at] ?? '';
    const other_names = cityAliases[columns.geoNames[at] ?? 0];
    const { state_name, country_name, context } = places(countryCodes[at] ?? '', adminCodes[at] ?? '');
    cities.push({
      id: city_id,
      names: [name, ...(other_names ?? [])].flatMap(waysToType),
      context,
      result: {
        city_id,
        city_name: name,
        state_name,
        country_name,
        ...(other_names && { other_names: [...other_names] }),
      },
    });
  });
  return cities;
}

/** How letters are written by keyboards that lack them, where leaving out their marks is not what people do. */
const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
/** Words of names that people shorten or write out, whichever the list does. */
const shortened = [
  ['Saint', /\bSt\b\.?/],
  ['St', /\bSaint\b/],
  ['Ft', /\bFort\b/],
  ['Mt', /\bMount\b/],
] as const;

/** A name and what else is typed for it: Düsseldorf is 'Duesseldorf', too, St. Louis 'Saint Louis', and Fort Worth 'Ft Worth'. */
export const waysToType = (name: string): string[] => [
  ...new Set([
    name,
    name.replaceAll(/[äöüåø]/gi, (letter) => letters[letter.toLowerCase()] ?? letter),
    // Without where it lies: 'Washington, D.C.', 'Halle (Saale)'.
    name.replace(/ ?[,(].*/, ''),
    ...shortened.map(([word, other]) => name.replace(other, word)),
  ]),
];

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
