import { expect, it } from 'vitest';
import { isId, listOf, oneOf, pageIn, someOf, whole } from './url-values.ts';

it.each([
  ['0123456789abcdef01234567', true],
  ['0123456789ABCDEF01234567', false],
  ['0123456789abcdef0123456', false],
  ['', false],
  [null, false],
  [undefined, false],
])('whether %s is an id: %s', (text, is) => expect(isId(text)).toBe(is));

it('takes a list apart, once each and without blanks', () => expect(listOf(' a, b,,a ')).toEqual(['a', 'b']));

it('knows only the values that there are', () => {
  expect([oneOf(['a', 'b'], 'b'), oneOf(['a', 'b'], 'c'), oneOf(['a'], null)]).toEqual(['b', undefined, undefined]);
  expect(someOf(['a', 'b'], 'b,c,a')).toEqual(['b', 'a']);
});

it.each([
  ['7', 7],
  ['0', undefined],
  ['11', undefined],
  ['1e1', undefined],
  ['-1', undefined],
  ['99999999999', undefined],
  [null, undefined],
])('reads %s as a whole number of 1 to 10: %s', (text, number) => expect(whole(text, 1, 10)).toBe(number));

it.each([
  ['page=3', 3],
  ['page=0', 1],
  ['page=4', 1],
  ['page=two', 1],
  ['', 1],
])('of a list with three pages %j is page %i', (search, page) =>
  expect(pageIn(new URLSearchParams(search), 3)).toBe(page),
);
