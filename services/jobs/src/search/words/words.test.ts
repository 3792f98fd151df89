import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, foldedWords, stemOf, wordsOf } from './words.ts';

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

it.each([
  ['nurses', 'nurse'],
  ['coaches', 'coach'],
  ['waitresses', 'waitress'],
  ['secretaries', 'secretary'],
  ['salesmen', 'salesman'],
  ['analyses', 'analysis'],
])('joins %s to %s', (plural, singular) => {
  expect(stemOf(plural)).toBe(stemOf(singular));
});

it.each([
  ['designer', 'design'],
  ['accountant', 'account'],
  ['accounting', 'account'],
  ['nursing', 'nurse'],
  ['manager', 'management'],
  ['product', 'production'],
  ['windows', 'window'],
])('keeps %s apart from %s', (word, other) => {
  expect(stemOf(word)).not.toBe(stemOf(other));
});

it('leaves acronyms and names alone', () => {
  expect(['aws', 'ios', 'sas', 'c++', 'node.js'].map(stemOf)).toEqual(['aws', 'ios', 'sas', 'c++', 'node.js']);
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
      // Behind a word of another script no text is plain.
      const byTheLongWay = wordsOf(`${text} 東京`).slice(0, -1);
      expect(wordsOf(text)).toEqual(byTheLongWay);
      expect(foldedWords(text)).toEqual(byTheLongWay.map((word) => word.folded));
    }),
    { numRuns: 2_000 },
  );
});
