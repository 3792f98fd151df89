/** A word of a text. `gap` is what stands between the word before and this one. */
export type Token = { text: string; lower: string; stem: string; start: number; end: number; gap: string };

// `.net` keeps its dot, `c++`, `c#` and `5+` their signs; every other sign separates words.
const word = /(?<![\p{L}\p{N}])\.net\b|[\p{L}\p{N}]+(?:\+{1,2}(?![\p{L}\p{N}])|#(?![\p{L}\p{N}]))?/giu;

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(word)) {
    const lower = match[0].toLowerCase();
    const end = match.index + match[0].length;
    tokens.push({
      text: match[0],
      lower,
      stem: stem(lower),
      start: match.index,
      end,
      gap: text.slice(last, match.index),
    });
    last = end;
  }
  return tokens;
}

/** One spelling and number of a word: `Analyses` and `analysis` differ still, `organised` and `organized` do not. */
export function fold(lower: string): string {
  let folded = lower;
  if (folded.length > 4 && folded.endsWith('ies')) folded = `${folded.slice(0, -3)}y`;
  else if (folded.length > 4 && /(?:s|x|z|ch|sh)es$/.test(folded)) folded = folded.slice(0, -2);
  else if (folded.length > 3 && /[^su]s$/.test(folded) && (folded.length < 5 || !folded.endsWith('is')))
    folded = folded.slice(0, -1);
  return folded.length > 5 ? folded.replace(/is(ation|ing|ed|e)$/, 'iz$1').replace(/our(ed|ing)?$/, 'or$1') : folded;
}

/** The part that `manage`, `managing`, `managed` and `management` share. Not a linguist's stem, but the same on both sides. */
export function stem(lower: string): string {
  const before = stems.get(lower);
  if (before !== undefined) return before;
  const part = stemOf(lower);
  if (stems.size >= mostStems) stems.clear();
  // A longer one is no word, and not worth the memory.
  if (lower.length <= 40) stems.set(lower, part);
  return part;
}

/** Of the last words: texts are made of the same few thousand. */
const stems = new Map<string, string>();
const mostStems = 30_000;

function stemOf(lower: string): string {
  let part = fold(lower);
  if (part.length > 7 && part.endsWith('ment')) part = part.slice(0, -4);
  else if (part.length > 5 && part.endsWith('ing')) part = undouble(part.slice(0, -3));
  else if (part.length > 4 && part.endsWith('ed')) part = undouble(part.slice(0, -2));
  return part.length > 3 && part.endsWith('e') ? part.slice(0, -1) : part;
}

const undouble = (part: string) => (/([bdgmnprt])\1$/.test(part) ? part.slice(0, -1) : part);

/** Whether words on both sides of this gap can belong to one term: `node.js`, `CI / CD`, `front-end`. */
export const joins = (gap: string) =>
  /^(?:[ \t\u00a0]*[-–/&+'’][ \t\u00a0]*|\.|[ \t\u00a0]*(?:\n[ \t\u00a0]*)?)$/.test(gap);

/** Whether a sentence, line or list item ends in this gap. */
export const breaks = (gap: string) => /\n|[.!?;•·▪●*]\s|[.!?;]$|[•·▪●]/.test(gap);
