import { listOf } from '../../../format/url-values.ts';
import { joined, longestList, without, type SearchFilter } from './search-filter.ts';

/** By their codes of two letters. */
export type InCountries = { countries: readonly string[] };

export const country: SearchFilter<InCountries> = {
  empty: { countries: [] },
  read: (params) => ({
    countries: listOf(params.get('country'))
      .filter((code) => /^[A-Z]{2}$/.test(code))
      .slice(0, longestList),
  }),
  write: ({ countries }) => ({ country: joined(countries) }),
  count: ({ countries }) => countries.length,
  cleared: { countries: [] },
  chips: ({ countries }, names) =>
    countries.map((code) => ({
      id: `country:${code}`,
      label: names.country(code),
      without: { countries: without(countries, code) },
    })),
  facet: {
    label: 'Country',
    chosen: 'many',
    values: ({ countries }) => countries,
    choose: (countries) => ({ countries }),
  },
};
