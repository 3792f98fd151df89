import { LRUCache } from 'lru-cache';

export type KeptAnswersLimits = {
  /** For how long an answer is kept, in ms; without it, until others need its place. */
  ms?: number;
  /** Bytes of all kept answers together; those that were asked for longest ago are forgotten first. */
  bytes: number;
  /** Identifies the state of what is asked, if that is known: once it changes, all answers kept from before are dropped. */
  stateOf?: () => unknown;
};

/** Answers that many ask for at the same time. What failed is asked for anew. */
export type KeptAnswers<Answer> = {
  /** `load` is called where nobody has asked for `key` lately, and by one of those who do so at once. */
  of(key: string, load: () => Promise<Answer>): Promise<Answer>;
};

/**
 * An answer that takes more than this share of `bytes` is given to those who wait for it and not kept: it would take the place
 * of many others.
 */
const mostOfRoom = 1 / 8;
/** A key is kept, too, and what holds both. */
const bytesAround = (key: string) => 2 * key.length + 300;

/** @param bytesOf what an answer takes, with all that it may come to hold. */
export function keepAnswers<Answer>(
  { ms, bytes, stateOf = () => undefined }: KeptAnswersLimits,
  bytesOf: (answer: Answer) => number,
): KeptAnswers<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  const kept = new LRUCache<string, Promise<Answer>>({
    maxSize: bytes,
    maxEntrySize: Math.ceil(bytes * mostOfRoom),
    // By the clock of whoever asks, which a test sets.
    perf: { now: () => performance.now() },
    ...(ms !== undefined && { ttl: ms, ttlAutopurge: true }),
  });
  let state = stateOf();

  function forgetFormer() {
    const now = stateOf();
    if (now === state) return;
    underWay.clear();
    kept.clear();
    state = now;
  }

  function ask(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const asked = load();
    underWay.set(key, asked);
    /** Whether it is of use to others still. */
    const isDone = () => underWay.get(key) === asked && underWay.delete(key);
    asked.then(
      (answer) => {
        if (isDone()) kept.set(key, asked, { size: bytesAround(key) + bytesOf(answer) });
      },
      () => isDone(),
    );
    return asked;
  }

  return {
    of(key, load) {
      forgetFormer();
      return underWay.get(key) ?? kept.get(key) ?? ask(key, load);
    },
  };
}
