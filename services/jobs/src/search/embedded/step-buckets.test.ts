import { expect, it } from 'vitest';
import { createStepBuckets, type Lying } from './step-buckets.ts';

/** What the places have to be, counted anew. */
const expected = (numbers: readonly number[], points: readonly number[], lying: Lying) =>
  numbers.map((number) => points.filter((point) => (lying === 'upTo' ? point <= number : point < number)).length);

function bucketsOf(given: readonly number[]) {
  const numbers = [...given];
  let looks = 0;
  const buckets = createStepBuckets(() => {
    looks += 1;
    return Float64Array.from(numbers);
  });
  return {
    numbers,
    looks: () => looks,
    set(row: number, number: number) {
      numbers[row] = number;
      buckets.changed(row);
    },
    of: (points: readonly number[], lying: Lying = 'upTo') => [
      ...buckets.of(Float64Array.from(points), lying, numbers.length).subarray(0, numbers.length),
    ],
  };
}

it.each<Lying>(['upTo', 'below'])('says behind how many points each number lies (%s)', (lying) => {
  const numbers = [-Infinity, 0, 1, 2, 2.5, 3, 9];
  expect(bucketsOf(numbers).of([1, 2, 3], lying)).toEqual(expected(numbers, [1, 2, 3], lying));
});

it.each<Lying>(['upTo', 'below'])('counts anew only once a point has moved over a number (%s)', (lying) => {
  const buckets = bucketsOf([10, 20, 30]);
  for (let point = 11; point < 20; point++) {
    expect(buckets.of([point], lying)).toEqual(expected(buckets.numbers, [point], lying));
  }
  expect(buckets.looks()).toBe(1);
  for (const point of [20, 21, 30, 31, 9, 10]) {
    expect(buckets.of([point], lying)).toEqual(expected(buckets.numbers, [point], lying));
  }
});

it('goes with rows that change or are new, and with several lists of points', () => {
  const buckets = bucketsOf([1, 5]);
  const lists = [[2, 4], [3], [0, 1, 2, 3, 4, 5]];
  const look = () => {
    for (const points of lists) expect(buckets.of(points)).toEqual(expected(buckets.numbers, points, 'upTo'));
  };
  look();
  buckets.set(0, 3);
  look();
  buckets.set(2, 2.5);
  look();
  expect(buckets.of([2.6, 4])).toEqual(expected(buckets.numbers, [2.6, 4], 'upTo'));
});
