import { expect, test } from 'vitest';
import { isFormer } from './former-version.ts';

test.each([
  ['9.aa', true],
  ['11.aa', true],
  ['12.bb', true],
  [undefined, true],
  ['12.aa', false],
  ['13.aa', false],
  ['100.bb', false],
])('of 12.aa the version %s is left behind: %s', (version, expected) => {
  expect(isFormer(version, '12.aa')).toBe(expected);
});
