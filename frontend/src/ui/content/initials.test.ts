import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Park', 'AP'],
  ['Ada', 'A'],
  ['ada maria van park', 'AP'],
  ['  Ada   Park ', 'AP'],
  ['Łukasz Żak', 'ŁŻ'],
  ['𝒜da Park', '𝒜P'],
  ['18', '18'],
  ['1018', '1'],
  ['Applicant 18', 'A1'],
  ['Studio 54', 'S5'],
  ['Palm Row (Lights)', 'PL'],
  ['“Harbour” & Sons –', 'HS'],
  ['', '?'],
  ['– –', '?'],
])('%j is shortened to %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
