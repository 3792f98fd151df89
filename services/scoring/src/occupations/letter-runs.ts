import { readOccupationFile } from './occupation-files.ts';

/** The weight of each run of letters in a text, by its place in the table of hashes; together a vector of length 1. */
export type Letters = ReadonlyMap<number, number>;

/** The number of places that runs are hashed to; two runs in one place are taken for the same. */
export const places = 2 ** 16;
/** A weight is kept as a byte, in sixteenths. */
export const parts = 16;
const shortest = 2;
const longest = 5;

let read: Uint8Array | undefined;
const weights = (): Uint8Array => (read ??= new Uint8Array(readOccupationFile('letter-weights.bin')));

/** Runs of two to five letters inside words with their edges, for inflections and compounds that share no whole word. */
export function runsOf(text: string): Map<number, number> {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
  const runs = new Map<number, number>();
  for (const word of words) {
    const edged = ` ${word} `;
    for (let from = 0; from + shortest <= edged.length; from += 1) {
      let hash = 0x811c9dc5;
      for (let at = from; at < Math.min(edged.length, from + longest); at += 1) {
        hash = Math.imul(hash ^ edged.charCodeAt(at), 0x01000193);
        if (at - from + 1 < shortest) continue;
        const place = (hash ^ (hash >>> 15)) & (places - 1);
        runs.set(place, (runs.get(place) ?? 0) + 1);
      }
    }
  }
  return runs;
}

/** What is rare among the known titles weighs more (TF-IDF, sublinear). */
export function lettersOf(text: string): Letters {
  const known = weights();
  const runs = runsOf(text);
  let square = 0;
  for (const [place, count] of runs) {
    const weight = (1 + Math.log(count)) * known[place]!;
    runs.set(place, weight);
    square += weight * weight;
  }
  const length = Math.sqrt(square) || 1;
  for (const [place, weight] of runs) runs.set(place, weight / length);
  return runs;
}

/** How much of their letters two texts share, 0 to 1. */
export function lettersAlike(a: Letters, b: Letters): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [place, weight] of few) sum += weight * (many.get(place) ?? 0);
  return sum;
}

/** The weights of runs, from all texts among which they are rare or common. */
export function weighRuns(texts: readonly string[]): Uint8Array {
  const having = new Float64Array(places);
  for (const text of texts) for (const place of runsOf(text).keys()) having[place]! += 1;
  return Uint8Array.from(having, (count) => Math.round((Math.log((1 + texts.length) / (1 + count)) + 1) * parts));
}
