import { countries } from '../../../lookups/countries.ts';

type Country = (typeof countries)[number];
const namesOf = (isThere: (country: Country) => boolean): string =>
  countries
    .filter((country) => country.independent && isThere(country))
    .map(({ name }) => name.common)
    .join(' | ');
const among = (codes: string): string => namesOf(({ cca2 }) => codes.split(' ').includes(cca2));

/** Parts of the world that people look for work in, with their countries, as posts name these. Most posts in Georgia are in the American one. */
export const worldRegions: readonly string[] = [
  `europe > ${namesOf(({ region }) => region === 'Europe')}`,
  // As `countries` does not say who is in the union.
  `eu | european union > ${among('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK')}`,
  `asia > ${namesOf(({ region, cca2 }) => region === 'Asia' && cca2 !== 'GE')}`,
  `africa > ${namesOf(({ region }) => region === 'Africa')}`,
  `north america > ${among('US CA MX')}`,
  `south america > ${namesOf(({ subregion }) => subregion === 'South America')}`,
  `latin america | latam > ${namesOf(({ subregion, cca2 }) => /^(?:South|Central) America$/.test(subregion) || cca2 === 'MX')}`,
  `scandinavia | nordics > ${among('DK FI IS NO SE')}`,
  `dach > ${among('AT CH DE')}`,
  `benelux > ${among('BE LU NL')}`,
];
