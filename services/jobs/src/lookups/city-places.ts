import { cityAliases } from '@waypost/runtime/cities/city-aliases';
import { cityColumns } from '@waypost/runtime/cities/geo-names';
import { type CityColumns, readCityColumns } from '@waypost/runtime/cities/geo-names-work';
import { forEachYielding } from '@waypost/runtime/for-each-yielding';
import { areasOf } from './areas.ts';
import { createRegions, type Region } from './regions.ts';

type Place = { id: string; others: readonly string[]; region: Region; lat: number; lon: number };
type Point = Pick<Place, 'lat' | 'lon'>;
/** From south to north, and by id. */
type Places = { places: Place[]; byId: Map<string, Place> };

/** The mean radius of the earth, in kilometres. */
const earthRadius = 6_371;
const kilometresPerDegree = (Math.PI * earthRadius) / 180;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

let known: Places | undefined;
let reading: Promise<unknown> | undefined;

/**
 * To be asked before the others, so that nobody waits for the list, which takes a third of a second: it is read in a thread of its own.
 * Who asks the others alone has it read on the spot.
 */
export async function placesRead(): Promise<void> {
  if (known) return;
  reading ??= readYielding().finally(() => (reading = undefined));
  await reading;
}

async function readYielding(): Promise<void> {
  const columns = await cityColumns();
  const [made, placeAt] = [{ places: [], byId: new Map() } as Places, placesIn(columns)];
  await forEachYielding(columns.northwards, (at) => add(made, placeAt(at)));
  known ??= made;
}

function read(): Places {
  if (known) return known;
  const columns = readCityColumns();
  const [made, placeAt] = [{ places: [], byId: new Map() } as Places, placesIn(columns)];
  for (const at of columns.northwards) add(made, placeAt(at));
  return (known = made);
}

const noOthers: readonly string[] = [];

function placesIn({ ids, geoNames, countries, adminCodes, lat, lon }: CityColumns): (at: number) => Place {
  const [idAt, countryAt, divisionAt] = [ids.split('\n'), countries.split('\n'), adminCodes.split('\n')];
  const regionOf = createRegions();
  return (at) => ({
    id: idAt[at] ?? '',
    others: cityAliases[geoNames[at] ?? 0] ?? noOthers,
    region: regionOf(countryAt[at] ?? '', divisionAt[at] ?? ''),
    lat: lat[at] ?? 0,
    lon: lon[at] ?? 0,
  });
}

function add({ places, byId }: Places, place: Place): void {
  places.push(place);
  byId.set(place.id, place);
}

/** The code of ISO 3166 with two letters; undefined for a city that is not listed. */
export const countryOf = (cityId: string): string | undefined => read().byId.get(cityId)?.region.country;

/** What else is said for where a listed city is: its other names, those of the area that it lies in, its state's and its country's. */
export function namesAround(cityId: string, name: string): readonly string[] {
  const place = read().byId.get(cityId);
  if (!place) return [];
  const { others, region, lat, lon } = place;
  const areas = areasOf({ name, country: region.country, lat, lon }, (point) => kilometresBetween(place, point));
  return [...others, ...areas, region.state_name, region.country_name];
}

/** The cities themselves, listed or not, and all listed ones that lie no further away from one of them. */
export function citiesWithin(cityIds: readonly string[], kilometres: number): string[] {
  const { places, byId } = read();
  const found = new Set(cityIds);
  for (const cityId of cityIds) {
    const middle = byId.get(cityId);
    if (!middle) continue;
    const north = middle.lat + kilometres / kilometresPerDegree;
    for (let at = firstFrom(places, middle.lat - kilometres / kilometresPerDegree); at < places.length; at++) {
      const place = places[at];
      if (!place || place.lat > north) break;
      if (kilometresBetween(middle, place) <= kilometres) found.add(place.id);
    }
  }
  return [...found];
}

/** The index of the first place that does not lie further south. */
function firstFrom(places: readonly Place[], lat: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.lat ?? 90) < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Along a great circle, by the haversine formula. */
function kilometresBetween(a: Point, b: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
