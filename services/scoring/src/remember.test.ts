import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('what is asked for again is read once, and what was not asked for longest is forgotten first', () => {
  const read = vi.fn<(given: { name: string }) => { read: string }>(({ name }) => ({ read: name }));
  const reading = remember(2, read);
  const names = () => read.mock.calls.map(([{ name }]) => name);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) expect(reading({ name })).toEqual({ read: name });
  expect(names()).toEqual(['a', 'b', 'c', 'b']);
});

test('what is very long is read each time, so that memory has a bound', () => {
  const read = vi.fn<(text: string) => number>((text) => text.length);
  const reading = remember(2, read);
  expect([reading('x'.repeat(300_000)), reading('x'.repeat(300_000))]).toEqual([300_000, 300_000]);
  expect(read).toHaveBeenCalledTimes(2);
});
