import { countryOf } from '../../lookups/city-places.ts';
import { countries } from '../../lookups/countries.ts';
import { distinctTerms, type TermFilter } from './filter.ts';

const names = new Map(countries.map(({ cca2, name }) => [cca2, name.common]));

/** The countries of the listed cities of a post; what a city that was written by hand lies in nobody knows. */
export const country: TermFilter = {
  chosen: (request) => request.country ?? [],
  loosened: 'Any country',
  termsOf: ({ cities }) =>
    distinctTerms(
      cities.flatMap(({ city_id }) => {
        const code = city_id && countryOf(city_id);
        return code ? [{ value: code, label: names.get(code) ?? code }] : [];
      }),
    ),
  labelled: true,
};
