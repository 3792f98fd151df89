import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Park', 'AP'],
  ['Ada', 'A'],
  ['ada maria van park', 'AP'],
  ['  Ada   Park ', 'AP'],
  ['Łukasz Żak', 'ŁŻ'],
  ['𝒜da Park', '𝒜P'],
  ['', '?'],
])('%j is shortened to %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
