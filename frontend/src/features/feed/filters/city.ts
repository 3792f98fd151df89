import { limits, searchRadii } from '@waypost/contracts/constants';
import { isId, listOf, oneOf } from '../../../format/url-values.ts';
import { joined, longestList, without, type SearchFilter } from './search-filter.ts';

export const radii = searchRadii;
type Radius = (typeof radii)[number];

export type Cities = {
  cityIds: readonly string[];
  /** How far around the cities; undefined for nothing but them. */
  withinKm: Radius | undefined;
};

/** A distance means something from a city, and is searched around a few alone. */
export const takesRadius = ({ cityIds }: Pick<Cities, 'cityIds'>) =>
  cityIds.length > 0 && cityIds.length <= limits.radiusCities;

const none: Cities = { cityIds: [], withinKm: undefined };

export const city: SearchFilter<Cities> = {
  empty: none,
  read(params) {
    const cityIds = listOf(params.get('cityId') || params.get('cities'))
      .filter(isId)
      .slice(0, longestList);
    return { cityIds, withinKm: takesRadius({ cityIds }) ? oneOf(radii, params.get('within_km')) : undefined };
  },
  write: ({ cityIds, withinKm }) => ({
    cityId: joined(cityIds),
    within_km: takesRadius({ cityIds }) ? withinKm : undefined,
  }),
  count: ({ cityIds }) => cityIds.length,
  cleared: none,
  chips: ({ cityIds, withinKm }, names) =>
    cityIds.map((id) => ({
      id: `city:${id}`,
      label: withinKm === undefined ? names.city(id) : `${names.city(id)} + ${withinKm} km`,
      without: { cityIds: without(cityIds, id) },
    })),
  facet: {
    label: 'City',
    chosen: 'many',
    values: ({ cityIds }) => cityIds,
    choose: (cityIds) => ({ cityIds }),
  },
};
