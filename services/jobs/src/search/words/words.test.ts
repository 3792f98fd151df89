import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, foldedWords, stemOf, stemsOf, wordsOf } from './words.ts';

const folded = (text: string) => wordsOf(text).map((word) => word.folded);

it('keeps the names of languages and frameworks whole', () => {
  expect(folded('C++/C#, .NET, ASP.NET and Node.js; F#.')).toEqual([
    'c++',
    'c#',
    '.net',
    'asp.net',
    'and',
    'node.js',
    'f#',
  ]);
});

it('ends a word at a dot that only ends a sentence', () => {
  expect(folded('Work in teams.Lead. Java.')).toEqual(['work', 'in', 'teams', 'lead', 'java']);
});

it('folds case and diacritics of every script it knows', () => {
  expect(folded('Zürich ŁÓDŹ Straße Ingénieur 東京 दिल्ली')).toEqual([
    'zurich',
    'lodz',
    'strasse',
    'ingenieur',
    '東京',
    'दिल्ली',
  ]);
  expect(fold('SÃO Paulo')).toBe('sao paulo');
});

it('leaves a possessive out and says where the word stands', () => {
  expect(wordsOf("A driver's licence")[1]).toEqual({ folded: 'driver', start: 2, end: 8 });
});

it('stems words but leaves acronyms alone', () => {
  expect(stemOf('nurses')).toBe(stemOf('nursing'));
  expect(['aws', 'ios', 'sas', 'c++', 'node.js'].map(stemOf)).toEqual(['aws', 'ios', 'sas', 'c++', 'node.js']);
  expect(stemsOf('Managing Managers')).toHaveLength(2);
});

it('reads plain texts by a shorter way to the same words', () => {
  const pieces = [
    '.NET',
    'asp.net',
    'c++',
    'C#',
    'node.js',
    'Teams.Lead',
    "'s",
    '’s',
    '+',
    '.',
    ' ',
    '\n',
    '•',
    '–',
    '2.5',
    'é',
    'ſ',
    '™',
  ];
  const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 6 })));
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      expect(foldedWords(text)).toEqual(folded(text));
    }),
    { numRuns: 2_000 },
  );
});
