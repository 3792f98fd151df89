import { aProfileCard } from '@waypost/contracts/testing/people';
import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { matchesSearch } from './applicant-query.ts';

const card = aProfileCard();

test('F1: the time to look for words in a card grows with its length and no faster', { timeout: 300_000 }, () => {
  const search = (text: string) => matchesSearch({ card: { ...card, first_name: text, headline: text } }, 'nurse');
  expect(superLinear(search, { longest: 50_000 })).toBeUndefined();
});
