/**
 * Writes trade-words.json: nouns that say something of a trade ("ward", "ledger", "pallet"), read from the names of ESCO
 * skills. What a skill is done to stands last in its name or before its first preposition: "load pallets onto trucks". A word
 * that also begins names is a verb there and left out, as are those of empty-nouns.txt. Deterministic: the same source gives
 * the same bytes.
 *
 *   node services/scoring/src/taxonomy/build-trade-words.ts <folder with esco-skills.csv>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseForm } from '../reading/text/tokens.ts';
import { keepHash } from './keep-hash.ts';
import { parseCsv } from './parse-sources.ts';

const notice = 'This service uses the ESCO classification of the European Commission.';
const joining = new Set(
  'with of by for in on to at from into about against under over between across during through as using via according and or towards within per the a an their'.split(
    ' ',
  ),
);
const limits = { least: 2, letters: 4, asVerb: 0.15 };

function main(folder: string) {
  const rows = parseCsv(readFileSync(join(folder, 'esco-skills.csv'), 'utf8'));
  const names = rows.flatMap((row) => [row['skill_name'] ?? '', ...(row['aliases'] ?? '').split(',')]);
  const objects = new Map<string, number>();
  const verbs = new Map<string, number>();
  for (const name of names) {
    const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
    if (words.length > 1) count(verbs, words[0]);
    for (const word of objectsOf(words)) count(objects, word);
  }
  const emptyNouns = readFileSync(join(import.meta.dirname, 'empty-nouns.txt'), 'utf8').replace(/^#.*$/gm, '');
  const empty = new Set(emptyNouns.split(/\s+/).map(baseForm));
  const found = [...objects].filter(
    ([word, often]) => isTrade(word, often, verbs.get(word) ?? 0) && !empty.has(baseForm(word)),
  );
  const words = found.map(([word]) => word).toSorted();
  writeFileSync(
    join(import.meta.dirname, 'trade-words.json'),
    `{"notice":${JSON.stringify(notice)},\n"words":[\n${words.map((word) => JSON.stringify(word)).join(',\n')}\n]}\n`,
  );
  keepHash('words', words);
  console.log(`${words.length} words`);
}

function objectsOf(words: readonly string[]): string[] {
  const joint = words.findIndex((word, at) => at > 0 && joining.has(word));
  const end = joint === -1 ? words.length : joint;
  const last = joint === -1 || words[joint] === 'to' ? undefined : words.at(-1);
  const objects = end > 1 || words.length === 1 ? [words[end - 1]] : [];
  return [...objects, last].filter((word) => word !== undefined && !joining.has(word)) as string[];
}

const isTrade = (word: string, often: number, asVerb: number) =>
  often >= limits.least &&
  asVerb <= limits.asVerb * often &&
  word.length >= limits.letters &&
  !/(?:ing|ly)$/.test(word);

const count = (counts: Map<string, number>, word: string | undefined) =>
  word === undefined ? undefined : counts.set(word, (counts.get(word) ?? 0) + 1);

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: build-trade-words.ts <folder with esco-skills.csv>');
  process.exit(1);
}
main(folder);
