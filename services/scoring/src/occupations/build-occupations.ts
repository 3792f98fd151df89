/**
 * Writes occupations.json.gz, occupation-centres.bin and letter-weights.bin beside this file: O*NET's and ESCO's occupations with
 * the titles that they go by, of each the centre of its titles' vectors, and how rare runs of letters are in all titles. Deterministic: the same sources and model give the same bytes.
 *
 *   node services/scoring/src/occupations/build-occupations.ts <folder with the sources>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { modelVersion } from '@waypost/model/model-file';
import { cosine, dimensions, meanVector, type Vector, vectorOf } from '@waypost/model/vectors';
import { parse } from 'csv-parse/sync';
import { parseTable } from '../taxonomy/parse-sources.ts';
import { weighRuns } from './letter-runs.ts';
import type { Occupation } from './occupations.ts';

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

function onet(): Occupation[] {
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
    return { id: `onet:${code}`, titles: distinct([row['Title'], ...others]), often: 0 };
  });
}

function esco(): Occupation[] {
  const rows: Record<string, string>[] = parse(read('esco-occupations-en-1.1.1.csv'), { columns: true, bom: true });
  return rows.map((row) => ({
    id: `esco:${row['conceptUri']?.split('/').at(-1) ?? ''}`,
    titles: distinct([
      row['preferredLabel'],
      ...(row['altLabels'] ?? '').split('\n'),
      ...(row['hiddenLabels'] ?? '').split('\n'),
    ]),
    often: 0,
  }));
}

/** How many titles of one list lie nearest to each occupation of the other: what many titles are of is common. */
function countTitles(of: readonly Occupation[], centres: readonly Vector[], others: readonly Occupation[]): number[] {
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

const byId = (a: Occupation, b: Occupation) => (a.id < b.id ? -1 : 1);
const lists = [esco(), onet()].map((list) => list.toSorted(byId));
const centres = lists.map((list) => list.map(({ titles }) => meanVector(titles.map((title) => vectorOf(title)))));
const counted = lists.flatMap((list, at) => {
  const counts = countTitles(list, centres[at] ?? [], lists[1 - at] ?? []);
  return list.map((occupation, place) => ({ ...occupation, often: counts[place] ?? 0 }));
});
const write = (file: string, bytes: Uint8Array) => writeFileSync(join(import.meta.dirname, file), bytes);
write(
  'occupations.json.gz',
  gzipSync(JSON.stringify({ notice, model: modelVersion, occupations: counted }), { level: 9 }),
);
const rows = new Int8Array(counted.length * dimensions);
for (const [at, centre] of centres.flat().entries()) rows.set(asBytes(centre), at * dimensions);
write('occupation-centres.bin', new Uint8Array(rows.buffer));
write('letter-weights.bin', weighRuns(counted.flatMap(({ titles }) => titles)));
console.log(`${counted.length} occupations, ${counted.flatMap(({ titles }) => titles).length} titles`);
