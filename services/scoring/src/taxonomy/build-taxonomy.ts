/**
 * Writes contracts/src/taxonomy/skills.json from the curated list beside this file and, where it leaves a gap,
 * from O*NET technology skills and ESCO skills. Deterministic: the same sources give the same bytes.
 *
 *   node services/scoring/src/taxonomy/build-taxonomy.ts <folder with the sources>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { baseForm, tokenise } from '../reading/text/tokens.ts';
import { keepHash } from './keep-hash.ts';
import { parseCsv, parseTable } from './parse-sources.ts';

/** `sameAs` are terms that, when another skill has them already, say that this is that skill. */
type Draft = {
  source: string;
  name: string;
  aliases: string[];
  sameAs: string[];
  ambiguous: string[];
  category: string;
};

const notice = [
  'This page includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license.',
  'This service uses the ESCO classification of the European Commission.',
  'Selected, renamed, shortened and added to; neither body has approved the result.',
];

const limits = { onetOccupations: 4, escoWords: 3, escoWordCount: 50, nameLength: 60 };

function main(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const esco = parseCsv(read('esco-skills.csv'));
  const occupations = parseTable(read('Occupation Data.txt'));
  const prose = [...esco.map((row) => row['description'] ?? ''), ...occupations.map((row) => row['Description'] ?? '')];
  const titles = parseTable(read('Alternate Titles.txt')).map((row) => row['Alternate Title'] ?? '');
  const everyday = everydayWords(prose);
  const taxonomy = new Taxonomy(new Set(linesOf('no-skills.txt').map(termKey)));
  for (const draft of curated(readFileSync(join(import.meta.dirname, 'curated-skills.txt'), 'utf8')))
    taxonomy.add(draft);
  for (const draft of onetTechnology(parseTable(read('Technology Skills.txt')), everyday)) taxonomy.add(draft);
  for (const draft of escoSkills(esco, wordCounts([...titles, ...prose]))) taxonomy.add(draft);
  const out = join(import.meta.dirname, '../../../../contracts/src/taxonomy/skills.json');
  const related = relatedNames(linesOf('related-skills.txt'), new Set(taxonomy.drafts.map(({ name }) => name)));
  const skills = taxonomy.drafts.map((draft) => record(draft, related.get(draft.name)));
  const lines = skills.map((skill) => JSON.stringify(skill));
  writeFileSync(out, `{"notice":${JSON.stringify(notice)},\n"skills":[\n${lines.join(',\n')}\n]}\n`);
  keepHash('skills', skills);
  console.log(`${lines.length} skills`);
}

function record({ source, name, aliases, ambiguous, category }: Draft, related: readonly string[] = []) {
  return {
    id: derivedId('skill', source),
    name,
    aliases,
    category,
    ...(ambiguous.length > 0 && { ambiguous }),
    ...(related.length > 0 && { related }),
  };
}

/** By the name of each skill those that stand with it in a group, in the order of the groups. */
function relatedNames(groups: readonly string[], known: ReadonlySet<string>): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const group of groups) {
    const names = group.split(', ');
    const unknown = names.filter((name) => !known.has(name));
    if (unknown.length > 0) throw new Error(`related-skills.txt: there is no ${unknown.join(', ')}`);
    for (const name of names) {
      const others = names.filter((other) => other !== name);
      related.set(name, [...new Set([...(related.get(name) ?? []), ...others])]);
    }
  }
  return related;
}

/** Terms are given away once: what comes first keeps them, and a later skill that is already named is dropped. */
class Taxonomy {
  readonly drafts: Draft[] = [];
  readonly #taken = new Set<string>();
  readonly #none: ReadonlySet<string>;

  /** @param none what is not taken from the sources, as no skill is meant by it. */
  constructor(none: ReadonlySet<string>) {
    this.#none = none;
  }

