import { expect, test } from 'vitest';
import { isName } from './is-name.ts';

test.each(['OpenNLP', 'linear algebra', 'Naive Bayes', 'H2O'])('%s may be something to know', (text) => {
  expect([isName(text), isName(text, true)]).toEqual([true, true]);
});

test.each([
  'GED',
  'G.E.D',
  'General Education Development',
  'trees-Random',
  'Optimization- IP',
  'entry level',
  'web-based',
  'users.Test',
  'Facebook',
  'Quality',
  'PTO',
  'EEO',
  'part time',
  'drug screen',
  'Registrations',
])('%s is no name', (text) => {
  expect(isName(text)).toBe(false);
});

test.each(['Questionnaires', 'Build and maintain', 'Prepare monthly reports'])(
  '%s is no name where it begins a line, as anything has a capital there',
  (text) => expect(isName(text, true)).toBe(false),
);
