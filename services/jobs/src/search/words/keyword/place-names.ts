import { cityAliases } from '@waypost/runtime/cities/city-aliases';
import { stateNames } from '@waypost/runtime/cities/state-names';
import { areaNames } from '../../../lookups/areas.ts';
import { countries, partsOfCountry, shortNames } from '../../../lookups/countries.ts';
import { statesOfCode } from '../lists/state-codes.ts';
import { wellKnownCities } from '../lists/well-known-cities.ts';
import { stemsOf } from '../words.ts';
import { isOr } from './either-of.ts';
import type { TypedUnit } from './typed-unit.ts';

const keyOf = (stems: readonly string[]) => stems.join(' ');
const keysOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => keyOf(stemsOf(name))));

const cities = keysOf([...wellKnownCities.split('|'), ...Object.values(cityAliases).flat()]);
const regions = keysOf([
  ...areaNames,
  ...Object.values(stateNames).flatMap((states) => Object.values(states)),
  ...countries.flatMap(({ cca2, name }) => [name.common, ...shortNames(cca2), ...(partsOfCountry[cca2] ?? [])]),
]);
const longest = 4;

const placeWords: ReadonlySet<string> = new Set([...cities, ...regions].flatMap((key) => key.split(' ')));
/** Whether a name of a place has this word in it. */
export const isInPlaceName = (stem: string): boolean => placeWords.has(stem);

export const isCityName = (stems: readonly string[]): boolean => cities.has(keyOf(stems));

/** Makes one of 'new york' and of 'austin tx' where there is an 'or', of which both sides have to be known. */
export function placesIn(units: readonly TypedUnit[]): TypedUnit[] {
  if (!units.some(isOr)) return [...units];
  const read: TypedUnit[] = [];
  for (let at = 0; at < units.length;) {
    const run = longestPlace(units.slice(at, at + longest));
    const beside = units[at + run.length];
    const isWhole = beside !== undefined && isCity(run) && isRegionBehind(beside);
    const [first] = run;
    if (!first) read.push(units[at] as TypedUnit);
    else if (isWhole) read.push(within(asPlace(first, run), beside));
    else read.push(asPlace(first, run));
    at += Math.max(1, run.length) + (isWhole ? 1 : 0);
  }
  return read;
}

/** How many words at the beginning name a place together: two of 'new york'; one where they do not. */
export function placeLength(words: readonly string[]): number {
  const units = words.slice(0, longest).map((word) => ({ stems: stemsOf(word), isExcluded: word.startsWith('-') }));
  return Math.max(1, longestPlace(units).length);
}

type PlaceWord = Pick<TypedUnit, 'stems' | 'isExcluded'>;
const stemsIn = (units: readonly PlaceWord[]): string[] => units.flatMap(({ stems }) => stems);
const isCity = (units: readonly PlaceWord[]): boolean => isCityName(stemsIn(units));

/** The words at the beginning that name a place; none where they do not. */
function longestPlace<Word extends PlaceWord>(units: readonly Word[]): readonly Word[] {
  for (let length = units.length; length > 0; length--) {
    const run = units.slice(0, length);
    const isNamed = isCity(run) || regions.has(keyOf(stemsIn(run)));
    if (isNamed && !run.some(({ isExcluded }) => isExcluded)) return run;
  }
  return [];
}

/** What says where a city is: 'tx', 'texas' or 'usa'; but 'boston new york' is two cities. */
function isRegionBehind({ stems, isExcluded }: TypedUnit): boolean {
  const key = keyOf(stems);
  return (
    !isExcluded && !cities.has(key) && (regions.has(key) || (key !== 'or' && key !== 'in' && statesOfCode.has(key)))
  );
}

function asPlace(first: TypedUnit, run: readonly TypedUnit[]): TypedUnit {
  if (run.length === 1) return { ...first, isPlace: true };
  const phrase = stemsIn(run);
  return {
    ...together(first, run),
    stems: phrase,
    same: [phrase],
    query: { phrase },
    isFiller: false,
    isPlace: true,
  };
}

const within = (city: TypedUnit, region: TypedUnit): TypedUnit => ({
  ...together(city, [city, region]),
  query: { all: [city, region].map(({ query, stems }) => query ?? { phrase: stems }) },
});

const together = (first: TypedUnit, run: readonly TypedUnit[]): TypedUnit => ({
  ...first,
  typed: run.map(({ typed }) => typed).join(' '),
  key: run.map(({ key }) => key).join(' '),
  end: run.at(-1)?.end ?? first.end,
});
