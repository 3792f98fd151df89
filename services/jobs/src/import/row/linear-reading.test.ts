import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { columns, rowOf } from './columns.ts';
import { dateIn } from './dates.ts';
import { jobPostOfRow } from './job-post-of-row.ts';
import { payIn } from './pay.ts';
import { placesIn } from './places.ts';
import { plainText } from './plain-text.ts';

const readers: [string, (text: string) => unknown, { longest?: number }?][] = [
  ['pay', (text) => payIn(text)],
  ['a date', (text) => dateIn(text, new Date())],
  ['places', placesIn],
  ['a row', (text) => rowOf(columns.map((column) => [column, text]))],
  // Of HTML only so much is read that the square of it is bearable.
  ['HTML', plainText, { longest: 20_000 }],
  ['a post', (text) => jobPostOfRow(Object.fromEntries(columns.map((column) => [column, text]))), { longest: 20_000 }],
];

test.each(readers)(
  'the time to read %s grows with its length and no faster',
  { timeout: 300_000 },
  (_, read, options) => {
    expect(superLinear(read, options)).toBeUndefined();
  },
);
