import { folded } from '@waypost/contracts/bounded-marks';
import { stateNames } from '@waypost/runtime/cities/state-names';
import { tidy } from '../../reading/structure/written-dates.ts';
import { countryWords } from '../words/countries.ts';
import { namesPosition } from '../words/positions.ts';

/** The names of cities, folded. */
export type Cities = ReadonlySet<string>;
export const noCities: Cities = new Set();

const states = ['US', 'CA', 'GB', 'AU'].flatMap((country) => Object.values(stateNames[country] ?? {}));
const regions = [countryWords, ...states].join('|');
/** What stands behind the name of a city: two capitals, a state, a country. */
const region = `(?:\\p{Lu}{2}|D\\.C\\.|NSW|QLD|VIC|TAS|ACT|(?:${regions})\\.?)`;
const name = String.raw`(?!(?:Inc|Ltd|LLC|Co|Corp|GmbH|AG|BV|SA|PLC)\b)\p{Lu}[\p{L}.'-]{1,24}`;
/** First words of names of cities that have several. */
const first =
  '(?:New|San|Santa|St\\.?|Saint|Los|Las|Palo|Mountain|Fort|El|Salt Lake|Mexico|Hong|Kuala|Buenos|São|Sao|Rio de|Cape|Tel|The|La|Menlo|Redwood|Long|Baton|Grand|Des|Ann|North|South|East|West|Ho Chi)';

const stateCodes = [...Object.keys(stateNames['US'] ?? {}), 'NSW', 'QLD', 'VIC', 'TAS'].join('|');

/** Behind a separator that is no space: all of it is the place. */
const apart = new RegExp(`[,|·•(–—\\t-] ?((?:${name} ){0,2}${name}, ?${region})\\)?$`, 'u');
/** "Ohio Valley Beverage, Dayton OH": a state of America as its two capitals. */
const ofState = new RegExp(`[,|·•(–—\\t-] ?((?:${first} )?${name} (?:${stateCodes}))\\)?$`, 'u');
/** "Dunamu Inc. Seoul, S.Korea": behind a space alone the city is one word, unless it begins as longer names do, and no hospital. */
const joined = new RegExp(
  `(?:^| )((?:${first} )?(?!(?:Hospital|University|College|School|Clinic|Bank|Group|Hotel|Academy|Institute)\\b)${name}, ?${region})$`,
  'u',
);
const whole = new RegExp(`^((?:${name} ){0,2}${name}, ?${region}(?:, (?:${regions}))?)$`, 'u');
/** What is slow to compile. */
export const placePatterns: readonly RegExp[] = [apart, ofState, joined, whole];

const remote = /(?:^|[,|·•(–—\t-] ?)(remote|hybrid|on-?site|(?:various|multiple) locations)\)?$/i;

const several = / ?(?:&|\/|;|\||·| and ) ?/;

/** "Ghent, Belgium (Remote)", "Ghent, Belgium · Hybrid" */
export const modeBehind = / ?(?:\((?:remote|hybrid|on-?site)\)| · (?:remote|hybrid|on-?site))$/i;
/** Whether a text is a place, or some of them, and nothing else. */
export const isPlace = (text: string, cities = noCities) =>
  /^(?:fully )?(?:remote|hybrid|on-?site)$/i.test(text) ||
  text
    .replace(modeBehind, '')
    .split(several)
    .every(
      (one) =>
        [quietly(one), one.replaceAll(around, '')].some((of) => whole.test(of)) ||
        isCity(one.replace(behindCity, ''), cities) ||
        isAsLinkedIn(one, cities),
    );

/** Whether it says more than "Crumb Hospital, Kenya" does: a listed city stands first, or a region behind it and a country. */
export const isSurelyPlace = (text: string, cities: Cities) =>
  isPlace(text, cities) && (isCity(text.split(',')[0] ?? '', cities) || text.split(',').length > 2);

