import { emptyHash, folded, withByte } from './hash.ts';
import type { SpanFile } from './span-file.ts';

/** An open table of 2 ** 18 places, for 109,060 names. */
const lastPlace = 0x3ffff;
const mostTokens = 6;
const letterS = 115;
const blank = 32;

/** Where a token stands in the longest name of a lexicon: in none, a name by itself, its first token, a further one. */
export const marks = { outside: 0, alone: 1, first: 2, further: 3 } as const;

export type Lexicon = {
  /**
   * The mark of each token in each lexicon, `[token × lexicons]`.
   * @param keys of each token its words joined by blanks; without words it ends a name.
   */
  marksOf(keys: readonly string[]): Uint8Array;
};

export function openLexicon(file: SpanFile): Lexicon {
  const hashes = new Uint32Array(lastPlace + 1);
  const masks = new Uint8Array(lastPlace + 1);
  const names = file.tensor('lexhash').values;
  const bits = file.tensor('lexmask').values;
  const placeOf = (hash: number) => {
    let place = hash & lastPlace;
    while (masks[place] !== 0 && hashes[place] !== hash) place = (place + 1) & lastPlace;
    return place;
  };
  names.forEach((hash: number, at: number) => {
    const place = placeOf(hash);
    hashes[place] = hash;
    masks[place] = bits[at]!;
  });
  const lexiconsWith = (hash: number) => masks[placeOf(hash)]!;
  const width = file.lexicons;

  /** For each token and lexicon, the number of tokens in the longest name that begins there. */
  function longest(keys: readonly string[]): Uint8Array {
    const best = new Uint8Array(keys.length * width);
    for (let from = 0; from < keys.length; from += 1) {
      let hash = emptyHash;
      for (let to = from; to < Math.min(keys.length, from + mostTokens); to += 1) {
        const key = keys[to]!;
        if (key === '') break;
        if (to > from) hash = withByte(hash, blank);
        let before = hash;
        for (let at = 0; at < key.length; at += 1) {
          before = hash;
          hash = withByte(hash, key.charCodeAt(at));
        }
        let found = lexiconsWith(folded(hash));
        // A plural.
        if (key.charCodeAt(key.length - 1) === letterS) found |= lexiconsWith(folded(before));
        for (let lexicon = 0; found !== 0; lexicon += 1, found >>= 1) {
          if ((found & 1) === 1) best[from * width + lexicon] = to - from + 1;
        }
      }
    }
    return best;
  }

  return {
    marksOf(keys) {
      const best = longest(keys);
      const marked = new Uint8Array(keys.length * width);
      for (let lexicon = 0; lexicon < width; lexicon += 1) {
        for (let from = 0; from < keys.length;) {
          const length = best[from * width + lexicon]!;
          for (let at = from; at < from + length; at += 1) {
            marked[at * width + lexicon] = length === 1 ? marks.alone : at === from ? marks.first : marks.further;
          }
          from += Math.max(1, length);
        }
      }
      return marked;
    },
  };
}
