import { cityIdOf, readCityNames } from './geo-names.ts';

type Place = { id: string; country: string; lat: number; lon: number };

/** The mean radius of the earth, in kilometres. */
const earthRadius = 6_371;
const kilometresPerDegree = (Math.PI * earthRadius) / 180;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** From south to north. The list is read when first asked for, which takes a third of a second. */
let known: { places: readonly Place[]; byId: ReadonlyMap<string, Place> } | undefined;

function read() {
  if (known) return known;
  const places = readCityNames()
    .map((city): Place => {
      const [lon, lat] = city.loc.coordinates;
      return { id: cityIdOf(city), country: city.country, lat, lon };
    })
    .toSorted((a, b) => a.lat - b.lat);
  known = { places, byId: new Map(places.map((place) => [place.id, place])) };
  return known;
}

/** The code of ISO 3166 with two letters; undefined for a city that is not listed. */
export const countryOf = (cityId: string): string | undefined => read().byId.get(cityId)?.country;

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
function kilometresBetween(a: Place, b: Place): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
