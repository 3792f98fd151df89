import { expect, test } from 'vitest';
import { derivedId, newId } from './new-id.ts';

test('a new id is 24 lower-case hexadecimal characters', () => {
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
});

test('ten thousand new ids are different', () => {
  const ids = new Set(Array.from({ length: 10_000 }, newId));
  expect(ids.size).toBe(10_000);
});

test('a derived id depends on its parts and on where they are divided', () => {
  expect(derivedId('city', 'Oslo')).toMatch(/^[0-9a-f]{24}$/);
  expect(derivedId('city', 'Oslo')).toBe(derivedId('city', 'Oslo'));
  expect(derivedId('city', 'Oslo')).not.toBe(derivedId('cityOslo'));
  expect(derivedId('a', 'bc')).not.toBe(derivedId('ab', 'c'));
});