/** "Rye NY" */
const behindCity = new RegExp(` (?:${stateCodes})$`);

const around = /^Greater |,? (?:Metropolitan |Metro |Bay )?Area$/g;
const ofCountry = new RegExp(`^${region}$`, 'u');
/** "Montréal, Quebec, Canada" */
function isAsLinkedIn(text: string, cities: Cities): boolean {
  const [city = '', state = '', country = ''] = text.split(', ');
  return country !== '' && isCity(city, cities) && ofCountry.test(country) && /^\p{Lu}[\p{L} -]{1,30}$/u.test(state);
}
const ofStates = new RegExp(`^(?:${stateCodes})(?:(?:, ?|/)(?:${stateCodes}))+$`);

/** The name of a listed city, or of what lies around one; a baker is nowhere in Louisiana. */
const isCity = (text: string, cities: Cities) =>
  text.length <= longestCity &&
  /^\p{Lu}/u.test(text) &&
  cities.has(folded(text.replaceAll(around, ''))) &&
  !namesPosition(text);
const longestCity = 60;

/** "LARCH, GHANA" as it is written elsewhere, with as many letters. */
const quietly = (line: string) =>
  /\p{Ll}/u.test(line) ? line : line.replaceAll(/(?<=\p{Lu})\p{Lu}{3,}/gu, (rest) => rest.toLowerCase());

/** Takes the place off the end of a header line. A city whose region is not named is one behind a separator. */
export function splitPlace(line: string, cities = noCities): { rest: string; place: string } {
  if (ofStates.test(line) || (several.test(line) && isPlace(line))) return { rest: '', place: line };
  const written = quietly(line);
  const found =
    remote.exec(line)?.[1] ??
    cityAtEnd(line, cities) ??
    (apart.exec(written) ?? ofState.exec(written) ?? joined.exec(written))?.[1];
  const at = found === undefined ? 0 : Math.max(line.lastIndexOf(found), written.lastIndexOf(found));
  const place = found && line.slice(at, at + found.length);
  // "ETH Zürich, Switzerland" is a school.
  if (place === undefined || /^\p{Lu}{2,5} \p{Lu}\p{Ll}/u.test(place)) return { rest: line, place: '' };
  const rest = tidy(line.slice(0, line.lastIndexOf(place)));
  // "City of Ghent, KY" is an employer.
  return { rest: ofTown.test(rest) ? `${rest} ${place.split(',')[0]}` : rest, place };
}

const ofTown = /\b(?:borough|city|county|town|township|village) of$/i;

const separator = /[,|·•(–—\t] ?| - /g;

function cityAtEnd(line: string, cities: Cities): string | undefined {
  const last = [...line.matchAll(separator)].at(-1);
  if (last === undefined || last.index === 0) return undefined;
  const behind = line.slice(last.index + last[0].length).replace(/[).]$/, '');
  // "Albany, New York" is in the state, "Acme, New York" in the city.
  const before =
    line
      .slice(0, last.index)
      .split(/[|·•(–—\t,] ?/)
      .at(-1) ?? '';
  return isCity(behind, cities) && !isCity(before, cities) ? behind : undefined;
}

/** "12 Mill Road, Albany, NY 12201" below who somebody worked for. */
const street =
  /^\d{1,5} (?:[\p{L}\d.'’-]{1,20} ){1,4}(?:Ave(?:nue)?|Blvd|Boulevard|Dr(?:ive)?|Hwy|Highway|La(?:ne)?|Ln|Parkway|Pkwy|Pl(?:ace)?|R(?:oa)?d|Sq(?:uare)?|St(?:reet)?|Way)\b\.?.{0,60}$/u;
export const isStreet = (line: string) => street.test(line);
/** Without the street and the code. */
export const cityOfStreet = (line: string) =>
  line.includes(', ') ? line.replace(/^[^,]+, | \d{5}(?:-\d{4})?$/g, '') : '';
