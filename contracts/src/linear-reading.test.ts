import { expect, test } from 'vitest';
import { boundedMarks, folded } from './bounded-marks.ts';
import { username } from './entities/user.ts';
import { commaList, id, instant, requiredDate, requiredText, webUrl, wholeNumber } from './fields.ts';
import { matchesSearch } from './matches-search.ts';
import { payIn } from './pay-in-keyword.ts';
import { skillByName, skillKey } from './taxonomy/skills.ts';
import { superLinear } from './testing/super-linear.ts';

const readers: [string, (text: string) => unknown][] = [
  ['a bounded text', (text) => requiredText(100).safeParse(text)],
  ['an id', (text) => id.safeParse(text)],
  ['a link', (text) => webUrl.safeParse(text)],
  ['a list', (text) => commaList(id).safeParse(text)],
  ['a number', (text) => wholeNumber(1, 10).safeParse(text)],
  ['a date', (text) => requiredDate('Say when').safeParse(text)],
  ['an instant', (text) => instant.safeParse(text)],
  ['a username', (text) => username.safeParse(text)],
  ['marks', boundedMarks],
  ['a text without case and accents', folded],
  ['texts that are searched', (text) => matchesSearch([text, text], 'nurse')],
  ['pay in a keyword', payIn],
  ['the key of a skill', skillKey],
  ['a skill', skillByName],
];

test.each(readers)('the time to read %s grows with its length and no faster', { timeout: 300_000 }, (_, read) => {
  expect(superLinear(read)).toBeUndefined();
});
