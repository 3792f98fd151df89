import { allowedEdits, editsBetween } from './edit-distance.ts';
import { createLikelyWords } from './likely-words.ts';
import { stemOf } from './words.ts';

/** The words of all posts, as far as mending a keyword needs them. */
export type Vocabulary = {
  /** True when a post has a word of this stem. */
  knows(stem: string): boolean;
  /** The words that a mistyped word may have meant, closest first, then by the posts that have them. */
  near(folded: string): string[];
};

const mostMeant = 50;

/** A vocabulary that grows and shrinks with the posts; counts are posts a word. */
export function createVocabulary(initial: Iterable<readonly [string, number]> = []) {
  const posts = new Map<string, number>();
  const stems = new Map<string, number>();
  const likely = createLikelyWords();

  function add(word: string, change: number) {
    bump(stems, stemOf(word), change);
    if (bump(posts, word, change) > 0) likely.add(word);
    else likely.remove(word);
  }
  for (const [word, count] of initial) add(word, count);

  function near(folded: string): string[] {
    const most = allowedEdits(folded);
    if (most === 0) return [];
    // A letter is more often forgotten than mistaken or added: 'managr' is 'manager', not 'manage', 'developr' not 'develop'.
    const lettersTooMany = (word: string) => folded.length - word.length;
    const found: { word: string; edits: number; posts: number }[] = [];
    likely.each(folded, most, (word) => {
      const edits = editsBetween(folded, word, most);
      if (edits !== undefined) found.push({ word, edits, posts: posts.get(word) ?? 0 });
    });
    return found
      .toSorted(
        (a, b) =>
          a.edits - b.edits ||
          lettersTooMany(a.word) - lettersTooMany(b.word) ||
          b.posts - a.posts ||
          (a.word < b.word ? -1 : 1),
      )
      .slice(0, mostMeant)
      .map(({ word }) => word);
  }

  return { add, near, knows: (stem: string) => stems.has(stem), postsWith: (word: string) => posts.get(word) ?? 0 };
}

function bump(counts: Map<string, number>, key: string, change: number): number {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
  return count;
}
