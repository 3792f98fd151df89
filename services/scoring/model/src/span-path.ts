/** From a token to the one that it ends before. */
export type TokenSpan = readonly [from: number, to: number];

const never = -(2 ** 50);

/**
 * The spans of the best path through outside, begin, inside (Viterbi), in which inside never follows outside. Ties go to the
 * earlier of these.
 * @param scores six a token; those of one kind of span begin at `first`.
 */
export function bestSpans(scores: ArrayLike<number>, tokens: number, first: number): TokenSpan[] {
  if (tokens === 0) return [];
  const back = new Uint8Array(tokens * 3);
  const scoreOf = (token: number, tag: number) => scores[token * 6 + first + tag]!;
  let outside = scoreOf(0, 0);
  let begin = scoreOf(0, 1);
  let inside = never;
  for (let at = 1; at < tokens; at += 1) {
    const from = bestOf(outside, begin, inside);
    const best = Math.max(outside, begin, inside);
    const into = begin >= inside ? 1 : 2;
    back.set([from, from, into], at * 3);
    [outside, begin, inside] = [best + scoreOf(at, 0), best + scoreOf(at, 1), Math.max(begin, inside) + scoreOf(at, 2)];
  }
  const tags = new Uint8Array(tokens);
  let tag = bestOf(outside, begin, inside);
  for (let at = tokens - 1; at >= 0; at -= 1) {
    tags[at] = tag;
    tag = back[at * 3 + tag]!;
  }
  return spansOfTags(tags);
}

const bestOf = (outside: number, begin: number, inside: number) =>
  inside > Math.max(outside, begin) ? 2 : begin > outside ? 1 : 0;

function spansOfTags(tags: Uint8Array): TokenSpan[] {
  const spans: TokenSpan[] = [];
  let from = -1;
  for (const [at, tag] of [...tags, 0].entries()) {
    if (tag !== 2 && from >= 0) {
      spans.push([from, at]);
      from = -1;
    }
    if (tag === 1) from = at;
  }
  return spans;
}
