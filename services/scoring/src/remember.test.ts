import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('what is asked for again is read once, and what was not asked for longest is forgotten first', () => {
  const read = vi.fn<(given: { name: string }) => { read: string }>(({ name }) => ({ read: name }));
  const reading = remember({ count: 2, characters: 1_000 }, read);
  const names = () => read.mock.calls.map(([{ name }]) => name);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) expect(reading({ name })).toEqual({ read: name });
  expect(names()).toEqual(['a', 'b', 'c', 'b']);
});

test('long ones take the place of several, so that memory has a bound', () => {
  const read = vi.fn<(text: string) => number>((text) => text.length);
  const reading = remember({ count: 10, characters: 100 }, read);
  for (const text of ['a', 'b', 'x'.repeat(95), 'b', 'a']) expect(reading(text)).toBe(text.length);
  expect(read.mock.calls.map(([text]) => text[0])).toEqual(['a', 'b', 'x', 'a']);
});

test('what is very long is read each time and costs nothing its place', () => {
  const read = vi.fn<(text: string) => number>((text) => text.length);
  const reading = remember({ count: 2, characters: 1_000_000 }, read);
  for (const length of [1, 300_000, 300_000, 1]) expect(reading('x'.repeat(length))).toBe(length);
  expect(read).toHaveBeenCalledTimes(3);
});
