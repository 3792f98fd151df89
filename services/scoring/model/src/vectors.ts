import { readModelFile } from './model-file.ts';
import { piecesOf, wordsOf } from './text-rules.ts';

/** A vector of length 1 with 192 numbers, or the first of them; all zeros for a text of which no word is known. */
export type Vector = Float32Array;

export const dimensions = 192;

/** Words of a text that are read; those beyond say nothing new of it. */
const mostWords = 256;

type Table = {
  /** The ids of words and of pieces of words. */
  entries: ReadonlyMap<string, number>;
  /** The ids of pairs, by their first word and their second one. */
  pairs: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** By entry: the factor of its numbers, 0 to 255. */
  scale: Uint8Array;
  /** `dimensions` numbers for each entry. */
  numbers: Int8Array;
};

let opened: Table | undefined;
/** One for the whole process; read when it is first asked for. */
const table = (): Table => (opened ??= openTable(readModelFile('static.bin')));

function openTable(bytes: ArrayBuffer): Table {
  const [, count = 0, width = 0, length = 0] = new Uint32Array(bytes, 0, 4);
  if (width !== dimensions) throw new Error(`The vectors have ${width} dimensions, not ${dimensions}`);
  const names = new TextDecoder().decode(new Uint8Array(bytes, 16, length)).split('\n');
  const scaleAt = aligned(16 + length);
  const pairs = new Map<string, Map<string, number>>();
  for (const [id, name] of names.entries()) {
    const [first = '', second] = name.split(' ');
    if (second !== undefined) pairs.set(first, (pairs.get(first) ?? new Map<string, number>()).set(second, id));
  }
  return {
    entries: new Map(names.map((name, id) => [name, id])),
    pairs,
    scale: new Uint8Array(bytes, scaleAt, count),
    numbers: new Int8Array(bytes, aligned(scaleAt + count), count * width),
  };
}
const aligned = (at: number) => Math.ceil(at / 4) * 4;

/** A word with its entries, and those of pairs that it begins. */
export type Word = { word: string; ids: readonly number[]; followers: ReadonlyMap<string, number> | undefined };

/** The last words that were read: texts are made of the same few thousand. */
const known = new Map<string, Word>();
const mostKnown = 30_000;

/** @param word one of `wordsOf` a text. */
export function readWord(word: string): Word {
  const before = known.get(word);
  if (before !== undefined) return before;
  const { entries, pairs } = table();
  // A longer one is no word, and not worth the memory; a copy, as a slice keeps all of its text.
  const isKept = word.length <= 40;
  const own = isKept ? Array.from(word).join('') : word;
  const read = { word: own, ids: piecesOf(entries, word), followers: pairs.get(word) };
  if (known.size >= mostKnown) known.clear();
  if (isKept) known.set(own, read);
  return read;
}

/** The entries of some texts, each as often as it is there: pieces of words, and the pairs of neighbouring words that are entries themselves. */
function entriesIn(texts: readonly (readonly Word[])[]): Uint16Array {
  const ids: number[] = [];
  for (const words of texts) {
    let before: Word | undefined;
    for (let at = 0; at < Math.min(words.length, mostWords); at += 1) {
      const read = words[at]!;
      const pair = before?.followers?.get(read.word);
      if (pair !== undefined) ids.push(pair);
      for (const id of read.ids) ids.push(id);
      before = read;
    }
  }
  return Uint16Array.from(ids).toSorted();
}

/**
 * What a title, the name of a skill or a short text is about. The sum of its entries, in whole numbers, made as long as 1: the
 * same on every machine. Order and negation are lost, rank was trained away on purpose ("junior", "head" count for little), and
 * names of people must not be fed in.
 * @param size how many dimensions; 64 and 96 are good shorter vectors.
 */
export const vectorOf = (text: string, size = dimensions): Vector => vectorOfWords([wordsOf(text).map(readWord)], size);

/**
 * The first form of each word that has an entry of its own. Other words are left out: their pieces say little, least of all
 * those of names.
 */
export const knownWords = (words: readonly (readonly string[])[]): string[] =>
  words.flatMap((forms) => forms.find((form) => table().entries.has(form)) ?? []);

/** What several texts are about together, each of `wordsOf` one, and each word counting as it does there: in whatever order they come. */
export function vectorOfWords(texts: readonly (readonly Word[])[], size = dimensions): Vector {
  const sum = sumOf(entriesIn(texts), size);
  let square = 0;
  for (const value of sum) square += value * value;
  const length = Math.sqrt(square);
  const vector = new Float32Array(size);
  if (length > 0) for (let k = 0; k < size; k += 1) vector[k] = sum[k]! / length;
  return vector;
}

/** In whole numbers of 32 bits, of which the longest texts need 31; four entries in one turn, which takes less than half the time. */
function sumOf(entries: Uint16Array, size: number): Int32Array {
  const { scale, numbers } = table();
  const [rows, factors]: [number[], number[]] = [[], []];
  for (let next = 0, first = 0; first < entries.length; first = next) {
    const id = entries[first]!;
    while (entries[next] === id) next += 1;
    rows.push(id * dimensions);
    factors.push(scale[id]! * (next - first));
  }
  while (rows.length % 4 > 0) [rows[rows.length], factors[factors.length]] = [0, 0];
  const sum = new Int32Array(size);
  for (let at = 0; at < rows.length; at += 4) {
    const [a, b, c, d] = [rows[at]!, rows[at + 1]!, rows[at + 2]!, rows[at + 3]!];
    const [ofA, ofB, ofC, ofD] = [factors[at]!, factors[at + 1]!, factors[at + 2]!, factors[at + 3]!];
    for (let k = 0; k < size; k += 1) {
      const first = Math.imul(ofA, numbers[a + k]!) + Math.imul(ofB, numbers[b + k]!);
      sum[k]! += first + Math.imul(ofC, numbers[c + k]!) + Math.imul(ofD, numbers[d + k]!);
    }
  }
  return sum;
}

/**
 * How near two vectors of the same size are: 1 the same, 0 nothing in common (or one is of no known word), seldom below. Two
 * titles are near from about 0.35. It says near, not same: rivals (Java, C#) are near each other.
 */
export function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += a[k]! * b[k]!;
  return sum;
}

/** The mean of vectors, of length 1 again; all zeros where they sum to that. */
export function meanVector(vectors: readonly Vector[]): Vector {
  const sum = new Float64Array(vectors[0]?.length ?? dimensions);
  for (const vector of vectors) for (let k = 0; k < sum.length; k += 1) sum[k]! += vector[k]!;
  const length = Math.hypot(...sum);
  return length === 0 ? new Float32Array(sum.length) : Float32Array.from(sum, (value) => value / length);
}

/** Reads the file, so that the first text does not have to. */
export const loadVectors = (): void => void table();
