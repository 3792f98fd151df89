import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordIndex, type WordIndex } from './word-index.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '学', '😀'), minLength: 1, maxLength: 4 });

test('texts are found by how any of their words begins, as if each were read', () => {
  fc.assert(
    fc.property(fc.array(fc.array(word), { maxLength: 20 }), word, (texts, start) => {
      const index = createWordIndex();
      for (const [number, words] of texts.entries()) index.add(number, words);
      const found = new Set<number>();
      index.each(start, (number) => found.add(number));
      const read = texts.flatMap((words, number) => (words.some((one) => one.startsWith(start)) ? [number] : []));
      expect([...found].toSorted((a, b) => a - b)).toEqual(read);
    }),
  );
});

test('what was removed is not found, and nothing else is lost with it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.array(word), fc.boolean()), { maxLength: 20 }), word, (texts, start) => {
      const [index, kept] = [createWordIndex(), createWordIndex()];
      for (const [number, [words, isKept]] of texts.entries()) {
        index.add(number, words);
        if (isKept) kept.add(number, words);
      }
      for (const [number, [words, isKept]] of texts.entries()) if (!isKept) index.remove(number, words);
      const found = (within: WordIndex) => {
        const numbers = new Set<number>();
        within.each(start, (number) => numbers.add(number));
        return [...numbers].toSorted((a, b) => a - b);
      };
      expect(found(index)).toEqual(found(kept));
    }),
  );
});
