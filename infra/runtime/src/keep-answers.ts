import { LRUCache } from 'lru-cache';

export type KeptAnswersLimits = {
  /** How long after it is there; without it until others need its place. */
  ms?: number;
  /** Of all that is kept: what was asked for longest ago is forgotten first. */
  bytes: number;
  /** The state of what is asked, where that is known: once it is another, nothing that was asked before is of use. */
  stateOf?: () => unknown;
};

/** Answers that many ask for at the same time. What failed is asked for anew. */
export type KeptAnswers<Answer> = {
  /** `load` is called where nobody has asked for `key` lately, and by one of those who do so at once. */
  of(key: string, load: () => Promise<Answer>): Promise<Answer>;
};

/** What takes more than this part of the room is for those alone who wait for it together: it would take the place of many. */
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
