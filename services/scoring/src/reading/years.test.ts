import { expect, it } from 'vitest';
import { readYears } from './years.ts';

it.each([
  ['5+ years of experience in Java', { minimum: 5, words: '5+ years' }],
  ['3-5 years of experience', { minimum: 3, maximum: 5, words: '3-5 years' }],
  ['3 to 5 yrs experience', { minimum: 3, maximum: 5 }],
  ['at least two years working as a cook', { minimum: 2, words: 'at least two years' }],
  ['five (5) years of related experience', { minimum: 5 }],
  ['minimum of 18 months of experience', { minimum: 1 }],
  ['up to 3 years of experience', { minimum: 0, maximum: 3 }],
  ['Experience: 4 years', { minimum: 4 }],
  ["10 years' experience in management", { minimum: 10 }],
])('reads %s', (text, years) => {
  expect(readYears(text)).toMatchObject([years]);
});

it.each([
  'Our company has more than 50 years of experience.',
  'We have 20 years of experience in this market.',
  'You are at least 18 years old.',
  'A contract of 2 years.',
  'Founded 12 years ago.',
  'A 401 k plan and 15 days of leave.',
])('does not take %s for a requirement', (text) => {
  expect(readYears(text)).toEqual([]);
});

it('gives the place of the words', () => {
  const text = 'You bring 3-5 years of experience.';
  const [read] = readYears(text);
  expect(text.slice(read?.start, read?.end)).toBe('3-5 years');
});
