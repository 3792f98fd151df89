import { isJobName } from '../lists/job-names.ts';
import { stemOf } from '../words.ts';
import { createLikelyWords } from './likely-words.ts';
import { likeness, mostEdits, typingErrorsBetween } from './typing-errors.ts';

/** How many posts have a word, and how many of them are about it. */
export type WordUses = { posts: number; about: number };

/** The words of all posts, as far as mending a keyword needs them. */
export type Vocabulary = {
  /** How many posts have a word of this stem; one with two of them may count twice. */
  postsOf(stem: string): number;
  /** The words that a mistyped word may have meant, likeliest first. @param leastAbout how many posts are about each, at the least. */
  near(folded: string, leastAbout?: number): string[];
};

const mostMeant = 50;
/** Shorter words come close to any by chance: what is no word of work is then as likely the name of a company. */
const longEnough = 8;

/** A vocabulary that grows and shrinks with the posts. */
export function createVocabulary(initial: Iterable<readonly [string, WordUses]> = []) {
  const posts = new Map<string, number>();
  const stems = new Map<string, number>();
  const subjects = new Map<string, number>();
  const likely = createLikelyWords();
  /** No word has had more posts about it. */
  let mostAbout = 0;

  function add(word: string, change: WordUses) {
    bump(stems, stemOf(word), change.posts);
    mostAbout = Math.max(mostAbout, bump(subjects, stemOf(word), change.about));
    if (bump(posts, word, change.posts) > 0) likely.add(word);
    else likely.remove(word);
  }
  for (const [word, uses] of initial) add(word, uses);

  const saysWork = (word: string) => subjects.has(stemOf(word)) || isJobName([stemOf(word)]);

  /** First those that say what a post is about, then the closest, those that sound alike before others, then those that most posts have. */
  function near(folded: string, leastAbout = 0): string[] {
    if (leastAbout > mostAbout) return [];
    // A letter is more often forgotten than mistaken or added: 'managr' is 'manager', not 'manage', 'developr' not 'develop'.
    const lettersTooMany = (word: string) => folded.length - word.length;
    const found: { word: string; errors: number; isOfWork: boolean; likeness: number; posts: number }[] = [];
    likely.each(folded, mostEdits, (word) => {
      const errors = typingErrorsBetween(folded, word);
      if (errors === undefined || (subjects.get(stemOf(word)) ?? 0) < leastAbout) return;
      const isOfWork = saysWork(word);
      if (isOfWork || folded.length >= longEnough)
        found.push({ word, errors, isOfWork, likeness: likeness(folded, word), posts: posts.get(word) ?? 0 });
    });
    return found
      .toSorted(
        (a, b) =>
          Number(b.isOfWork) - Number(a.isOfWork) ||
          a.errors - b.errors ||
          b.likeness - a.likeness ||
          lettersTooMany(a.word) - lettersTooMany(b.word) ||
          b.posts - a.posts ||
          (a.word < b.word ? -1 : 1),
      )
      .slice(0, mostMeant)
      .map(({ word }) => word);
  }

  return { add, near, postsOf: (stem: string) => stems.get(stem) ?? 0 };
}

function bump(counts: Map<string, number>, key: string, change: number): number {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
  return count;
}
