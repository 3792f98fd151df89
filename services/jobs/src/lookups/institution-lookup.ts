import { readFile } from 'node:fs/promises';
import type { InstitutionResult } from '@waypost/contracts/entities/lookup';
import { forEachYielding } from '@waypost/runtime/for-each-yielding';
import { madeOnce } from '@waypost/runtime/made-once';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { lookedUpWords, startsOf } from '../search/words/word-starts.ts';
import { foldedWords } from '../search/words/words.ts';
import { countries, shortNames } from './countries.ts';
import type { Lookup } from './ranked-list.ts';
import { createWordIndex } from './word-index.ts';

/** A line of `institutions/institutions.tsv`: what its id is derived from, its country, its city, its names. */
const partsOf = (line: string) => {
  const [key = '', country = '', city = '', names = ''] = line.split('\t');
  return { key, country, city, names: names.split('|') };
};

const noteSign = '#'.charCodeAt(0);

/**
 * Schools and universities, best known first. They are read when first asked for, a few at a time: it takes a third of a second
 * and 20 MB.
 */
export function createInstitutionLookup(
  file = new URL('institutions/institutions.tsv', import.meta.url),
): Lookup<InstitutionResult> {
  const loaded = madeOnce(() => readInstitutions(file));
  return {
    async search(text, { limit, page }) {
      const { find, resultAt } = await loaded();
      return find(startsOf(text), page * limit)
        .slice((page - 1) * limit)
        .map(resultAt);
    },
    async byIds(ids) {
      const { numberOf, resultAt } = await loaded();
      return ids.flatMap((id) => numberOf.get(id) ?? []).map(resultAt);
    },
  };
}

type Institutions = {
  numberOf: ReadonlyMap<string, number>;
  resultAt(number: number): InstitutionResult;
  /** The first `most` that have all the words in their names, their city or their country: those called so before all others. */
  find(typed: readonly string[], most: number): number[];
};

async function readInstitutions(file: URL): Promise<Institutions> {
  const places = readPlaces();
  const [inNames, inPlaces] = [createWordIndex(), createWordIndex()];
  const [numberOf, byName] = [new Map<string, number>(), new Map<string, number[]>()];
  const lines: string[] = [];

  const bytes = await readFile(file);
  await forEachYielding(linesOf(bytes), (line) => {
    const number = lines.push(line) - 1;
    const { key, country, city, names } = partsOf(line);
    numberOf.set(idOf(key), number);
    inPlaces.add(number, [...foldedWords(city), ...places(country).words]);
    for (const name of names) {
      const words = lookedUpWords(name);
      inNames.add(number, words);
      for (const known of new Set([words.join(' '), properWords(words)])) {
        const others = byName.get(known);
        if (others === undefined) byName.set(known, [number]);
        else others.push(number);
      }
    }
  });

  return {
    numberOf,
    resultAt(number) {
      const { key, country, city, names } = partsOf(lines[number] ?? '');
      const location = [city, places(country).name]
        .filter((part, at, parts) => part && part !== parts[at + 1])
        .join(', ');
      const [name = ''] = names;
      return { institution_id: idOf(key), institution_name: name, name, location };
    },
    find(typed, most) {
      const have = new Uint8Array(lines.length);
      for (const [at, start] of typed.entries()) {
        const hasAlso = (number: number) => {
          if (have[number] === at) have[number] = at + 1;
        };
        inNames.each(start, hasAlso);
        inPlaces.each(start, hasAlso);
      }
      const called = [typed.join(' '), properWords(typed)].flatMap((name) => byName.get(name) ?? []);
      const found = new Set(called.filter((number) => have[number] === typed.length).slice(0, most));
      for (let number = 0; number < lines.length && found.size < most; number++) {
        if (have[number] === typed.length) found.add(number);
      }
      return [...found];
    },
  };
}

/** The lines of a file that are no notes. */
function* linesOf(bytes: Buffer) {
  for (let [at, end] = [0, 0]; at < bytes.length; at = end + 1) {
    end = bytes.indexOf('\n', at);
    if (bytes[at] !== noteSign) yield bytes.toString('utf8', at, end);
  }
}

const idOf = (key: string) => derivedId('institution', key);

const ofAnySchool = new Set(
  'university college institute school academy technology technical of the and for in at de do da del di der fur universitat universite universidad universidade universita'.split(
    ' ',
  ),
);

/** What a school is told by: who types "York" means the University of York, rather than one in New York. */
const properWords = (words: readonly string[]) => words.filter((word) => !ofAnySchool.has(word)).join(' ');

/** The name of a country, and the words that it is looked for with. */
function readPlaces() {
  const byCode = new Map(
    countries.map(({ cca2, cca3, name }) => {
      const words = foldedWords([name.common, cca2, cca3, ...shortNames(cca2)].join(' '));
      return [cca2 as string, { name: name.common, words }];
    }),
  );
  return (code: string) => byCode.get(code) ?? { name: '', words: [] };
}
