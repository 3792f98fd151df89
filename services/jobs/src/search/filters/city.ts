import { citiesWithin } from '../../lookups/city-places.ts';
import { distinctTerms, type TermFilter } from './filter.ts';

export const city: TermFilter = {
  chosen: ({ cityId }) => cityId ?? [],
  // As ids, so that every engine finds the same; the facet goes on to show and count the chosen ones alone.
  taken: ({ cityId, within_km }) => (cityId && within_km ? citiesWithin(cityId, Number(within_km)) : (cityId ?? [])),
  loosened: 'Any city',
  termsOf: ({ cities }) =>
    distinctTerms(cities.flatMap(({ city_id, name }) => (city_id ? [{ value: city_id, label: name }] : []))),
  labelled: true,
};
