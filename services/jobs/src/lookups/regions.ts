import { stateNames } from '@waypost/runtime/cities/state-names';
import { countries } from './countries.ts';

/** What a city lies in. Its state is empty where the country says enough. */
export type Region = { country: string; state_name: string; country_name: string };

const countryNames = new Map(countries.map(({ cca2, name }) => [cca2, name.common]));

/** By the code of ISO 3166 with two letters; the code itself for one that is none. */
export const countryName = (cca2: string): string => countryNames.get(cca2) ?? cca2;

/** The region of a country's code and of its division's in GeoNames, the same object each time. */
export function createRegions(): (country: string, division: string) => Region {
  const known = new Map<string, Region>();
  return (country, division) => {
    const key = `${country}.${division}`;
    const region = known.get(key) ?? {
      country,
      state_name: stateNames[country]?.[division] ?? '',
      country_name: countryName(country),
    };
    known.set(key, region);
    return region;
  };
}
