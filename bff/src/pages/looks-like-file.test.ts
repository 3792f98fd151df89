import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { looksLikeFile } from './looks-like-file.ts';

test.each([
  ['favicon.png', true],
  ['assets/of/a/former-build.js', true],
  ['.env', true],
  ['jobs', false],
  ['jobs/', false],
  ['v1.2/jobs', false],
  ['', false],
])('%j is asked for as a file: %s', (path, isFile) => expect(looksLikeFile(path)).toBe(isFile));

test('an address as long as a request takes is looked at in one go', () => {
  const texts = [{ before: '', units: ['.'], after: '/a' }];
  expect(superLinear(looksLikeFile, { texts })).toBeUndefined();
});
