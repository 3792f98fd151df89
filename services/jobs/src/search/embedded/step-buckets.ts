import { grown } from './number-lists.ts';

/** Which points a number lies behind: those up to it (included), or those below it. */
export type Lying = 'upTo' | 'below';

export type StepBuckets = {
  /** For each row, how many of the ascending points its number lies behind. Valid until a row changes. */
  of(points: Float64Array, lying: Lying, length: number): Uint8Array;
  /** Has to be called for each row whose number has changed. */
  changed(row: number): void;
};

/** How many sets of points are kept, each one byte a row. */
const mostKept = 6;

/**
 * Where the numbers of a column lie between points, so that counting steps is one look at each row. Points move with the time that
 * "posted within" is measured from: the places are the same for as long as no row's number lies between a point and the one before it.
 */
export function createStepBuckets(column: () => Float64Array): StepBuckets {
  type Kept = {
    lying: Lying;
    points: Float64Array;
    places: Uint8Array<ArrayBuffer>;
    /** Around each point the nearest numbers that are not behind it, and that are. */
    nearest: { before: Float64Array; behind: Float64Array };
  };
  let kept: Kept[] = [];

  function place({ lying, points, places, nearest: { before, behind } }: Kept, row: number, number: number) {
    let count = 0;
    for (let at = 0; at < points.length; at++) {
      const point = points[at]!;
      if (lying === 'upTo' ? point <= number : point < number) {
        count++;
        if (number < behind[at]!) behind[at] = number;
      } else if (number > before[at]!) before[at] = number;
    }
    places[row] = count;
  }

  function made(points: Float64Array, lying: Lying, length: number): Kept {
    const nearest = {
      before: new Float64Array(points.length).fill(-Infinity),
      behind: new Float64Array(points.length).fill(Infinity),
    };
    const one = { lying, points, places: new Uint8Array(length), nearest };
    const numbers = column();
    for (let row = 0; row < length; row++) place(one, row, numbers[row]!);
    return one;
  }

  const serves = ({ lying, points, nearest: { before, behind } }: Kept, asked: Float64Array, asLying: Lying) =>
    lying === asLying &&
    points.length === asked.length &&
    asked.every((point, at) =>
      lying === 'upTo' ? before[at]! < point && point <= behind[at]! : before[at]! <= point && point < behind[at]!,
    );

  return {
    of(points, lying, length) {
      const one = kept.find((known) => serves(known, points, lying)) ?? made(points, lying, length);
      // What was asked last stands first.
      kept = [one, ...kept.filter((other) => other !== one)].slice(0, mostKept);
      return one.places;
    },

    changed(row) {
      const number = column()[row] ?? -Infinity;
      for (const one of kept) {
        one.places = grown(one.places, row);
        place(one, row, number);
      }
    },
  };
}
