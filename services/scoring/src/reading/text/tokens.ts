/** How a word is written, and what other spellings of it share. */
type Spelling = { text: string; lower: string; base: string; stem: string };
/** A spelling that is met again and again, with what `ofSpelling` has worked out of it, each at its place. */
type KnownSpelling = Spelling & { known: unknown[] };
/** A word of a text. `gap` is what stands between the word before and this one. */
export type Token = Spelling & { spelling: KnownSpelling; start: number; end: number; gap: string };

const letter = /[\p{L}\p{N}]/iu;
const letterBefore = /[\p{L}\p{N}]$/iu;
const dotNet = /\.net\b/iuy;
const [dot, plus, hash, softHyphen] = [0x2e, 0x2b, 0x23, 0xad];
/** By ASCII code: 1 for letters and digits, 0 for others. */
const isPlain = Uint8Array.from({ length: 128 }, (_, unit) => Number(letter.test(String.fromCharCode(unit))));

/**
 * The words of a text: runs of letters and digits, whatever soft hyphens stand in them. `.net` keeps its dot, `c++`, `c#` and `5+`
 * their signs; every other sign separates words.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (let start = 0; start < text.length; start += 1) {
    const end = wordEnd(text, start);
    if (end === start) continue;
    const spelling = spellingOf(text.slice(start, end));
    const { text: written, lower, base, stem } = spelling;
    tokens.push({ text: written, lower, base, stem, spelling, start, end, gap: text.slice(last, start) });
    last = end;
    start = end - 1;
  }
  return tokens;
}

/** Where the word ends that begins here; here, where none does. By units, as a pattern of all letters takes three times as long. */
function wordEnd(text: string, start: number): number {
  if (text.charCodeAt(start) === dot && isDotNet(text, start)) return start + '.net'.length;
  let end = start;
  for (let wide = letterAt(text, end); wide > 0; wide = letterAt(text, end)) end += wide;
  return end === start ? start : end + signsAt(text, end);
}

function isDotNet(text: string, start: number): boolean {
  dotNet.lastIndex = start;
  return dotNet.test(text) && !letterBefore.test(text.slice(Math.max(0, start - 2), start));
}

/** How many units the letter or digit takes that stands here; 0 where none does. */
function letterAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 128) return isPlain[unit]!;
  if (at >= text.length) return 0;
  if (unit === softHyphen) return text.charCodeAt(at + 1) !== softHyphen && letterAt(text, at + 1) > 0 ? 1 : 0;
  const sign = String.fromCodePoint(text.codePointAt(at)!);
  return letter.test(sign) ? sign.length : 0;
}

/** How many of `++`, `+` and `#` behind a word are of it: those that no letter follows. */
function signsAt(text: string, at: number): number {
  const sign = text.charCodeAt(at);
  if (sign !== plus && sign !== hash) return 0;
  if (sign === plus && text.charCodeAt(at + 1) === plus) return letterAt(text, at + 2) > 0 ? 1 : 2;
  return letterAt(text, at + 1) > 0 ? 0 : 1;
}

/**
 * The last words that were read: texts are made of the same few thousand, and equal strings that are one object compare faster.
 */
const spellings = new Map<string, KnownSpelling>();
const mostSpellings = 30_000;
/** A longer one is no word, and not worth the memory. */
const mostLetters = 40;

function spellingOf(word: string): KnownSpelling {
  const before = spellings.get(word);
  if (before !== undefined) return before;
  if (word.includes('\u00ad')) return spellingOf(word.replaceAll('\u00ad', ''));
  const isKept = word.length <= mostLetters;
  // A copy, as a slice keeps all of its text.
  const text = isKept ? Array.from(word).join('') : word;
  const lower = text.toLowerCase();
  const base = baseForm(lower);
  const spelling = { text, lower, base, stem: stemOf(base), known: [] };
  if (!isKept) return spelling;
  if (spellings.size >= mostSpellings) spellings.clear();
  spellings.set(text, spelling);
  return spelling;
}

let places = 0;

/**
 * What follows from the spelling of a word alone, worked out when it is first asked for. It lies at the spelling, where a token
 * finds it without looking it up: a text of some hundred words costs as many misses of the processor's cache for each table.
 */
export function ofSpelling<Known extends object | boolean>(find: (spelling: Spelling) => Known) {
  const place = places;
  places += 1;
  return ({ spelling }: Token): Known => (spelling.known[place] ??= find(spelling)) as Known;
}

/** One spelling and number of a word: `Analyses` and `analysis` differ still, `organised` and `organized` do not. */
export function baseForm(lower: string): string {
  let base = lower;
  if (base.length > 4 && base.endsWith('ies')) base = `${base.slice(0, -3)}y`;
  else if (base.length > 4 && /(?:s|x|z|ch|sh)es$/.test(base)) base = base.slice(0, -2);
  else if (base.length > 3 && /[^su]s$/.test(base) && (base.length < 5 || !base.endsWith('is')))
    base = base.slice(0, -1);
  return base.length > 5 ? base.replace(/is(ation|ing|ed|e)$/, 'iz$1').replace(/our(ed|ing)?$/, 'or$1') : base;
}

/** The part that `manage`, `managing`, `managed` and `management` share. Not a linguist's stem, but the same on both sides. */
function stemOf(base: string): string {
  let part = base;
  if (part.length > 7 && part.endsWith('ment')) part = part.slice(0, -4);
  else if (part.length > 5 && part.endsWith('ing')) part = undouble(part.slice(0, -3));
  else if (part.length > 4 && part.endsWith('ed')) part = undouble(part.slice(0, -2));
  return part.length > 3 && part.endsWith('e') ? part.slice(0, -1) : part;
}

const undouble = (part: string) => (/([bdgmnprt])\1$/.test(part) ? part.slice(0, -1) : part);

/** Whether words on both sides of this gap can belong to one term: `node.js`, `CI / CD`, `front-end`. */
export const joins = (gap: string) =>
  gap === ' ' || /^(?:[ \t\u00a0]*[-–/&+'’][ \t\u00a0]*|\.|[ \t\u00a0]*(?:\n[ \t\u00a0]*)?)$/.test(gap);

/** Whether a sentence, line or list item ends in this gap. */
export const breaks = (gap: string) => gap !== ' ' && /\n|[.!?;•·▪●*]\s|[.!?;]$|[•·▪●]/.test(gap);
