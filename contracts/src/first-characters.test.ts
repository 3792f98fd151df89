import { expect, test } from 'vitest';
import { firstCharacters } from './first-characters.ts';

test.each([
  ['ab🍞', 4, 'ab🍞'],
  ['ab🍞', 3, 'ab'],
  ['ab🍞🍞', 4, 'ab🍞'],
  ['🍞', 1, ''],
  ['abc', 2, 'ab'],
  ['abc', 9, 'abc'],
])('of "%s" the first %i are "%s"', (text, most, first) => {
  expect(firstCharacters(text, most)).toBe(first);
});
