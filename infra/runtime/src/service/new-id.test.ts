import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('a new id is 24 lower-case hexadecimal characters', () => {
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
});

test('ten thousand new ids are different', () => {
  const ids = new Set(Array.from({ length: 10_000 }, newId));
  expect(ids.size).toBe(10_000);
});
