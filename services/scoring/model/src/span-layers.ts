import type { SpanFile } from './span-file.ts';

/** The most that a number of a token can be; none is negative. */
const most = 32_767;
const lanes = 4;

/**
 * Layers that let each token look at those around it. They change `numbers`, `[tokens × H]`, in place. Whole numbers held in
 * doubles: exact, and faster here than whole numbers are.
 */
export function createLayers(file: SpanFile): (numbers: Float64Array, tokens: number) => void {
  const width = file.H;
  const layers = file.dilation.map((distance, at) => {
    const taps = file.tensor(`d${at}`);
    const matrix = file.tensor(`c${at}`);
    return {
      reach: distance * width,
      taps: Float64Array.from(taps.values as ArrayLike<number>),
      tapsExp: taps.exp,
      matrix: inLanes(matrix.values as ArrayLike<number>, width),
      matrixExp: matrix.exp,
      bias: Float64Array.from(file.tensor(`cb${at}`).values as ArrayLike<number>),
    };
  });
  let between = new Float64Array(0);

  return (numbers, tokens) => {
    const end = tokens * width;
    if (between.length < end) between = new Float64Array(end * 2);
    for (const { reach, taps, tapsExp, matrix, matrixExp, bias } of layers) {
      look(numbers, between, { end, width, reach, taps, exp: tapsExp });
      for (let at = 0; at < tokens; at += 2) {
        const one = at * width;
        const two = at + 1 < tokens ? one + width : one;
        mix(numbers, between, { one, two, width, matrix, bias, exp: matrixExp });
      }
    }
  };
}

/** In blocks of four outputs, so that a block is read from end to end. */
const inLanes = (matrix: ArrayLike<number>, width: number): Float64Array =>
  Float64Array.from(
    { length: width * width },
    (_, at) => matrix[((at >> 2) % width) * width + Math.trunc(at / (lanes * width)) * lanes + (at & 3)]!,
  );

/** Each number from its own, and the same ones of the tokens before and behind; beyond the sentence there is nothing. */
function look(
  numbers: Float64Array,
  into: Float64Array,
  { end, width, reach, taps, exp }: { end: number; width: number; reach: number; taps: Float64Array; exp: number },
): void {
  for (let from = 0; from < end; from += width) {
    const before = from >= reach;
    const behind = from + reach < end;
    for (let k = 0; k < width; k += 1) {
      let sum = numbers[from + k]! * taps[width + k]!;
      if (before) sum += numbers[from - reach + k]! * taps[k]!;
      if (behind) sum += numbers[from + reach + k]! * taps[2 * width + k]!;
      into[from + k] = sum >> exp;
    }
  }
}

type Mix = { one: number; two: number; width: number; matrix: Float64Array; bias: Float64Array; exp: number };

/** Adds the mixed numbers of two tokens at once to what they were; the last one may be alone. */
function mix(numbers: Float64Array, from: Float64Array, { one, two, width, matrix, bias, exp }: Mix): void {
  for (let to = 0, at = 0; to < width; to += lanes) {
    let a0 = bias[to]!;
    let a1 = bias[to + 1]!;
    let a2 = bias[to + 2]!;
    let a3 = bias[to + 3]!;
    let b0 = a0;
    let b1 = a1;
    let b2 = a2;
    let b3 = a3;
    for (let k = 0; k < width; k += 1, at += lanes) {
      const a = from[one + k]!;
      const b = from[two + k]!;
      const m0 = matrix[at]!;
      const m1 = matrix[at + 1]!;
      const m2 = matrix[at + 2]!;
      const m3 = matrix[at + 3]!;
      a0 += a * m0;
      a1 += a * m1;
      a2 += a * m2;
      a3 += a * m3;
      b0 += b * m0;
      b1 += b * m1;
      b2 += b * m2;
      b3 += b * m3;
    }
    addPositive(numbers, one + to, a0 >> exp);
    addPositive(numbers, one + to + 1, a1 >> exp);
    addPositive(numbers, one + to + 2, a2 >> exp);
    addPositive(numbers, one + to + 3, a3 >> exp);
    if (two === one) continue;
    addPositive(numbers, two + to, b0 >> exp);
    addPositive(numbers, two + to + 1, b1 >> exp);
    addPositive(numbers, two + to + 2, b2 >> exp);
    addPositive(numbers, two + to + 3, b3 >> exp);
  }
}

function addPositive(numbers: Float64Array, at: number, value: number): void {
  if (value <= 0) return;
  const sum = numbers[at]! + value;
  numbers[at] = sum > most ? most : sum;
}
export const clipped = (value: number): number => (value < 0 ? 0 : value > most ? most : value);
