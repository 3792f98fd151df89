import { expect, it } from 'vitest';
import { sentence } from './sentence.ts';

it.each([
  ['This is closed', 'This is closed.'],
  ['Who is there?', 'Who is there?'],
  ['Please wait…', 'Please wait…'],
  ['Say “again.”', 'Say “again.”'],
  ['Press “Retry”', 'Press “Retry”.'],
])('%s ends with one stop', (words, ended) => expect(sentence(words)).toBe(ended));
