import type { CityResult } from '@waypost/contracts/entities/lookup';
import { cityAliases } from '@waypost/runtime/cities/city-aliases';
import { cityColumns } from '@waypost/runtime/cities/geo-names';
import { stateCodes } from '@waypost/runtime/cities/state-names';
import { forEachYielding } from '@waypost/runtime/for-each-yielding';
import type { JobFinder } from '../search/job-search.ts';
import { countries, shortNames } from './countries.ts';
import { knownUses } from './known-uses.ts';
import { createRankedList, searchKey, type Entry, type Lookup } from './ranked-list.ts';
import { createRegions, type Region } from './regions.ts';

/**
 * The cities of GeoNames from 5,000 people, and capitals, without their quarters: those with open posts first, then the
 * largest. Read when first asked for, in a thread of its own and then a few at a time: it takes half a second.
 */
export function createCityLookup(search: Pick<JobFinder, 'uses'>): Lookup<CityResult> {
  const openJobs = knownUses(search, 'city');
  const list = createRankedList(readCities, openJobs, { weightFirst: true });
  return {
    async search(text, page) {
      const found = await list.search(await withoutNumbers(list, text), page);
      const counts = await openJobs();
      return found.map((city) => {
        const open_jobs = counts.get(city.city_id);
        return open_jobs === undefined ? city : { ...city, open_jobs };
      });
    },
    byIds: list.byIds,
  };
}

/** '10115 Berlin', 'Dublin 2', 'Austin, TX 78701': hardly any city has one in its name. */
const numbers = /(?<![\p{L}\p{N}])\p{L}*\d[\p{L}\d]*/gu;

/** The text without its numbers where no city has them, the same for every page of what is found. */
async function withoutNumbers(list: Lookup<CityResult>, text: string): Promise<string> {
  const without = text.replace(numbers, '');
  if (without === text || !/\p{L}/u.test(without)) return text;
  const [named] = await list.search(text, { limit: 1, page: 1 });
  return named ? text : without;
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
  await forEachYielding(ids, (city_id, at) => {
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

/** A name and what else is typed for it: Düsseldorf is 'Duesseldorf', too, St. Louis 'Saint Louis', and King's Lynn 'Kings Lynn'. */
export const waysToType = (name: string): string[] => [
  ...new Set([
    name,
    name.replaceAll(/[äöüåø]/gi, (letter) => letters[letter.toLowerCase()] ?? letter),
    // Without where it lies: 'Washington, D.C.', 'Halle (Saale)'.
    name.replace(/ ?[,(].*/, ''),
    name.replace(/['’]s\b/, 's'),
    ...shortened.map(([word, other]) => name.replace(other, word)),
  ]),
];

/** Names of a state and country, and the words for both, shared by the cities in them. */
function readPlaces() {
  const codes = new Map(countries.map(({ cca2, cca3 }) => [cca2, cca3]));
  const [regionOf, known] = [createRegions(), new Map<Region, string>()];
  return (cca2: string, code: string) => {
    const region = regionOf(cca2, code);
    const { state_name, country_name } = region;
    const stateCode = stateCodes[cca2]?.[state_name] ?? '';
    const words = [state_name, stateCode, country_name, cca2, codes.get(cca2) ?? '', ...shortNames(cca2)];
    const context = known.get(region) ?? searchKey(words);
    known.set(region, context);
    return { state_name, country_name, context };
  };
}
