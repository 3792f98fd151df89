import { folded } from '@waypost/contracts/bounded-marks';
import { stateCodes, stateNames } from '@waypost/runtime/cities/state-names';
import { countries, partsOfCountry, shortNames } from '../../lookups/countries.ts';
import { countryName } from '../../lookups/regions.ts';

/** A first-level division, with the common name of its country. */
export type NamedRegion = { region: string; country: string };

const regionsByName = new Map<string, NamedRegion[]>();
for (const [cca2, names] of Object.entries(stateNames)) {
  for (const region of Object.values(names)) {
    for (const written of [region, stateCodes[cca2]?.[region] ?? '']) {
      const known = regionsByName.get(folded(written)) ?? [];
      if (written) regionsByName.set(folded(written), [...known, { region, country: countryName(cca2) }]);
    }
  }
}

/** `CA`, `California`, `US-CA`, `D.C.`, `ON`: of a code that two countries have, the first is of the United States. */
export const regionsCalled = (written: string): readonly NamedRegion[] =>
  regionsByName.get(folded(written.replace(/^US-/, '').replace(/^(\p{L})\.(\p{L})\.$/u, '$1$2'))) ?? [];

/** By what people write, but for names that states have, too: 'Georgia'. */
const countriesByName = new Map(
  [
    ...countries.flatMap(({ cca2, cca3, name }) =>
      [name.common, name.official, cca3, ...shortNames(cca2), ...(partsOfCountry[cca2] ?? [])].map(
        (written) => [folded(written), name.common] as const,
      ),
    ),
    ...['us', 'u.s.', 'u.s.a.'].map((written) => [written, 'United States'] as const),
    ...['gb', 'u.k.'].map((written) => [written, 'United Kingdom'] as const),
  ].filter(([written]) => !regionsByName.get(written)?.some(({ country }) => country === 'United States')),
);
const countriesByCode = new Map(countries.map(({ cca2, name }) => [cca2.toLowerCase(), name.common]));

/** The country that a text names, and nothing else. */
export const countryNamed = (written: string): string | undefined => countriesByName.get(folded(written));
/** The same where it stands for a country, so that a code, or `Georgia`, is one. */
export const countryCalled = (written: string): string | undefined =>
  countryNamed(written) ??
  countriesByCode.get(written.toLowerCase()) ??
  countries.find(({ name }) => folded(name.common) === folded(written))?.name.common;
