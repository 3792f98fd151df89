import { cityIdOf, readCityNames } from './geo-names.ts';

export type Coordinates = { lat: number; lon: number };

let known: Map<string, Coordinates> | undefined;

/** Where a listed city lies; undefined for any other. The list is read when first asked for. */
export function coordinatesOf(cityId: string): Coordinates | undefined {
  known ??= new Map(
    readCityNames().map((city) => {
      const [lon, lat] = city.loc.coordinates;
      return [cityIdOf(city), { lat, lon }];
    }),
  );
  return known.get(cityId);
}
