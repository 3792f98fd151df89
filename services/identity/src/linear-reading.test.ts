import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { usernameOf } from './username.ts';

test('the time to make a username of names grows with their length and no faster', { timeout: 300_000 }, () => {
  expect(superLinear((text) => usernameOf(text, text), { longest: 50_000 })).toBeUndefined();
});
