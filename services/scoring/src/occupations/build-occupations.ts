/**
 * Writes the files of manifest.json beside this one: O*NET's and ESCO's occupations, the centre of each one's titles as vectors,
 * and how rare runs of letters are in all titles. Deterministic: the same sources and model give the same bytes.
 *
 *   node services/scoring/src/occupations/build-occupations.ts <folder with the sources>
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { modelVersion } from '@waypost/model/model-file';
import { dimensions, meanVector, type Vector, vectorOf } from '@waypost/model/vectors';
import { weighRuns } from './letter-runs.ts';
import { occupationNotice, readOccupationSources } from './occupation-sources.ts';

const [folder = '.'] = process.argv.slice(2);

/** As bytes; how long a centre is says nothing. */
function asBytes(vector: Vector): Int8Array {
  const most = Math.max(...vector.map(Math.abs), 1e-9);
  return Int8Array.from(vector, (value) => Math.round((value / most) * 127));
}

const sources = readOccupationSources(folder).flat();
const rows = new Int8Array(sources.length * dimensions);
for (const [at, { titles }] of sources.entries()) {
  rows.set(asBytes(meanVector(titles.map((title) => vectorOf(title)))), at * dimensions);
}
const occupations = sources.map(({ id, titles }) => ({ id, name: titles[0] }));
const files = {
  'letter-weights.bin': weighRuns(sources.flatMap(({ titles }) => titles)),
  'occupation-centres.bin': new Uint8Array(rows.buffer),
  'occupations.json.gz': gzipSync(JSON.stringify({ notice: occupationNotice, model: modelVersion, occupations }), {
    level: 9,
  }),
};
const write = (file: string, bytes: Uint8Array | string) => writeFileSync(join(import.meta.dirname, file), bytes);
for (const [file, bytes] of Object.entries(files)) write(file, bytes);
const hashes = Object.entries(files).map(([file, bytes]) => [
  file,
  { sha256: createHash('sha256').update(bytes).digest('hex') },
]);
write('manifest.json', `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`);
console.log(`${sources.length} occupations, ${sources.flatMap(({ titles }) => titles).length} titles`);
