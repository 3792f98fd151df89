import { expect, test } from 'vitest';
import { factLine } from './fact-line.ts';

test('a line of facts leaves out what is not known', () => {
  expect(factLine(['Pune', undefined, '', 'Full-Time'])).toBe('Pune\u00A0· Full-Time');
  expect(factLine([])).toBe('');
});

test('a fact in Hebrew or Arabic keeps to itself', () => {
  expect(factLine(['חיפה', 'Hybrid', 3])).toBe('\u2068חיפה\u2069\u00A0· Hybrid\u00A0· 3');
});

test('a line of facts wraps behind its points, never before them', () => {
  const places = [...factLine(['Ahmedabad', 'Not specified']).matchAll(/ /g)].map(({ index }) => index);
  expect(places).toEqual(['Ahmedabad\u00A0·'.length, 'Ahmedabad\u00A0· Not'.length]);
});
