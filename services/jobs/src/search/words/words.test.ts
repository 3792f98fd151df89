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

it('reads letters that an & joins, and initials with or without dots, as one word', () => {
  expect(folded('R&D/QA at AT&T, C&A and Barnes&Noble; A & B, C&C++')).toEqual([
    'r&d',
    'qa',
    'at',
    'at&t',
    'c&a',
    'and',
    'barnes',
    'noble',
    'a',
    'b',
    'c',
    'c++',
  ]);
  expect(folded('U.S. R.N., Ph.D. or B.Tech at J.P. Morgan. Plan B. Done')).toEqual([
    'us',
    'rn',
    'phd',
    'or',
    'btech',
    'at',
    'jp',
    'morgan',
    'plan',
    'b',
    'done',
  ]);
});

it('reads each letter of what has no spaces between its words', () => {
  expect(folded('Java工程师（上海）')).toEqual(['java', '工', '程', '师', '上', '海']);
  expect(wordsOf('データ')[1]).toEqual({ folded: 'ー', stem: 'ー', start: 1, end: 2 });
});

it('folds case and diacritics of every script it knows', () => {
  expect(folded('Zürich ŁÓDŹ Straße Ingénieur दिल्ली مُهَنْدِس')).toEqual([
    'zurich',
    'lodz',
    'strasse',
    'ingenieur',
    'दिल्ली',
    'مهندس',
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
const letter = String.raw`[\p{L}&&[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]]`;
const word = new RegExp(
  [
    String.raw`(?:[pP][hH]\.[dD]|[A-Za-z](?:\.(?!(?:[jJ][sS]|[nN][eE][tT])(?![\p{L}\p{N}]))\p{L}{1,4})+)(?![\p{L}\p{N}])`,
    String.raw`(?:[A-Za-z0-9]{1,2}&\p{L}|[A-Za-z]&\p{L}{2})(?![\p{L}\p{N}+#])(?:['’][sS](?![\p{L}\p{N}]))?`,
    String.raw`(?<![\p{L}\p{N}])\.[nN][eE][tT](?![\p{L}\p{N}])|${letter}\p{M}*`,
    String.raw`[[\p{L}\p{N}]--${letter}][[\p{L}\p{N}\p{M}]--${letter}]*(?:\.(?:[jJ][sS]|[nN][eE][tT])(?![\p{L}\p{N}])|\+\+|#(?![\p{L}\p{N}]))?(?:['’][sS](?![\p{L}\p{N}]))?`,
  ].join('|'),
  'gv',
);
const byPattern = (text: string) =>
  [...text.matchAll(word)].map(({ 0: found, index: start }) => {
    const own = found.replace(/['’]s$/i, '');
    const isInitials = /^(?:[a-z]|ph)\.(?!(?:js|net)$)/i.test(own);
    const marked = fold(isInitials ? own.replaceAll('.', '') : own);
    const isUnmarked = marked.charCodeAt(0) >= 0x590;
    const folded = (
      (isUnmarked && marked.replaceAll(/[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g, '')) ||
      marked
    ).slice(0, 64);
    return { folded, stem: stemOf(folded), start, end: start + own.length };
  });

it('finds the words of plain texts and others as the pattern says', () => {
  const pieces = ['.NET', 'asp.net', 'c++', 'C#', 'node.js', 'Node.JS', 'Teams.Lead', 'R&D', 'at&t', 'U.S.', 'Ph.D', '&', "'s", '’s', '’S', '+', '.', '#', ' ']; // prettier-ignore
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
