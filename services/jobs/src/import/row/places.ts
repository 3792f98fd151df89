import { type WorkMode, limits } from '@waypost/contracts/constants';
import { countryCalled, countryNamed, regionsCalled } from './region-names.ts';
import { workModeIn } from './work-mode.ts';

/** A place as a post names it. Without a region and a country it is only a name, which the lookup has to know. */
export type Place = {
  name: string;
  region?: string;
  country?: string;
  /** What the text may mean as well, in this order, where the lookup does not know the place so: `Berlin, DE` is not in Delaware. */
  or?: readonly Place[];
};

/** What columns of their own say of where a post is. */
type Around = { region?: string | undefined; country?: string | undefined };

const longestList = 5_000;
/** What is longer is a list of places or none: a text has words in it that are names of towns as well. */
const longestSentence = 300;
const longestPlace = 150;

const between = /[;|/\n•·]| or /;
const postcode =
  /(?:^|\s)(?:\d{5,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$|^(?:[A-Z]{1,2}-)?\d{4,6}(?=\s\D)/;
/** `Dublin 2`, `Paris 8e`, `Praha 4`. */
const district = /(?<=^(?:Dublin|Paris|Lyon|Marseille|Praha|Prague|Wien|Vienna)) \d{1,2}(?:er|e|ème|W)?$/;
/** `Greater Los Angeles Area`, `San Francisco Bay Area`. */
const area = /^(?:Greater )?(.+?)(?: (?:Bay|Metro|Metropolitan))? (?:Area|Region)$/;
/** `Austin TX`. */
const codeBehind = /^(.{2,}) ([A-Z]{2,3})$/;
/** `Leeds (Hybrid)`, `Hybrid - Leeds`. */
const modeBeside = /^(?:hybrid|on-?site)(?: in | ?[-–—:,] ?)|(?: ?[-–—,] ?| ?\()(?:hybrid|on-?site|remote)\)?$/i;

const remote =
  /^(?:(?:100%|fully) )?(?:remote|work(?:ing)? from home|wfh|home[ -]based|telecommut(?:e|ing)|anywhere|worldwide)\b/i;
const isRemote = (text: string) => remote.test(text);
/** `Remote - UK`, `Remote (Texas)`. */
const besideRemote = /^ ?(?:[-–—:,] ?|\()(?<place>.+?)\)?$/;
/** A name and nothing else: no digits, no colon, no sentence. */
const isName = (text: string) =>
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’. -]{1,39}$/u.test(text) && text.split(' ').length <= 5 && !/^\p{Lu}{2}$/u.test(text);

/**
 * `San Jose, CA`, `345 Encinal Street, Santa Cruz, CA 95060, US`, `London, England, United Kingdom`, `Leeds (Hybrid)`, `Remote`, several
 * parted by `;`, `|`, `/` or `or`. What does not read as a place is left out: a location column often holds something else.
 */
export function placesIn(text: string, around: Around = {}): { places: Place[]; mode?: WorkMode } {
  if (text.length > longestList) return { places: [] };
  const found = text
    .split(between)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, limits.cities);
  const parts = found.length === 0 ? [''] : found;
  const modes = new Set(
    parts.map((part) => (isRemote(part) ? 'Remote' : workModeIn(modeBeside.exec(part)?.[0] ?? ''))),
  );
  const mode = (['Remote', 'Hybrid', 'Onsite'] as const).find((each) => modes.has(each));
  const local = parts.filter((part) => !isRemote(part));
  const near = parts.flatMap((part) => (isRemote(part) ? (placeOfRemote(part) ?? []) : []));
  const places = [...near, ...local.flatMap((part) => placeOf(part.replace(modeBeside, ''), around) ?? [])];
  if (text.length > longestSentence && places.length - near.length < local.length) return { places: [] };
  return { places, ...(mode && { mode }) };
}

