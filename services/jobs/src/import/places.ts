import { countries, partsOfCountry, shortNames } from '../lookups/countries.ts';

/**
 * A place as a post names it. Without a region it is only a name, which the lookup has to know. `before` it may stand the city that
 * is meant, where the name is of a region: 'Bengaluru, Karnataka, India'.
 */
export type Place = { name: string; region?: string; country?: string; before?: string };

const states: Record<string, string> = Object.fromEntries(
  (
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|' +
    'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
    'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
    'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
    'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
    'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
  )
    .split('|')
    .map((state) => [state.slice(0, 2), state.slice(3)]),
);
const stateByName = new Map(Object.values(states).map((name) => [name.toLowerCase(), name]));

/** By what people write, but for codes and names that states have, too: 'CA' and 'Georgia'. */
const countryByName = new Map(
  [
    ...countries.flatMap(({ cca2, name }) =>
      [name.common, name.official, ...shortNames(cca2), ...(partsOfCountry[cca2] ?? [])].map(
        (written) => [written.toLowerCase(), name.common] as const,
      ),
    ),
    ...['us', 'u.s.'].map((written) => [written, 'United States'] as const),
    ['gb', 'United Kingdom'] as const,
  ].filter(([written]) => !stateByName.has(written)),
);

/** `CA`, `California`, `US-CA`, `CA 92123`, `California 94085`. */
function stateOf(part: string): string | undefined {
  const name = part.replace(/\s+\d{5}(?:-\d{4})?$/, '').replace(/^US-/, '');
  return states[name.toUpperCase()] ?? stateByName.get(name.toLowerCase());
}

const isRemote = (text: string) => /^(?:(?:100%|fully) )?remote\b/i.test(text);
/** A name and nothing else: no digits, no colon, no sentence. */
const isName = (text: string) => /^\p{Lu}[\p{L}\p{M}'’. -]{1,39}$/u.test(text) && text.split(/\s+/).length <= 5;

/**
 * `San Jose, CA`, `345 Encinal Street, Santa Cruz, CA 95060, US`, `Paris, France`, `Remote`, several parted by `;`, `|` or `/`.
 * What does not read as a place is left out: a location column often holds something else.
 */
export function placesIn(text: string): { places: Place[]; remote: boolean } {
  if (text.length > 300) return { places: [], remote: false };
  const parts = text.split(/\s*[;|/\n]\s*/).filter(Boolean);
  return {
    remote: parts.some(isRemote),
    places: parts.filter((part) => !isRemote(part)).flatMap((part) => placeOf(part) ?? []),
  };
}

function placeOf(text: string): Place | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1)?.toLowerCase() ?? '';
  const country = countryByName.get(last);
  // 'CA' and 'IN' are states at the end of two parts, so that countries are known by longer names only.
  if (country && parts.length > 1) parts.pop();
  const region = parts.length > 1 ? stateOf(parts.at(-1) ?? '') : undefined;
  if (region) parts.pop();
  const name = parts.pop()?.replace(/\s+\d{5}(?:-\d{4})?$/, '');
  if (!name || !isName(name)) return undefined;
  if (region) return { name, region, country: 'United States' };
  const before = parts.at(-1);
  if (country) return { name, country, ...(before !== undefined && isName(before) && { before }) };
  return before === undefined ? { name } : undefined;
}
