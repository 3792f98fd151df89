import { expect, test } from 'vitest';
import { boundedMarks, folded } from './bounded-marks.ts';

test('a letter keeps up to 30 marks, whatever they are, and loses the rest', () => {
  expect(boundedMarks(`Ve\u0301\u0302\u0323te ${'o\u0301'.repeat(50)}`)).toBe(
    `Ve\u0301\u0302\u0323te ${'o\u0301'.repeat(50)}`,
  );
  expect(boundedMarks(`a${'\u0301\u0323'.repeat(15)}b`)).toBe(`a${'\u0301\u0323'.repeat(15)}b`);
  expect(boundedMarks(`a${'\u0301\uff9e'.repeat(500)}b`)).toBe(`a${'\u0301\uff9e'.repeat(15)}b`);
});

test('case and accents do not count, nor how many marks a letter has', () => {
  expect(folded('ZÜRICH')).toBe(folded('zu\u0308rich'));
  expect(folded(`E${'\u0301\u0323'.repeat(500)}A`)).toBe('ea');
});

test.each([
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['SØREN ÆRØ', 'soren aero'],
  ['Groß, GROẞ', 'gross, gross'],
  ['Đorđe Işık', 'dorde isik'],
])('letters that are no base letter with a mark are written as usual: %s', (name, typed) => {
  expect(folded(name)).toBe(typed);
});
