import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { redactor } from './sight/redact.ts';

const somebody = {
  user_id: '0'.repeat(24),
  names: ['María José', 'González-Łukasz'],
  contacts: ['maria.gonzalez@example.org', 'maria-gonzalez', '+34 612 345 678', 'https://github.com/mgonz'],
  schools: ['Massachusetts Institute of Technology'],
};

const odd = (index: number) => `${'a'.repeat(190)}b${index}`;
const hundred = <T>(make: (index: number) => T) => Array.from({ length: 100 }, (_, index) => make(index));
/** As much as a profile takes, all of it alike. */
const somebodyOdd = {
  user_id: '0'.repeat(24),
  names: ['a'.repeat(60), 'ä'.repeat(60), 'a '.repeat(30)],
  contacts: hundred((index) => `https://example.org/${'a'.repeat(1_500)}/${odd(index)}`),
  schools: hundred((index) => `${'a '.repeat(30)}${odd(index)}`),
};

const readers: [string, (text: string) => unknown, { longest: number }][] = [
  ['hide who somebody is in a text', redactor(somebody), { longest: 20_000 }],
  ['hide who somebody odd is in a text', redactor(somebodyOdd), { longest: 20_000 }],
];

test.each(readers)('the time to %s grows with its length and no faster', { timeout: 300_000 }, (_, read, options) => {
  expect(superLinear(read, options)).toBeUndefined();
});

const pieces = ['a', 'ä', 'a ', `${odd(0)} `, `${odd(0).split('').join(' ')} `, 'я'];

test.each(pieces)('of the oddest profile the longest resume is hidden in moments: %j', (piece) => {
  const text = piece.repeat(200_000 / piece.length);
  const before = process.threadCpuUsage().user;
  redactor(somebodyOdd)(text);
  // Ten times what it takes; one regular expression of all words took minutes.
  expect(process.threadCpuUsage().user - before).toBeLessThan(3_000_000);
});

test.each(['/', '#', '@', '?'])('by the oddest links somebody is known in moments: %j', (sign) => {
  const contacts = hundred((index) => `https://example.org/${sign.repeat(1_900)}\n${index}`);
  const before = process.threadCpuUsage().user;
  redactor({ ...somebody, contacts });
  // Ten times what it takes.
  expect(process.threadCpuUsage().user - before).toBeLessThan(300_000);
});