/** Where one may be at home, if that is a place that is known: 'Remote - EMEA' is everywhere. */
function placeOfRemote(part: string): Place | undefined {
  const { place = '' } = besideRemote.exec(part.replace(remote, ''))?.groups ?? {};
  const found = placeOf(place, {});
  return found?.country === undefined && found?.region === undefined ? undefined : found;
}

function placeOf(part: string, { region, country: said }: Around): Place | undefined {
  if (part.length > longestPlace) return undefined;
  const written = withCommas(part)
    .split(',')
    .map((piece) => piece.trim().replace(postcode, '').replace(district, '').replace(area, '$1').trim())
    .filter(Boolean)
    .flatMap(withCodeApart);
  const pieces = withCountryLast(written);
  // Beside more than a name the column says what stands there already.
  if (region && pieces.length < 2) pieces.push(region);
  const country = countryCalled(said ?? '');
  if (pieces.length > 1 && country && countryNamed(pieces.at(-1) ?? '') === country) pieces.pop();
  const readings = country ? inCountry(pieces, country) : readingsOf(pieces);
  const [place, ...or] = readings.filter(({ name }) => isName(name));
  return place && (or.length > 0 ? { ...place, or } : place);
}

/** `US-TX-Austin`, `USA - Austin, TX`, `Germany - Berlin`. */
function withCommas(part: string): string {
  const [first = '', ...rest] = part.split(/ [-–—] /);
  const isPlace = rest.length > 0 && !rest.some(isRemote) && countryNamed(first);
  return isPlace ? [first, ...rest].join(', ') : part.replace(/^(USA?)-([A-Z]{2})-/, '$1, $2, ');
}

const isCode = (piece: string) => /^[A-Z]{2,3}$/.test(piece);

/** `US, OH, Dublin` is written from the country down, as some hiring systems do; but `Lebanon, NH` is no country. */
function withCountryLast(pieces: readonly string[]): string[] {
  const [first = '', ...rest] = pieces;
  const [last, country] = [rest.at(-1), countryNamed(first)];
  if (last === undefined || !country || countryNamed(last)) return [...pieces];
  const regions = regionsCalled(last);
  const isRegion = regions.some((region) => region.country === country);
  if (regions.length > 0 && !isRegion) return [...pieces];
  const isBehindTown = isCode(last) || (isRegion && !isCode(rest[0] ?? ''));
  return [...(isBehindTown ? rest : rest.toReversed()), first];
}

function withCodeApart(piece: string): string[] {
  const [, name = '', code = ''] = codeBehind.exec(piece) ?? [];
  return regionsCalled(code).length > 0 ? [name, code] : [piece];
}

function readingsOf(pieces: readonly string[]): Place[] {
  const [before, last = ''] = [pieces.slice(0, -1), pieces.at(-1)];
  const country = countryNamed(last);
  if (country) return inCountry(before, country);
  if (before.length === 0) return regionsCalled(last).length > 0 ? asRegions(last) : [{ name: last }];
  const regions = regionsCalled(last).map((region) => ({ name: before.at(-1) ?? '', ...region }));
  const byCode = countryCalled(last);
  const others = byCode ? inCountry(before, byCode) : regions.length > 0 ? [] : pieces.map((name) => ({ name }));
  return [...regions, ...others];
}

/**
 * Where several names stand before a country, the first that the lookup knows is meant: a town is written before its district,
 * and that before its region.
 */
function inCountry(pieces: readonly string[], country: string): Place[] {
  const last = pieces.at(-1);
  if (last === undefined) return [{ name: country, country }];
  const region = regionsCalled(last).find((each) => each.country === country);
  if (!region) return pieces.map((name) => ({ name, country }));
  return [{ name: pieces.at(-2) ?? region.region, ...region }];
}

/** A state, or the city that is called like its state: `New York`, `Berlin`. */
const asRegions = (written: string): Place[] =>
  regionsCalled(written).map((region) => ({ name: region.region, ...region }));
