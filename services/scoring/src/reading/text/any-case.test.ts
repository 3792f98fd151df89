import { expect, it } from 'vitest';
import { anyCase } from './any-case.ts';

it.each([
  ['years?', '[yY][eE][aA][rR][sS]?'],
  ['\\bi[sz]ed\\b', '\\b[iI][sSzZ][eE][dD]\\b'],
  ['(?<low>\\d+)(?:k)(?<![a-z])', '(?<low>\\d+)(?:[kK])(?<![a-zA-Z])'],
  ['[^\\S\\n][\\w&.’-]', '[^\\S\\n][\\w&.’-]'],
  ['[A-Z]', '[A-Z]'],
])('%s finds capitals too', (pattern, source) => {
  expect(anyCase(pattern)).toBe(source);
});
