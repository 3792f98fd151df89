import { distinctTerms, type TermFilter } from './filter.ts';

export const city: TermFilter = {
  chosen: ({ cityId }) => cityId ?? [],
  loosened: 'Any city',
  termsOf: ({ cities }) =>
    distinctTerms(cities.flatMap(({ city_id, name }) => (city_id ? [{ value: city_id, label: name }] : []))),
  labelled: true,
};
