import { expect, test } from 'vitest';
import { derivedId } from './derived-id.ts';

test('a derived id depends on its parts and on where they are divided', () => {
  expect(derivedId('city', 'Oslo')).toMatch(/^[0-9a-f]{24}$/);
  expect(derivedId('city', 'Oslo')).toBe(derivedId('city', 'Oslo'));
  expect(derivedId('city', 'Oslo')).not.toBe(derivedId('cityOslo'));
  expect(derivedId('a', 'bc')).not.toBe(derivedId('ab', 'c'));
});
