import { limits } from '@waypost/contracts/constants';
import { superLinear } from '@waypost/contracts/testing/super-linear';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlocks } from './written-blocks.ts';

const heading = (text: string) => ({ kind: 'heading', text });
const paragraph = (text: string) => ({ kind: 'paragraph', text });
const list = (...items: string[]) => ({ kind: 'list', items });

describe('a text that was pasted', () => {
  it.each([
    ['bullets', '• Plan\n• Build', [list('Plan', 'Build')]],
    ['bullets without a space, with gaps between', '•Plan\n\n•Build', [list('Plan', 'Build')]],
    ['bullets of Word', '\uf0b7\tPlan\n·\tBuild', [list('Plan', 'Build')]],
    [
      'bullets on lines of their own',
      '•\nPlan\n•\nBuild\nThat is all.',
      [list('Plan', 'Build'), paragraph('That is all.')],
    ],
    ['dashes', '- Plan\n- Build', [list('Plan', 'Build')]],
    [
      'items broken at a width',
      '• Plan the work\n  of a week\n• Build and\nship',
      [list('Plan the work of a week', 'Build and ship')],
    ],
    ['bullets in one line', 'What you do • Plan • Build', [heading('What you do'), list('Plan', 'Build')]],
    ['numbers', '1. Plan\n2) Build', [{ ...list('Plan', 'Build'), start: 1 }]],
    [
      'a list below its sentence',
      'In the first weeks you would:\n• Plan\n• Build',
      [paragraph('In the first weeks you would:'), list('Plan', 'Build')],
    ],
  ])('has lists by %s', (_, text, blocks) => expect(readBlocks(text)).toEqual(blocks));

  it.each([
    ['over its paragraph', 'Beyond pay\nFive weeks off, and a desk by the window.'],
    ['with a gap', 'Beyond pay\n\nFive weeks off, and a desk by the window.'],
    ['with the signs of Markdown', '## Beyond pay\nFive weeks off, and a desk by the window.'],
    ['in bold', '**Beyond pay**\n\nFive weeks off, and a desk by the window.'],
  ])('has headings %s', (_, text) =>
    expect(readBlocks(text)).toEqual([heading('Beyond pay'), paragraph('Five weeks off, and a desk by the window.')]),
  );

  it('has headings within what was not set apart, by their colon or their capitals', () =>
    expect(readBlocks('We bake.\nWhat we offer:\nBread.\nHOW TO APPLY\nWrite to us.')).toEqual([
      paragraph('We bake.'),
      heading('What we offer:'),
      paragraph('Bread.'),
      heading('HOW TO APPLY'),
      paragraph('Write to us.'),
    ]));

  it.each([
    ['one dash', '- the whole team of the bakery'],
    ['one number', '2. of May is the first day.'],
    ['an address', 'Quayside Bakery\n12 Rua das Flores\nPorto'],
    ['a last line', 'We bake bread.\n\nThe team'],
    ['a short sentence', 'We bake.\n\nYou help us with that every day.'],
    ['facts', 'Hours: 40\nStart: May'],
  ])('takes %s for no list and no heading', (_, text) =>
    expect(readBlocks(text).map(({ kind }) => kind)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/list|heading/)]),
    ),
  );

  it('keeps line breaks within a paragraph', () =>
    expect(readBlocks('Quayside Bakery\n12 Rua das Flores')).toEqual([
      paragraph('Quayside Bakery\n12 Rua das Flores'),
    ]));
});

const signs = /^(?:[-–—*+o#]|#{2,4}|\d{1,2}[.)])$/u;
/** All but the signs of lists and headings. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/[•·]|\*\*/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '' && !signs.test(word));

it('keeps every word of any text, in its order', () => {
  const piece = fc.constantFrom(
    '• ',
    '•',
    '- ',
    '* ',
    'o ',
    '1. ',
    '2. ',
    '## ',
    '**',
    'Plan',
    'build',
    'A:',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '.',
    '·\t',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const read = readBlocks(text).flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
      expect(wordsOf(read.join(' '))).toEqual(wordsOf(text));
    }),
    { numRuns: 2_000 },
  );
});

it('reads any text in linear time', () =>
  expect(superLinear(readBlocks, { longest: limits.importedDescription })).toBeUndefined());
