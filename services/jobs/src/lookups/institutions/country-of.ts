import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from '../countries.ts';

/** Endings that anybody may buy, whatever country they are of; below `edu.` or `ac.` they are that country's. */
const soldToAnybody = new Set('ac ag ai as cc cd co fm gg im io la me nu sc sh st su tk to tv vc vg ws'.split(' '));
const ofPlaces: Readonly<Record<string, string>> = {
  barcelona: 'ES',
  berlin: 'DE',
  bzh: 'FR',
  cat: 'ES',
  corsica: 'FR',
  cymru: 'GB',
  eus: 'ES',
  gal: 'ES',
  gov: 'US',
  hamburg: 'DE',
  koeln: 'DE',
  krd: 'IQ',
  london: 'GB',
  mil: 'US',
  moscow: 'RU',
  nrw: 'DE',
  paris: 'FR',
  quebec: 'CA',
  rio: 'BR',
  schule: 'DE',
  scot: 'GB',
  swiss: 'CH',
  wales: 'GB',
};

const byEnding = new Map(
  countries.flatMap(({ cca2, tld }) =>
    tld.filter((ending) => /^\.[a-z]{2}$/.test(ending)).map((ending) => [ending.slice(1), cca2] as const),
  ),
);
// Shared endings: the larger country's.
for (const [ending, country] of [
  ['us', 'US'],
  ['nl', 'NL'],
  ['fr', 'FR'],
  ['gp', 'GP'],
  ['uk', 'GB'],
] as const) {
  byEnding.set(ending, country);
}

const eduAbroad = new Map(
  readFileSync(join(import.meta.dirname, 'edu-abroad.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [country = '', ...names] = line.split(' ');
      return names.map((name) => [name, country] as const);
    }),
);

// What follows the last comma of a name, in parentheses or after "of": where else a word is a country's, it may be a river's or a person's.
const namedAtTheEnd = countries.map(({ cca2, name }) => ({
  cca2,
  pattern: new RegExp(String.raw`(?:, ?|\(| of | in | – | - )${name.common}\)?$`, 'i'),
}));
const alsoOfStates = new Set(['GE', 'JE', 'LB', 'JO', 'MX', 'PE', 'GN']);

/** The country of an institution by its address, ISO 3166-1 alpha-2; where that says nothing by the end of its name; '' for unknown. */
export function countryOf(domain: string, names: readonly string[]): string {
  const [top = '', second = '', third = ''] = domain.split('.').toReversed();
  if (top === 'edu') return eduAbroad.get(second) ?? 'US';
  if (ofPlaces[top] !== undefined) return ofPlaces[top];
  const isPublic = ['ac', 'edu', 'gov', 'gob', 'sch'].includes(second) && third !== '';
  const country = soldToAnybody.has(top) && !isPublic ? undefined : byEnding.get(top);
  return country ?? countryNamedIn(names);
}

function countryNamedIn(names: readonly string[]): string {
  const named = namedAtTheEnd.find(
    ({ cca2, pattern }) => !alsoOfStates.has(cca2) && names.some((name) => pattern.test(name)),
  );
  return named?.cca2 ?? '';
}
