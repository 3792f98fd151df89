/**
 * Writes occupation-titles.json.gz beside this file: of each occupation of services/scoring, in its order, the titles that it goes
 * by and how common it is. Deterministic: the same sources and model give the same bytes.
 *
 *   node infra/bench/src/evaluation/occupations/build-occupation-titles.ts <folder with the sources>
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cosine, meanVector, type Vector, vectorOf } from '@waypost/model/vectors';
import { occupationNotice, type OccupationSource, readOccupationSources } from '@waypost/scoring/occupation-sources';
import type { OccupationTitles } from './nearest-occupations.ts';

const [folder = '.'] = process.argv.slice(2);

/** How many titles of the other list lie nearest to each occupation of one list: an occupation near many titles is common. */
function countTitles(centres: readonly Vector[], others: readonly OccupationSource[]): number[] {
  const counts = centres.map(() => 0);
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

const lists = readOccupationSources(folder);
const centres = lists.map((list) => list.map(({ titles }) => meanVector(titles.map((title) => vectorOf(title)))));
const content: OccupationTitles & { notice: readonly string[] } = {
  notice: occupationNotice,
  titles: lists.flat().map(({ titles }) => titles),
  often: lists.flatMap((_, at) => countTitles(centres[at] ?? [], lists[1 - at] ?? [])),
};
writeFileSync(join(import.meta.dirname, 'occupation-titles.json.gz'), gzipSync(JSON.stringify(content), { level: 9 }));
