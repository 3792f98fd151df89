const known = new Map<string, Set<string>>();

/** Runs of three letters that two texts share, 0 to 1: what one would do at the plainest. */
export function sharedLetters(a: string, b: string): number {
  const [left, right] = [runsOf(a), runsOf(b)];
  let shared = 0;
  for (const run of left) shared += Number(right.has(run));
  return (2 * shared) / (left.size + right.size || 1);
}

function runsOf(text: string): Set<string> {
  const before = known.get(text);
  if (before) return before;
  const letters = ` ${text.toLowerCase()} `;
  const runs = new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)));
  known.set(text, runs);
  return runs;
}

/** The places of those texts that share most with one, the first 1,000. */
export function orderByLetters(texts: readonly string[]): (text: string) => number[] {
  const having = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    for (const run of runsOf(text)) (having.get(run) ?? having.set(run, []).get(run))?.push(at);
  }
  const sizes = texts.map((text) => runsOf(text).size);
  const shared = new Uint16Array(texts.length);
  return (text) => {
    const runs = runsOf(text);
    shared.fill(0);
    for (const run of runs) for (const at of having.get(run) ?? []) shared[at]! += 1;
    const found: { at: number; value: number }[] = [];
    for (const [at, count] of shared.entries()) {
      if (count > 0) found.push({ at, value: (2 * count) / (runs.size + sizes[at]!) });
    }
    return found
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 1_000)
      .map(({ at }) => at);
  };
}
