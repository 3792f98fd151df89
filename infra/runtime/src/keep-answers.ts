export type KeptAnswersLimits = {
  ms: number;
  /** How many answers: the one that was asked for first is forgotten first. */
  most: number;
  /** The state of what is asked, where that is known: once it is another, nothing that was asked before is of use. */
  stateOf?: () => unknown;
};

/** Answers that many ask for at the same time. What failed is asked for anew. */
export type KeptAnswers<Answer> = {
  /** `load` is called where nobody has asked for `key` lately, and by one of those who do so at once. */
  of(key: string, load: () => Promise<Answer>): Promise<Answer>;
};

/** Keeps each answer for `ms` after it is there. */
export function keepAnswers<Answer>({ ms, most, stateOf = () => undefined }: KeptAnswersLimits): KeptAnswers<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  let state = stateOf();

  function forgetFormer() {
    const now = stateOf();
    if (now !== state) kept.clear();
    state = now;
  }

  return {
    of(key, load) {
      forgetFormer();
      const known = kept.get(key);
      if (known && performance.now() < known.until) return known.answer;
      const asked = { answer: load(), until: Infinity };
      // What was asked last stands last.
      kept.delete(key);
      kept.set(key, asked);
      for (const first of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(first);
      }
      asked.answer.then(
        () => {
          asked.until = performance.now() + ms;
        },
        () => {
          if (kept.get(key) === asked) kept.delete(key);
        },
      );
      return asked.answer;
    },
  };
}
