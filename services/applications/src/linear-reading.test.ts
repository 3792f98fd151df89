import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';
import { redactor } from './sight/redact.ts';

const somebody = {
  user_id: '0'.repeat(24),
  names: ['María José', 'González-Łukasz'],
  contacts: ['maria.gonzalez@example.org', 'maria-gonzalez', '+34 612 345 678', 'https://github.com/mgonz'],
  schools: ['Massachusetts Institute of Technology'],
};

const readers: [string, (text: string) => unknown, { longest: number }][] = [
  ['look for words in a card', (text) => matchesSearch([text, text], 'nurse'), { longest: 50_000 }],
  ['hide who somebody is in a text', redactor(somebody), { longest: 20_000 }],
];

test.each(readers)(
  'F1: the time to %s grows with its length and no faster',
  { timeout: 300_000 },
  (_, read, options) => {
    expect(superLinear(read, options)).toBeUndefined();
  },
);
