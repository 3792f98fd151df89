import { expect, test } from 'vitest';
import { failureIn, signInEnd, signInFailures } from './session.ts';

const read = (address: string) => failureIn(new URL(address, 'http://localhost').searchParams);

test('a failure is read as it was told', () => {
  expect(signInFailures.map((failure) => read(signInEnd(failure)))).toEqual(signInFailures);
  expect(read(signInEnd())).toBeUndefined();
});

test('a failure that nobody knows is a failure all the same', () =>
  expect(read('/auth/callback?error=toString')).toBe('failed'));
