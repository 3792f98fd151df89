/**
 * Writes the files of manifest.json beside this one: O*NET's and ESCO's occupations, the titles that they go by, of each the centre
 * of its titles' vectors, and how rare runs of letters are in all titles. Deterministic: the same sources and model give the same bytes.
 *
 *   node services/scoring/src/occupations/build-occupations.ts <folder with the sources>
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { modelVersion } from '@waypost/model/model-file';
import { cosine, dimensions, meanVector, type Vector, vectorOf } from '@waypost/model/vectors';
import { parse } from 'csv-parse/sync';
import { parseTable } from '../taxonomy/parse-sources.ts';
import { weighRuns } from './letter-runs.ts';

type Source = { id: string; titles: readonly string[] };

const notice = [
  'This page includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license.',
  'This service uses the ESCO classification of the European Commission.',
  'Selected and joined; neither body has approved the result.',
];

const [folder = '.'] = process.argv.slice(2);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const distinct = (names: readonly (string | undefined)[]) => [
  ...new Set(names.map((name) => name?.trim() ?? '').filter((name) => name !== '' && name !== 'n/a')),
];

function onet(): Source[] {
  const titles = Map.groupBy(
    [
      ...parseTable(read('Alternate Titles.txt')).map((row) => ({
        code: row['O*NET-SOC Code'],
        names: [row['Alternate Title'], row['Short Title']],
      })),
      ...parseTable(read('Sample of Reported Titles.txt')).map((row) => ({
        code: row['O*NET-SOC Code'],
        names: [row['Reported Job Title']],
      })),
    ],
    ({ code }) => code,
  );
  return parseTable(read('Occupation Data.txt')).map((row) => {
    const code = row['O*NET-SOC Code'] ?? '';
    const others = (titles.get(code) ?? []).flatMap(({ names }) => names);
    return { id: `onet:${code}`, titles: distinct([row['Title'], ...others]) };
  });
}

function esco(): Source[] {
  const rows: Record<string, string>[] = parse(read('esco-occupations-en-1.1.1.csv'), { columns: true, bom: true });
  return rows.map((row) => ({
    id: `esco:${row['conceptUri']?.split('/').at(-1) ?? ''}`,
    titles: distinct([
      row['preferredLabel'],
      ...(row['altLabels'] ?? '').split('\n'),
      ...(row['hiddenLabels'] ?? '').split('\n'),
    ]),
  }));
}

/** How many titles of one list lie nearest to each occupation of the other: what many titles are of is common. */
function countTitles(of: readonly Source[], centres: readonly Vector[], others: readonly Source[]): number[] {
  const counts = of.map(() => 0);
  for (const title of others.flatMap(({ titles }) => titles)) {
    const vector = vectorOf(title);
    let [nearest, best] = [0, -1];
    for (const [at, centre] of centres.entries()) {
      const value = cosine(vector, centre);
      if (value > best) [nearest, best] = [at, value];
    }
    counts[nearest]! += 1;
  }
  return counts;
}

/** As bytes; how long a centre is says nothing. */
function asBytes(vector: Vector): Int8Array {
  const most = Math.max(...vector.map(Math.abs), 1e-9);
  return Int8Array.from(vector, (value) => Math.round((value / most) * 127));
}

const byId = (a: Source, b: Source) => (a.id < b.id ? -1 : 1);
const lists = [esco(), onet()].map((list) => list.toSorted(byId));
const centres = lists.map((list) => list.map(({ titles }) => meanVector(titles.map((title) => vectorOf(title)))));
const sources = lists.flat();
const occupations = lists.flatMap((list, at) => {
  const counts = countTitles(list, centres[at] ?? [], lists[1 - at] ?? []);
  return list.map(({ id, titles }, place) => ({ id, name: titles[0], often: counts[place] ?? 0 }));
});
const rows = new Int8Array(sources.length * dimensions);
for (const [at, centre] of centres.flat().entries()) rows.set(asBytes(centre), at * dimensions);
const zipped = (value: unknown) => gzipSync(JSON.stringify(value), { level: 9 });
const files = {
  'letter-weights.bin': weighRuns(sources.flatMap(({ titles }) => titles)),
  'occupation-centres.bin': new Uint8Array(rows.buffer),
  'occupation-titles.json.gz': zipped({ notice, titles: sources.map(({ titles }) => titles) }),
  'occupations.json.gz': zipped({ notice, model: modelVersion, occupations }),
};
const write = (file: string, bytes: Uint8Array | string) => writeFileSync(join(import.meta.dirname, file), bytes);
for (const [file, bytes] of Object.entries(files)) write(file, bytes);
const hashes = Object.entries(files).map(([file, bytes]) => [
  file,
  { sha256: createHash('sha256').update(bytes).digest('hex') },
]);
write('manifest.json', `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`);
console.log(`${sources.length} occupations, ${sources.flatMap(({ titles }) => titles).length} titles`);
