import { openSpanFile } from './span-file.ts';
import { clipped, createLayers } from './span-layers.ts';
import { openLexicon } from './span-lexicon.ts';
import { bestSpans, type TokenSpan } from './span-path.ts';
import { createTokenNumbers, rowsOf, type Rows } from './span-tokens.ts';
import { sentencesOf, tokensOf } from './tokens.ts';

export const spanKinds = ['knowledge', 'skill'] as const;
export type SpanKind = (typeof spanKinds)[number];

/**
 * Words of a text that name something to know (`knowledge`: a technology, a field, a language, a licence) or to do (`skill`: a
 * duty or a trait, often half a sentence). `start` and `end`, behind the last letter, are places in UTF-16 units.
 */
export type Span = { kind: SpanKind; start: number; end: number; text: string };

/** Scores of a token: outside, begin and inside of each kind. */
const scoresPerToken = 6;
const lastPlace = 3;

type Tagger = { scores(tokens: readonly string[]): Float64Array };

let opened: Tagger | undefined;
/** One for the whole process; read when it is first asked for. */
const tagger = (): Tagger => (opened ??= openTagger());

function openTagger(): Tagger {
  const file = openSpanFile();
  const width = file.H;
  const numbersOf = createTokenNumbers(file);
  const lexicon = openLexicon(file);
  const places = rowsOf(file, 'pos');
  const lexiconRows = rowsOf(file, 'lex');
  const lookAround = createLayers(file);
  const out = Float64Array.from(file.tensor('out').values as ArrayLike<number>);
  const bias = Float64Array.from(file.tensor('ob').values as ArrayLike<number>);
  let numbers = new Float64Array(0);

  const add = (token: number, { values, factor }: Rows, row: number) => {
    for (let k = 0, to = token * width, from = row * width; k < width; k += 1) {
      numbers[to + k]! += values[from + k]! * factor;
    }
  };

  return {
    scores(tokens) {
      const end = tokens.length * width;
      if (numbers.length < end) numbers = new Float64Array(end * 2);
      const known = tokens.map(numbersOf);
      for (const [at, token] of known.entries()) {
        numbers.set(token.numbers, at * width);
        add(at, places, Math.min(at, lastPlace));
      }
      const marks = lexicon.marksOf(known.map(({ key }) => key));
      for (let at = 0; at < tokens.length; at += 1) {
        for (let one = 0; one < file.lexicons; one += 1) {
          add(at, lexiconRows, one * 4 + marks[at * file.lexicons + one]!);
        }
      }
      for (let at = 0; at < end; at += 1) numbers[at] = clipped(numbers[at]!);
      lookAround(numbers, tokens.length);
      const scores = new Float64Array(tokens.length * scoresPerToken);
      for (let at = 0; at < scores.length; at += 1) {
        const [token, tag] = [Math.trunc(at / scoresPerToken), at % scoresPerToken];
        let sum = bias[tag]!;
        for (let k = 0; k < width; k += 1) sum += numbers[token * width + k]! * out[k * scoresPerToken + tag]!;
        scores[at] = sum;
      }
      return scores;
    },
  };
}

/** Six whole numbers a token: outside, begin, inside of knowledge, then of skill. */
export const tokenScores = (tokens: readonly string[]): Float64Array => tagger().scores(tokens);

/** Spans of one sentence that is cut into tokens (as `tokensOf` does), from a token to the one that it ends before. */
export function tokenSpansOf(tokens: readonly string[]): Record<SpanKind, TokenSpan[]> {
  const scores = tokenScores(tokens);
  return { knowledge: bestSpans(scores, tokens.length, 0), skill: bestSpans(scores, tokens.length, 3) };
}

/** The same without what nobody would call a part of the name at its ends. */
export function namedTokensOf(tokens: readonly string[]): Record<SpanKind, TokenSpan[]> {
  const found = tokenSpansOf(tokens);
  const named = (spans: readonly TokenSpan[]) =>
    spans.map((span) => withoutLooseEnds(tokens, span)).filter(([from, to]) => from < to);
  return { knowledge: named(found.knowledge), skill: named(found.skill) };
}

/** Spans of one sentence: of each kind in their order, without overlap; a skill may hold what somebody has to know. */
export function spansOf(sentence: string): Span[] {
  const tokens = tokensOf(sentence);
  const found = namedTokensOf(tokens.map(({ text }) => text));
  return spanKinds.flatMap((kind) =>
    found[kind].map(([from, to]) => {
      const { start } = tokens[from]!;
      const { end } = tokens[to - 1]!;
      return { kind, start, end, text: sentence.slice(start, end) };
    }),
  );
}

/** Spans of a whole text, sentence by sentence, with their places in the text. About 10 ms for 700 words. */
export const spansOfText = (text: string): Span[] =>
  sentencesOf(text).flatMap((sentence) =>
    spansOf(sentence.text).map((span) => ({
      ...span,
      start: sentence.start + span.start,
      end: sentence.start + span.end,
    })),
  );

const loose = new Set('and or in of with a an the to for & / - – • * : ; , .'.split(' '));

/** Connectives, signs and brackets without a partner taken off the ends; the other half of one that is open put to it. */
function withoutLooseEnds(tokens: readonly string[], [from, to]: TokenSpan): TokenSpan {
  const isLoose = (at: number, start: number, end: number) => {
    const word = tokens[at]!.toLowerCase();
    const partner = word === '(' ? ')' : word === ')' ? '(' : undefined;
    return partner === undefined ? loose.has(word) : !tokens.slice(start, end).includes(partner);
  };
  let [start, end] = [from, to];
  while (start < end && isLoose(end - 1, start, end)) end -= 1;
  while (start < end && isLoose(start, start, end)) start += 1;
  const isOpen = tokens.slice(start, end).includes('(') && !tokens.slice(start, end).includes(')');
  return [start, isOpen && tokens[end] === ')' ? end + 1 : end];
}

/** Reads the file, so that the first text does not have to. */
export const loadSpans = (): void => void tagger();
