/** What a text is made of: runs of letters with their weights, of length 1 together. */
export type LetterVector = ReadonlyMap<string, number>;

/** Runs of two to five letters inside words, the rarer among the texts the more they weigh (TF-IDF, sublinear). */
export function createLetterWeights(texts: readonly string[]): (text: string) => LetterVector {
  const having = new Map<string, number>();
  for (const text of texts) for (const run of runsOf(text).keys()) having.set(run, (having.get(run) ?? 0) + 1);
  return (text) => {
    const weighed = [...runsOf(text)].map(([run, count]) => {
      const rarity = Math.log((1 + texts.length) / (1 + (having.get(run) ?? 0))) + 1;
      return [run, (1 + Math.log(count)) * rarity] as const;
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return new Map(weighed.map(([run, weight]) => [run, weight / length]));
  };
}

function runsOf(text: string): Map<string, number> {
  const runs = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[a-z0-9]+[+#]*/g) ?? []) {
    const edged = ` ${word} `;
    for (let size = 2; size <= 5; size += 1) {
      for (let at = 0; at + size <= edged.length; at += 1) {
        const run = edged.slice(at, at + size);
        runs.set(run, (runs.get(run) ?? 0) + 1);
      }
    }
  }
  return runs;
}

/** How much of their letters two texts share, 0 to 1. */
export function lettersAlike(a: LetterVector, b: LetterVector): number {
  let sum = 0;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const [run, weight] of few) sum += weight * (many.get(run) ?? 0);
  return sum;
}

/** Asked for one text, what it shares with each of all, in their order: by the runs that it has, not text by text. */
export function createLettersAlikeAll(all: readonly LetterVector[]): (letters: LetterVector) => Float64Array {
  const having = new Map<string, { at: number; weight: number }[]>();
  for (const [at, letters] of all.entries()) {
    for (const [run, weight] of letters) (having.get(run) ?? having.set(run, []).get(run))?.push({ at, weight });
  }
  return (letters) => {
    const alike = new Float64Array(all.length);
    for (const [run, weight] of letters) for (const one of having.get(run) ?? []) alike[one.at]! += weight * one.weight;
    return alike;
  };
}
