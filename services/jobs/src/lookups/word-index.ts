/** Finds, among many short texts known by their numbers, those that have a word with a given beginning. */
export type WordIndex = {
  add(text: number, words: readonly string[]): void;
  /** With the words that were added. */
  remove(text: number, words: readonly string[]): void;
  /** Every text that has a word that begins so; one that has several such words may come several times. */
  each(start: string, visit: (text: number) => void): void;
};

/**
 * Words by their first letter, then by their first two, so that what begins with `uni` is looked for among some hundred words. It
 * needs no sorting, which would keep everybody waiting: it can be filled a few texts at a time.
 */
export function createWordIndex(): WordIndex {
  const byLetter = new Map<string, Map<string, Map<string, number[]>>>();

  return {
    add(text, words) {
      for (const word of words) {
        const sharing = inMap(inMap(byLetter, word.slice(0, 1)), word.slice(0, 2));
        const texts = sharing.get(word);
        if (texts === undefined) sharing.set(word, [text]);
        else if (texts.at(-1) !== text) texts.push(text);
      }
    },

    remove(text, words) {
      for (const word of words) {
        const pairs = byLetter.get(word.slice(0, 1));
        const sharing = pairs?.get(word.slice(0, 2));
        const others = sharing?.get(word)?.filter((other) => other !== text) ?? [];
        if (others.length > 0) sharing?.set(word, others);
        else sharing?.delete(word);
        if (sharing?.size === 0) pairs?.delete(word.slice(0, 2));
        if (pairs?.size === 0) byLetter.delete(word.slice(0, 1));
      }
    },

    each(start, visit) {
      const pairs = byLetter.get(start.slice(0, 1));
      if (pairs === undefined) return;
      const sharing = start.length === 1 ? [...pairs.values()] : [pairs.get(start.slice(0, 2)) ?? new Map()];
      for (const words of sharing) {
        for (const [word, texts] of words) if (word.startsWith(start)) texts.forEach(visit);
      }
    },
  };
}

function inMap<Inner>(map: Map<string, Map<string, Inner>>, key: string): Map<string, Inner> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = new Map<string, Inner>();
  map.set(key, made);
  return made;
}
