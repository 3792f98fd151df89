import { countryOf } from '../../lookups/city-places.ts';
import { countryName } from '../../lookups/regions.ts';
import { distinctTerms, type TermFilter } from './filter.ts';

/** The countries of the listed cities of a post; what a city that was written by hand lies in nobody knows. */
export const country: TermFilter = {
  chosen: (request) => request.country ?? [],
  loosened: 'Any country',
  termsOf: ({ cities }) =>
    distinctTerms(
      cities.flatMap(({ city_id }) => {
        const code = city_id && countryOf(city_id);
        return code ? [{ value: code, label: countryName(code) }] : [];
      }),
    ),
  labelled: true,
};
