import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findingEach, findingPhrases } from './phrase-ranges.ts';

const some = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 });

it('finds every letter that one of the phrases has, and no other', () => {
  fc.assert(
    fc.property(fc.array(some, { maxLength: 4 }), fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (phrases, words) => {
      const isMarked = words.map((_, at) =>
        phrases.some((phrase) =>
          phrase.some((_one, within) => phrase.every((stem, index) => words[at - within + index] === stem)),
        ),
      );
      const ranges = findingPhrases(phrases)(words.join(' '));
      const isFound = words.map((_, at) => ranges.some(({ start, end }) => start <= 2 * at && 2 * at < end));
      expect(isFound).toEqual(isMarked);
      expect(ranges).toEqual(ranges.toSorted((one, other) => one.start - other.start));
      expect(ranges.every(({ start }, at) => start >= (ranges[at - 1]?.end ?? 0))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('finds of each of several lists what it finds of that list alone', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd')).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(fc.array(some, { maxLength: 3 }), { maxLength: 4 }), letters, (lists, text) => {
      expect(findingEach(lists)(text)).toEqual(lists.map((phrases) => findingPhrases(phrases)(text)));
    }),
  );
});

it('looks no further behind the first than it is told', () => {
  expect(findingPhrases([['go']])('I go on, go, go', 8)).toEqual([
    { start: 2, end: 4 },
    { start: 9, end: 11 },
  ]);
});
