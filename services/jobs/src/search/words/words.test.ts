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
  expect(wordsOf("A driver's licence")[1]).toEqual({ folded: 'driver', stem: 'driver', start: 2, end: 8 });
  expect(wordsOf("The drivers's hours")[1]).toEqual({ folded: 'drivers', stem: 'driver', start: 4, end: 11 });
});

it.each([
  ['nurses', 'nurse'],
  ['coaches', 'coach'],
  ['waitresses', 'waitress'],
  ['secretaries', 'secretary'],
  ['salesmen', 'salesman'],
  ['analyses', 'analysis'],
  ['advisers', 'advisor'],
  ['centres', 'center'],
  ['labourers', 'laborer'],
  ['optimisation', 'optimization'],
  ['paediatrics', 'pediatric'],
  ['haematology', 'hematology'],
  ['archaeologist', 'archeologist'],
  ['colourist', 'colorist'],
  ['modellers', 'modeler'],
  ['haemodialysis', 'hemodialysis'],
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
  ['four', 'for'],
  ['courier', 'corier'],
])('keeps %s apart from %s', (word, other) => {
  expect(stemOf(word)).not.toBe(stemOf(other));
});

it('leaves acronyms and names alone', () => {
  expect(['aws', 'ios', 'sas', 'c++', 'node.js'].map(stemOf)).toEqual(['aws', 'ios', 'sas', 'c++', 'node.js']);
});

/** What a word is, whichever way it is found. */
const word =
  /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\.(?:js|net)(?![\p{L}\p{N}])|\+\+|#(?![\p{L}\p{N}]))?(?:['’]s(?![\p{L}\p{N}]))?/giu;
const byPattern = (text: string) =>
  [...text.matchAll(word)].map(({ 0: found, index: start }) => {
    const own = found.replace(/['’]s$/i, '');
    const folded = fold(own).slice(0, 64);
    return { folded, stem: stemOf(folded), start, end: start + own.length };
  });

it('finds the words of plain texts and others as the pattern says', () => {
  const pieces = ['.NET', 'asp.net', 'c++', 'C#', 'node.js', 'Node.JS', 'Teams.Lead', "'s", '’s', '’S', '+', '.', '#', ' ']; // prettier-ignore
  const others = ['\n', '•', '–', '2.5', 'é', 'É', 'e\u0301', 'ſ', '\u212a', 'İ', '™', '😀', '\ud83d', '𝒂', '東京', 'x'.repeat(70)]; // prettier-ignore
  const piece = fc.oneof(
    fc.constantFrom(...pieces, ...others),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.string({ unit: 'binary', maxLength: 2 }),
    fc.stringMatching(/^[A-Za-z0-9]{1,4}$/),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const words = byPattern(text);
      expect(wordsOf(text)).toEqual(words);
      expect(foldedWords(text)).toEqual(words.map(({ folded }) => folded));
    }),
    { numRuns: 5_000 },
  );
});
