import { LRUCache } from 'lru-cache';
import type { Matches, TextQuestion } from './matching-work.ts';

export type KeptMatches = {
  /** The matches of each question, in the order of the questions. Posts must not change meanwhile. */
  of(questions: readonly TextQuestion[]): Promise<Matches[]>;
  /** For when posts have changed. */
  clear(): void;
};

/** Bytes of all kept matches: half a million rows. */
const mostBytes = 6_000_000;
/** A row has its number and how well it matches. A question is kept too, and what holds both: many find nothing. */
const bytesOf = (key: string, { rows }: Matches) => 12 * rows.length + 2 * key.length + 200;

/** The matches of what was asked last: who goes on to the next page or chooses a facet asks for the same words again. */
export function createKeptMatches(match: (questions: readonly TextQuestion[]) => Promise<Matches[]>): KeptMatches {
  // Matches of what was not asked for longest go first.
  const kept = new LRUCache<string, Matches>({
    maxSize: mostBytes,
    sizeCalculation: (matches, key) => bytesOf(key, matches),
  });
  const underWay = new Map<string, Promise<Matches>>();
  const keyOf = ({ expression, wanted }: TextQuestion) => `${wanted} ${expression}`;

  /** All at once, but for what is kept or what others are asking. */
  function ask(questions: readonly TextQuestion[]) {
    const isKnown = (key: string) => kept.has(key) || underWay.has(key);
    const asked = new Map(questions.map((question) => [keyOf(question), question] as const));
    for (const key of asked.keys()) if (isKnown(key)) asked.delete(key);
    if (asked.size === 0) return;
    const answers = match([...asked.values()]);
    for (const [at, key] of [...asked.keys()].entries()) {
      const answer = answers.then((all) => all[at] as Matches).finally(() => underWay.delete(key));
      underWay.set(key, answer);
    }
  }

  async function answerOf(key: string): Promise<Matches> {
    const known = kept.get(key);
    if (known) return known;
    const matches = (await underWay.get(key)) as Matches;
    kept.set(key, matches);
    return matches;
  }

  return {
    of(questions) {
      ask(questions);
      return Promise.all(questions.map((question) => answerOf(keyOf(question))));
    },

    clear: () => kept.clear(),
  };
}
