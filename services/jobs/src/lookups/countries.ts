import source, { type Countries } from 'world-countries';

/** The countries of ISO 3166. The package's types describe its ES module, but Node loads its CommonJS one. */
export const countries = source as unknown as Countries;

/** What the package leaves out. */
const further: Readonly<Record<string, readonly string[]>> = { TR: ['Turkey'], US: ['America'] };
/** What people write for a country of which each is a part. */
export const partsOfCountry: Readonly<Record<string, readonly string[]>> = {
  GB: ['England', 'Scotland', 'Wales', 'Northern Ireland'],
};

const isShort = (name: string) => name.split(' ').length <= 2;
const shortByCode = new Map<string, readonly string[]>(
  countries.map(({ cca2, name, altSpellings }) => {
    const native = Object.values(name.native).map(({ common }) => common);
    const others = [...altSpellings, ...native].filter((other) => other !== cca2 && isShort(other));
    return [cca2, [...(further[cca2] ?? []), ...others]];
  }),
);

/** What people write for a country besides its names and codes, also in its own language: UAE, Holland, Deutschland. */
export const shortNames = (cca2: string): readonly string[] => shortByCode.get(cca2) ?? [];
