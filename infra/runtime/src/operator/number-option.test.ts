import { expect, test } from 'vitest';
import { numberOption } from './number-option.ts';

test('a number that is given as an option is read', () => {
  expect(numberOption('minutes', '0.5')).toBe(0.5);
  expect(numberOption('every', '0', { least: 0 })).toBe(0);
  expect(numberOption('posts', '1e3', { least: 1, whole: true })).toBe(1000);
});

test.each(['x', '', ' ', '0', '-1', 'NaN', 'Infinity'])('%j is none, which is said in words', (given) => {
  expect(() => numberOption('minutes', given)).toThrow(`--minutes is '${given}'; it has to be a number above 0.`);
});

test('a part of a number, or one that is too small, is told what is expected', () => {
  const posts = (given: string) => () => numberOption('posts', given, { least: 2, whole: true });
  expect(posts('2.5')).toThrow("--posts is '2.5'; it has to be a whole number from 2 on.");
  expect(posts('1')).toThrow('from 2 on');
});
