import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedEdits, editsBetween } from './edit-distance.ts';
import { createVocabulary } from './vocabulary.ts';

/** Few letters, near and far apart, so that words come close to each other. */
const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'é', 'ш', '職'), { minLength: 1, maxLength: 11 })
  .map((letters) => letters.join(''));

describe('words that were meant', () => {
  it('are all that are near enough and that posts still have', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.constantFrom(1, 1, -1)), { maxLength: 80 }), word, (changes, typed) => {
        const vocabulary = createVocabulary();
        const counts = new Map<string, number>();
        for (const [one, change] of changes) {
          vocabulary.add(one, change);
          counts.set(one, Math.max(0, (counts.get(one) ?? 0) + change));
        }
        const most = allowedEdits(typed);
        const isNear = (one: string) => most > 0 && editsBetween(typed, one, most) !== undefined;
        const expected = [...counts].filter(([one, count]) => count > 0 && isNear(one)).map(([one]) => one);
        expect(vocabulary.near(typed).toSorted()).toEqual(expected.toSorted().slice(0, 50));
      }),
      { numRuns: 2_000 },
    );
  });

  it('have rather the letters that were forgotten than others, however many posts have those', () => {
    const vocabulary = createVocabulary([
      ['manage', 900],
      ['manager', 40],
      ['managers', 4],
      ['drive', 500],
      ['driver', 30],
    ]);
    expect(vocabulary.near('managr')).toEqual(['manager', 'manage']);
    expect(vocabulary.near('drivr')).toEqual(['driver', 'drive']);
  });

  it('are no longer those of posts that are gone', () => {
    const vocabulary = createVocabulary([['python', 2]]);
    vocabulary.add('python', -1);
    expect(vocabulary.near('pyhton')).toEqual(['python']);
    vocabulary.add('python', -1);
    expect(vocabulary.near('pyhton')).toEqual([]);
  });
});
