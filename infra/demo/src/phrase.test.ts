import { expect, test } from 'vitest';
import { phrase } from './phrase.ts';
import { randomOf } from './random.ts';

test('takes one of several, a number between, and words by name', () => {
  const text = phrase('{Two|Three} of {4-6} at {company}', randomOf('a'), { company: 'Quillbyte' });
  expect(text).toMatch(/^(?:Two|Three) of [4-6] at Quillbyte$/);
});

test('a word that nobody gave is a mistake in the text', () => {
  expect(() => phrase('at {company}', randomOf('a'))).toThrow('no word for {company}');
});

test('the same seed says the same', () => {
  const said = (seed: string) => Array.from({ length: 9 }, () => phrase('{1-1000}', randomOf(seed)));
  expect(said('x')).toEqual(said('x'));
  expect(said('x')).not.toEqual(said('y'));
});
