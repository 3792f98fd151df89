import { expect, test } from 'vitest';
import { excerptOf, leadOf } from './excerpt.ts';

const plain = (text: string) => [{ text, marked: false }];
const read = (segments: ReturnType<typeof excerptOf>) =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test('a heading does not run into the sentence below it', () =>
  expect(read(excerptOf(plain('As you prefer.\n\nThe work\nA forecast is better.')))).toBe(
    'As you prefer. A forecast is better.',
  ));

test('a heading with a word that was found stays, apart from what follows', () =>
  expect(
    read(
      excerptOf([
        { text: 'Why ', marked: false },
        { text: 'Python', marked: true },
        { text: '\nIt is quick to write.', marked: false },
      ]),
    ),
  ).toBe('Why [Python] · It is quick to write.'));

test('points of a list are told apart', () =>
  expect(read(excerptOf(plain('• Plan the week\n• Order the flour')))).toBe('Plan the week · Order the flour'));

test('words that only lead in are left out', () =>
  expect(read(excerptOf(plain('Who we are: Polder watches water.')))).toBe('Polder watches water.'));

test('words that their sentence goes on from are kept', () =>
  expect(read(excerptOf(plain('You would join a team of six: three engineers and a designer.')))).toBe(
    'You would join a team of six: three engineers and a designer.',
  ));

test('a text that is all headings is still something to read', () =>
  expect(read(excerptOf(plain('Night nurse')))).toBe('Night nurse'));

test('what is said of the work comes before what the company says of itself', () =>
  expect(leadOf('Polder watches water.\n\nThe work\nYou own the forecast.', 'Polder')).toBe('You own the forecast.'));

test('a description that only speaks of the company is shown as it is', () =>
  expect(leadOf('Polder watches water.', 'Polder')).toBe('Polder watches water.'));