  add(draft: Draft) {
    if (draft.name.length > limits.nameLength || this.#isNone(draft)) return;
    if ([draft.name, ...draft.sameAs].some((term) => this.#taken.has(termKey(term)))) return;
    this.#taken.add(termKey(draft.name));
    const aliases = draft.aliases.filter((alias) => {
      const key = termKey(alias);
      return key !== '' && !this.#taken.has(key) && Boolean(this.#taken.add(key));
    });
    this.drafts.push({ ...draft, aliases });
  }

  #isNone = ({ source, name }: Draft) =>
    !source.startsWith('curated:') &&
    [name, source.replace(/^onet:/, '')].some((term) => this.#none.has(termKey(term)));
}

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const termKey = (term: string) =>
  tokenise(term)
    .map((token) => baseForm(token.lower))
    .join(' ');

function curated(text: string): Draft[] {
  const drafts: Draft[] = [];
  let category = '';
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) {
      category = heading;
      continue;
    }
    const terms = line.split(',').map((term) => term.trim());
    const [name = '', ...aliases] = terms.filter((term) => !/^[!?]/.test(term));
    // An exact spelling stays as it is; a word in any spelling is stored in lower case, which is how readers tell them apart.
    const ambiguous = terms
      .filter((term) => /^[!?]/.test(term))
      .map((term) => (term.startsWith('?') ? term.slice(1).toLowerCase() : term.slice(1)));
    const named = new Set([name, ...aliases].map(termKey));
    drafts.push({
      source: `curated:${name.toLowerCase()}`,
      name,
      aliases: [...aliases, ...ambiguous.filter((term) => !named.has(termKey(term)))],
      sameAs: [],
      ambiguous,
      category,
    });
  }
  return drafts;
}

const vendors =
  /^(?:Microsoft|Adobe|Oracle|Apache|IBM|Autodesk|Google|Apple|Atlassian|Amazon|SAP|Intuit|ESRI|Dassault Systemes|The MathWorks|Red Hat|Cisco Systems|Cisco|Bentley|Trimble|Siemens|PTC|Corel|Symantec|Hewlett Packard|HP|Citrix|Sage|Infor|Blackbaud|Thomson Reuters|Wolfram Research|National Instruments|Rockwell|Amazon Web Services AWS) /;
const general =
  /^[A-Z][\w'-]*(?: [a-z][\w'-]*)*(?: [A-Z]{2,6})? (?:software|systems?|tools?|programs?|applications?|databases?|frameworks?)$/;

function* onetTechnology(rows: Record<string, string>[], everyday: ReadonlySet<string>): Iterable<Draft> {
  const products = new Map<string, { occupations: number; hot: boolean; category: string }>();
  for (const row of rows) {
    const product = row['Example'] ?? '';
    const known = products.get(product);
    products.set(product, {
      occupations: (known?.occupations ?? 0) + 1,
      hot: known?.hot === true || row['Hot Technology'] === 'Y' || row['In Demand'] === 'Y',
      category: row['Commodity Title'] ?? '',
    });
  }
  const common = [...products].filter(([product, { occupations, hot }]) =>
    general.test(product)
      ? hot && !everyday.has(product.split(' ')[0]?.toLowerCase() ?? '')
      : hot || occupations >= limits.onetOccupations,
  );
  for (const [product, { category, hot }] of common.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const bare = product.replace(/ (?:software|programming language|programming software)$/, '');
    const [, long, short] = /^(.+?) \(?([A-Z][A-Z0-9/]{1,7})\)?$/.exec(bare) ?? [];
    const name =
      long !== undefined && short !== undefined && initials(long).endsWith(short.at(-1)?.toLowerCase() ?? '')
        ? long
        : bare;
    const sameAs = [...(name === bare ? [] : [short ?? '']), name.replace(vendors, '')].filter(
      (term) => term !== name && /^\D/.test(term) && term.length > 1 && (hot || !everyday.has(term.toLowerCase())),
    );
    if (!hot && everyday.has(name.toLowerCase().replaceAll(/\W/g, ''))) continue;
    const aliases = bare === name ? sameAs : [bare, ...sameAs];
    const unsure = [name, ...aliases].filter(
      (term) =>
        (!/\s/.test(term) &&
          (everyday.has(term.toLowerCase()) || /^[A-Z](?:[a-z]+|[A-Z]+)$/.test(term) || term.length < 4)) ||
        // "experienced managers" are no Experience Manager.
        (sameAs.includes(term) && term.split(/\s+/).every((word) => everyday.has(word.toLowerCase()))),
    );
    yield {
      source: `onet:${product}`,
      name,
      aliases,
      sameAs,
      ambiguous: unsure,
      category: category.replace(/^Data base/, 'Database'),
    };
  }
}

const initials = (words: string) =>
  words
    .split(/\s+/)
    .map((part) => part.charAt(0).toLowerCase())
    .join('');

function* escoSkills(rows: Record<string, string>[], counts: ReadonlyMap<string, number>): Iterable<Draft> {
  for (const row of rows) {
    const label = (row['skill_name'] ?? '').replace(/\s*\(.*?\)/g, '');
    const words = tokenise(label);
    if (words.length < 2 || words.length > limits.escoWords || !/^[\x20-\x7e]+$/.test(label)) continue;
    if (words.some((token) => (counts.get(token.stem) ?? 0) < limits.escoWordCount)) continue;
    const name = `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
    yield {
      source: row['original_id'] ?? '',
      name,
      // Their other names are of other things: "trade booking" is not selling books.
      aliases: [],
      sameAs: [],
      ambiguous: [],
      category: 'Occupational skills',
    };
  }
}

/** Words that stand in lower case in running text, so that a product of that name needs context. */
function everydayWords(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const { text: written, lower } of tokenise(text)) {
      if (written === lower) counts.set(lower, (counts.get(lower) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([lower]) => lower));
}

function wordCounts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const part of new Set(tokenise(text).map((token) => token.stem)))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    'usage: build-taxonomy.ts <folder with "Technology Skills.txt", "Occupation Data.txt", "Alternate Titles.txt" and esco-skills.csv>',
  );
  process.exit(1);
}
main(folder);
