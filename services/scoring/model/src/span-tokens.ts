import { hashOf } from './hash.ts';
import type { SpanFile } from './span-file.ts';
import { piecesOf, plain, wordsOf } from './text-rules.ts';
import { shapeOf } from './token-shape.ts';

/** What a token says by itself, in 1/256, and its words joined by blanks. */
export type TokenNumbers = { numbers: Int32Array; key: string };

/** All sums are in 1/256. */
const unit = 8;
const mostPieces = 3;
/** One third as a factor of whole numbers, 21846 / 2 ** 16: with three pieces each counts a third. */
const third = 21846;
/** Tokens that come again and again; longer ones are seldom. */
const remembered = { tokens: 8_000, letters: 24 };

/** A table of rows as wide as a token, each number in 1/256 once it is multiplied by `factor`. */
export type Rows = { values: ArrayLike<number>; factor: number };
export function rowsOf(file: SpanFile, name: string): Rows {
  const { values, exp } = file.tensor(name);
  return { values, factor: 2 ** Math.max(0, unit - exp) };
}

export function createTokenNumbers(file: SpanFile): (token: string) => TokenNumbers {
  const width = file.H;
  const pieces = rowsOf(file, 'T');
  const affixes = rowsOf(file, 'aff');
  const shapes = rowsOf(file, 'shape');
  const known = new Map<string, TokenNumbers>();

  const add = (sum: Int32Array, { values, factor }: Rows, row: number) => {
    for (let k = 0, from = row * width; k < width; k += 1) sum[k]! += values[from + k]! * factor;
  };

  function compute(token: string): TokenNumbers {
    const words = wordsOf(token);
    const used = words.flatMap((word) => piecesOf(file.entries, word)).slice(0, mostPieces);
    const sum = new Int32Array(width);
    for (const id of used) add(sum, pieces, id);
    if (used.length === 2) for (let k = 0; k < width; k += 1) sum[k]! >>= 1;
    if (used.length === 3) for (let k = 0; k < width; k += 1) sum[k] = Math.imul(sum[k]!, third) >> 16;
    for (const [table, affix] of affixesOf(token).entries()) {
      add(sum, affixes, table * file.hash + (hashOf(affix) % file.hash));
    }
    add(sum, shapes, shapeOf(token));
    return { numbers: sum, key: words.join(' ') };
  }

  return (token) => {
    const before = known.get(token);
    if (before) return before;
    const computed = compute(token);
    if (token.length > remembered.letters) return computed;
    if (known.size >= remembered.tokens) known.clear();
    // A copy: a part of a text keeps all of the text in memory.
    known.set(Array.from(token).join(''), computed);
    return computed;
  };
}

/** Its first and last letters. */
function affixesOf(token: string): string[] {
  const chars = Array.from(plain(token));
  return [`<${chars.slice(0, 3).join('')}`, `${chars.slice(-3).join('')}>`, `${chars.slice(-2).join('')}]`];
}
