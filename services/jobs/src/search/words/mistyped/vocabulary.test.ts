import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typingErrorsBetween } from './typing-errors.ts';
import { createVocabulary } from './vocabulary.ts';

/** Few letters, near and far apart, so that words come close to each other. */
const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'é', 'ш', '職'), { minLength: 1, maxLength: 11 })
  .map((letters) => letters.join(''));

/** Of a word that all of its posts are about. */
const uses = (posts: number, about = posts) => ({ posts, about });

describe('words that were meant', () => {
  it('are all that are near enough and that posts still have', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.constantFrom(1, 1, -1)), { maxLength: 80 }), word, (changes, typed) => {
        const vocabulary = createVocabulary();
        const counts = new Map<string, number>();
        for (const [one, change] of changes) {
          vocabulary.add(one, uses(change));
          counts.set(one, Math.max(0, (counts.get(one) ?? 0) + change));
        }
        const isNear = (one: string) => typingErrorsBetween(typed, one) !== undefined;
        const expected = [...counts].filter(([one, count]) => count > 0 && isNear(one)).map(([one]) => one);
        expect(vocabulary.near(typed).toSorted()).toEqual(expected.toSorted().slice(0, 50));
      }),
      { numRuns: 2_000 },
    );
  });

  it('have rather the letters that were forgotten than others, however many posts have those', () => {
    const vocabulary = createVocabulary([
      ['manage', uses(900)],
      ['manager', uses(40)],
      ['managers', uses(4)],
      ['drive', uses(500)],
      ['driver', uses(30)],
    ]);
    expect(vocabulary.near('managr')).toEqual(['manager', 'manage']);
    expect(vocabulary.near('drivr')).toEqual(['driver', 'drive']);
  });

  it('rather sound alike, or have the same consonants, however many posts have others', () => {
    const vocabulary = createVocabulary([
      ['docker', uses(90)],
      ['doctor', uses(4)],
      ['analista', uses(5)],
      ['analyst', uses(5)],
    ]);
    expect(vocabulary.near('docter')).toEqual(['doctor', 'docker']);
    expect(vocabulary.near('analist')).toEqual(['analyst', 'analista']);
  });

  it('are no longer those of posts that are gone', () => {
    const vocabulary = createVocabulary([['python', uses(2)]]);
    vocabulary.add('python', uses(-1));
    expect(vocabulary.near('pyhton')).toEqual(['python']);
    vocabulary.add('python', uses(-1));
    expect(vocabulary.near('pyhton')).toEqual([]);
  });

  it('say what posts are about, or are long enough to be no name by chance', () => {
    const vocabulary = createVocabulary([
      ['came', uses(80, 0)],
      ['apply', uses(300, 0)],
      ['costume', uses(1, 0)],
      ['customer', uses(600, 20)],
      ['negotiation', uses(3, 0)],
      ['lawyer', uses(2, 0)],
      ['later', uses(23, 0)],
    ]);
    expect(vocabulary.near('acme')).toEqual([]);
    expect(vocabulary.near('apple')).toEqual([]);
    expect(vocabulary.near('costumer')).toEqual(['customer', 'costume']);
    expect(vocabulary.near('negotation')).toEqual(['negotiation']);
    expect(vocabulary.near('lawer')).toEqual(['lawyer']);
  });

  it('are no longer what posts are about once none of those is left', () => {
    const vocabulary = createVocabulary([['mokka', uses(2, 1)]]);
    expect(vocabulary.near('moka')).toEqual(['mokka']);
    vocabulary.add('mokka', uses(0, -1));
    expect(vocabulary.near('moka')).toEqual([]);
  });
});
