/**
 * Words by their length and letters, so that those within a few edits of another one are sought among those of about its length and
 * letters alone.
 */
export function createLikelyWords() {
  /** For each length its words, and the letters of each. */
  const lengths = new Map<number, Map<string, number>>();

  return {
    add(word: string) {
      const alike = lengths.get(word.length) ?? new Map<string, number>();
      lengths.set(word.length, alike);
      if (!alike.has(word)) alike.set(word, lettersOf(word));
    },

    remove(word: string) {
      lengths.get(word.length)?.delete(word);
    },

    /** Every word that is within `most` edits of another one, and some that are not. */
    each(word: string, most: number, visit: (likely: string) => void) {
      const letters = lettersOf(word);
      for (let length = word.length - most; length <= word.length + most; length++) {
        // An edit takes a letter, brings one, or both.
        for (const [other, its] of lengths.get(length) ?? []) if (bitsOf(letters ^ its) <= 2 * most) visit(other);
      }
    },
  };
}

/** A bit for each letter that it has; distant ones share theirs. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** How many bits of 32 are set. */
function bitsOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
