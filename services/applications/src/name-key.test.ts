import { aProfileCard } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

const keyOf = (first_name: string) => nameKey({ card: aProfileCard({ first_name, last_name: 'Nowak' }) });

test('names stand where their letters do, whichever marks and strokes these have', () => {
  const names = ['Łukasz', 'Zoë', 'Đorđe', 'Ørjan', 'Lars', 'Erik', 'Mia'];
  expect(names.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))).toEqual([
    'Đorđe',
    'Erik',
    'Lars',
    'Łukasz',
    'Mia',
    'Ørjan',
    'Zoë',
  ]);
});

test('who has no name yet comes last', () => {
  expect(nameKey({ card: null }) > keyOf('Zoë')).toBe(true);
});
