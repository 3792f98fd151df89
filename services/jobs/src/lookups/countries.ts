import source, { type Countries } from 'world-countries';

/** The countries of ISO 3166. The package's types describe its ES module, but Node loads its CommonJS one. */
export const countries = source as unknown as Countries;

const short: Readonly<Record<string, readonly string[]>> = { GB: ['UK', 'Great Britain'], US: ['America'] };

/** What people write for a country besides its names and codes. */
export const shortNames = (cca2: string): readonly string[] => short[cca2] ?? [];
