import { readModelFile } from './model-file.ts';
import { addPieces, wordsOf } from './text-rules.ts';

/** Of length 1, or all zeros for a text of which no word is known. 192 numbers, or the first of them. */
export type Vector = Float32Array;

export const dimensions = 192;

/** Of a text; what stands beyond says nothing new of it. */
const mostWords = 256;

type Table = {
  entries: ReadonlyMap<string, number>;
  /** Of each entry: what its numbers are multiplied by, 0 to 255. */
  scale: Uint8Array;
  /** Of each entry `dimensions` numbers. */
  numbers: Int8Array;
};

let opened: Table | undefined;
/** Of the whole process; read when it is first asked for. */
const table = (): Table => (opened ??= openTable(readModelFile('static.bin')));

function openTable(bytes: ArrayBuffer): Table {
  const [, count = 0, width = 0, length = 0] = new Uint32Array(bytes, 0, 4);
  if (width !== dimensions) throw new Error(`The vectors have ${width} dimensions, not ${dimensions}`);
  const names = new TextDecoder().decode(new Uint8Array(bytes, 16, length)).split('\n');
  const scaleAt = aligned(16 + length);
  return {
    entries: new Map(names.map((name, id) => [name, id])),
    scale: new Uint8Array(bytes, scaleAt, count),
    numbers: new Int8Array(bytes, aligned(scaleAt + count), count * width),
  };
}
const aligned = (at: number) => Math.ceil(at / 4) * 4;

/** Ids of the words' pieces in order, then of the pairs of neighbouring words that are entries themselves. */
function entriesOf({ entries }: Table, text: string): number[] {
  const words = wordsOf(text).slice(0, mostWords);
  const ids: number[] = [];
  for (const word of words) addPieces(entries, word, ids);
  for (let at = 1; at < words.length; at += 1) {
    const id = entries.get(`${words[at - 1]} ${words[at]}`);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

/**
 * What a title, the name of a skill or a short text is about. The sum of its entries, in whole numbers, made as long as 1: the
 * same on every machine. Order and negation are lost, rank was trained away on purpose ("junior", "head" count for little), and
 * names of people must not be fed in.
 * @param size how many dimensions; 64 and 96 are good shorter vectors.
 */
export const vectorOf = (text: string, size = dimensions): Vector => vectorOfAll([text], size);

/** Of each word the first of its forms that has an entry of its own: of what is left out the pieces say little, least of names. */
export const knownWords = (words: readonly (readonly string[])[]): string[] =>
  words.flatMap((forms) => forms.find((form) => table().entries.has(form)) ?? []);

/** What several texts are about together, each word counting as it does in one: in whatever order they come. */
export function vectorOfAll(texts: readonly string[], size = dimensions): Vector {
  const known = table();
  const { scale, numbers } = known;
  const sum = new Float64Array(size);
  for (const text of texts) {
    for (const id of entriesOf(known, text)) {
      const factor = scale[id]!;
      for (let k = 0, from = id * dimensions; k < size; k += 1) sum[k]! += factor * numbers[from + k]!;
    }
  }
  let square = 0;
  for (const value of sum) square += value * value;
  const length = Math.sqrt(square);
  return length === 0 ? new Float32Array(size) : Float32Array.from(sum, (value) => value / length);
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

/** Of length 1 again; zeros where all are. */
export function meanVector(vectors: readonly Vector[]): Vector {
  const sum = new Float64Array(vectors[0]?.length ?? dimensions);
  for (const vector of vectors) for (let k = 0; k < sum.length; k += 1) sum[k]! += vector[k]!;
  const length = Math.hypot(...sum);
  return length === 0 ? new Float32Array(sum.length) : Float32Array.from(sum, (value) => value / length);
}

/** Reads the file, so that the first text does not have to. */
export const loadVectors = (): void => void table();
