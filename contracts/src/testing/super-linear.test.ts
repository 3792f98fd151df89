import { expect, test } from 'vitest';
import { superLinear } from './super-linear.ts';

const texts = [' ', '1'].map((unit) => ({ before: '', units: [unit], after: 'x' }));

test('what reads a text once is linear', { timeout: 300_000 }, () => {
  expect(superLinear((text) => text.replaceAll(/\s+/g, ' ').split(' ').length)).toBeUndefined();
});

test.each([
  ['looks from each blank to the end of its run', (text: string) => /\s+$/.test(text)],
  [
    'looks at all that it has read for each letter',
    (text: string) => text.split('').map((_, at) => text.lastIndexOf('?', at)),
  ],
])('what %s is found out', { timeout: 300_000 }, (_, read) => {
  expect(superLinear(read, { texts, longest: 60_000 })).toBeDefined();
});
