import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordIndex } from './word-index.ts';

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
