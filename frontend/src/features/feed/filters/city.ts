import { isId, listOf } from '../../../format/url-values.ts';
import { joined, longestList, without, type SearchFilter } from './search-filter.ts';

export type Cities = { cityIds: readonly string[] };

export const city: SearchFilter<Cities> = {
  empty: { cityIds: [] },
  read: (params) => ({ cityIds: listOf(params.get('cityId')).filter(isId).slice(0, longestList) }),
  write: ({ cityIds }) => ({ cityId: joined(cityIds) }),
  count: ({ cityIds }) => cityIds.length,
  cleared: { cityIds: [] },
  chips: ({ cityIds }, names) =>
    cityIds.map((id) => ({ id: `city:${id}`, label: names.city(id), without: { cityIds: without(cityIds, id) } })),
  facet: {
    label: 'City',
    chosen: 'many',
    values: ({ cityIds }) => cityIds,
    choose: (cityIds) => ({ cityIds }),
  },
};
