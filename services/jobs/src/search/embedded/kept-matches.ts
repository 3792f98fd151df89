import type { Matches, TextQuestion } from './matching-work.ts';

export type KeptMatches = {
  /** Posts must not change meanwhile. */
  of(question: TextQuestion): Promise<Matches>;
  /** For when posts have changed. */
  clear(): void;
};

/** Of all that is kept: half a million rows. */
const mostBytes = 6_000_000;
/** A row has its number and how well it matches. A question is kept too, and what holds both: many find nothing. */
const bytesOf = (key: string, { rows }: Matches) => 12 * rows.length + 2 * key.length + 200;

/** The matches of what was asked last: who goes on to the next page or chooses a facet asks for the same words again. */
export function createKeptMatches(match: (question: TextQuestion) => Promise<Matches>): KeptMatches {
  const kept = new Map<string, Matches>();
  const underWay = new Map<string, Promise<Matches>>();
  let bytes = 0;
  const keyOf = ({ expression, wanted }: TextQuestion) => `${wanted} ${expression}`;

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

  /** What others are asking is not asked twice. */
  function askTogether(key: string, question: TextQuestion): Promise<Matches> {
    const asking = underWay.get(key) ?? match(question).finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  }

  return {
    async of(question) {
      const key = keyOf(question);
      const matches = kept.get(key) ?? (await askTogether(key, question));
      keep(key, matches);
      return matches;
    },

    clear() {
      kept.clear();
      bytes = 0;
    },
  };
}
