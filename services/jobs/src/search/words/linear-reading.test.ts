import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { searchKey } from '../../lookups/ranked-list.ts';
import { companyIdOf } from '../company-id.ts';
import { highlighting } from './highlight.ts';
import { parseKeyword } from './keyword/text-query.ts';
import { mendKeyword } from './mistyped/mend-keyword.ts';
import { createVocabulary } from './mistyped/vocabulary.ts';
import { searchedText } from './searched-text.ts';
import { fold, foldedWords, wordsOf } from './words.ts';

const post = aJobPost();
const vocabulary = createVocabulary([['python', { posts: 3, about: 1 }]]);
const highlight = highlighting([{ phrase: ['go'] }, { phrase: ['a', 'a', 'b'] }]);

const readers: [string, (text: string) => unknown, { longest?: number }?][] = [
  ['fold a text', fold],
  ['find its words', wordsOf],
  ['fold its words', foldedWords],
  ['make a key of it', (text) => searchKey([text])],
  ['make an id of it', companyIdOf],
  ['index it', (text) => searchedText({ ...post, title: text, description: text }), { longest: 50_000 }],
  ['mark words in it', (text) => highlight({ ...post, title: text, description: text }), { longest: 50_000 }],
  ['understand a keyword', parseKeyword, { longest: 20_000 }],
  ['mend a keyword', (text) => mendKeyword(text, vocabulary), { longest: 20_000 }],
];

test.each(readers)('the time to %s grows with its length and no faster', { timeout: 300_000 }, (_, read, options) => {
  expect(superLinear(read, options)).toBeUndefined();
});
