import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesIn } from './matches-in.ts';

const patterns = [/a+/g, /(?<first>a)|b/g, /a*/g, /(?=b)/gu, /(?:)/gu, /(?:)/g, /\p{L}?/gu];

test('finds what matchAll finds, nothing at a place twice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...patterns),
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', 'é') }),
      (pattern, text) => {
        expect([...matchesIn(text, pattern)]).toEqual([...text.matchAll(pattern)]);
      },
    ),
  );
});

test('one pattern searches a text within another', () => {
  const pattern = /\w+/g;
  const words = [...matchesIn('ab cd', pattern)].map(([word]) => word);
  const within = matchesIn('ab cd', pattern)
    .map(([word]) => [...matchesIn(`${word} x`, pattern)].length)
    .toArray();
  expect({ words, within }).toEqual({ words: ['ab', 'cd'], within: [2, 2] });
});
