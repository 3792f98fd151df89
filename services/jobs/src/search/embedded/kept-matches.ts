import { setImmediate } from 'node:timers/promises';
import type { Fts5Index, Match } from './fts5-index.ts';

/** What is asked of FTS5, and whether how well each row matches is needed. */
export type TextQuestion = { expression: string; scored: boolean };

/** Beside each other: rows, and how well each matches, if that was asked for: more is better. */
export type Matches = { rows: Uint32Array; scores: Float64Array };

export type KeptMatches = {
  /**
   * Asks in parts, between which it is the others' turn: words that many posts have take FTS5 a tenth of a second. Posts must not change
   * meanwhile.
   */
  ask(questions: readonly TextQuestion[]): Promise<void>;
  /** At once, where it is not kept. */
  of(question: TextQuestion): Matches;
  /** For when posts have changed. */
  clear(): void;
};

/** Of all that is kept: half a million rows. */
const mostBytes = 6_000_000;
/** A row has its number and how well it matches. A question is kept too, and what holds both: many find nothing. */
const bytesOf = (key: string, { rows }: Matches) => 12 * rows.length + 2 * key.length + 200;

/** How long rows are read before it is the others' turn; looked at after so many. */
const turnMs = 8;
const rowsBetweenLooks = 64;

function collect({ scored }: TextQuestion) {
  const rows: number[] = [];
  const scores: number[] = [];
  return {
    add([row, bm25 = 0]: Match) {
      rows.push(row);
      if (scored) scores.push(-bm25);
      return rows.length;
    },
    matches: (): Matches => ({ rows: Uint32Array.from(rows), scores: Float64Array.from(scores) }),
  };
}

/** The matches of what was asked last: who goes on to the next page or chooses a facet asks for the same words again. */
export function createKeptMatches({ match }: Pick<Fts5Index, 'match'>): KeptMatches {
  const kept = new Map<string, Matches>();
  const underWay = new Map<string, Promise<void>>();
  let bytes = 0;
  let turns = Promise.resolve();
  const keyOf = ({ expression, scored }: TextQuestion) => `${scored} ${expression}`;

  function forget(key: string) {
    const matches = kept.get(key);
    if (matches === undefined) return;
    bytes -= bytesOf(key, matches);
    kept.delete(key);
  }

  function keep(key: string, matches: Matches) {
    // What was asked last stands last.
    forget(key);
    kept.set(key, matches);
    bytes += bytesOf(key, matches);
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  /** One of those who ask goes on in each turn of the event loop, and not all of them in the same. */
  const othersTurn = () => (turns = turns.then(() => setImmediate()));

  async function askInParts(question: TextQuestion): Promise<void> {
    const found = collect(question);
    let began = performance.now();
    for (const one of match(question.expression, question)) {
      if (found.add(one) % rowsBetweenLooks !== 0 || performance.now() - began < turnMs) continue;
      await othersTurn();
      began = performance.now();
    }
    keep(keyOf(question), found.matches());
  }

  /** What others are asking is not asked twice. */
  function askTogether(question: TextQuestion): Promise<void> {
    const key = keyOf(question);
    const asking = underWay.get(key) ?? askInParts(question).finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  }

  return {
    async ask(questions) {
      for (const question of questions) if (!kept.has(keyOf(question))) await askTogether(question);
    },

    of(question) {
      const key = keyOf(question);
      const known = kept.get(key);
      const found = collect(question);
      if (known === undefined) for (const one of match(question.expression, question)) found.add(one);
      const matches = known ?? found.matches();
      keep(key, matches);
      return matches;
    },

    clear() {
      kept.clear();
      bytes = 0;
    },
  };
}
