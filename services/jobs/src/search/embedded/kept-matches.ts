import { setImmediate } from 'node:timers/promises';
import type { Fts5Index, Matches } from './fts5-index.ts';

/** What is asked of FTS5, and whether how well each row matches is needed. */
export type TextQuestion = { expression: string; scored: boolean };

export type KeptMatches = {
  /** Asks one after the other: words that many posts have take FTS5 tens of milliseconds, after each of which it is the others' turn. */
  ask(questions: readonly TextQuestion[]): Promise<void>;
  of(question: TextQuestion): Matches;
  /** For when posts have changed. */
  clear(): void;
};

/** Of all that is kept: half a million rows. */
const mostBytes = 6_000_000;
/** A row has its number and how well it matches. A question is kept too, and what holds both: many find nothing. */
const bytesOf = (key: string, { rows }: Matches) => 12 * rows.length + 2 * key.length + 200;

/** The matches of what was asked last: who goes on to the next page or chooses a facet asks for the same words again. */
export function createKeptMatches({ match }: Pick<Fts5Index, 'match'>): KeptMatches {
  const kept = new Map<string, Matches>();
  let bytes = 0;
  const keyOf = ({ expression, scored }: TextQuestion) => `${scored} ${expression}`;

  function forget(key: string) {
    const matches = kept.get(key);
    if (matches === undefined) return;
    bytes -= bytesOf(key, matches);
    kept.delete(key);
  }

  function of(question: TextQuestion): Matches {
    const key = keyOf(question);
    const matches = kept.get(key) ?? match(question.expression, question);
    // What was asked last stands last.
    forget(key);
    kept.set(key, matches);
    bytes += bytesOf(key, matches);
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
    return matches;
  }

  return {
    async ask(questions) {
      for (const question of questions) {
        if (kept.has(keyOf(question))) continue;
        of(question);
        await setImmediate();
      }
    },

    of,

    clear() {
      kept.clear();
      bytes = 0;
    },
  };
}
