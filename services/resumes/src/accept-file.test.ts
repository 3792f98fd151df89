import { expect, test } from 'vitest';
import { displayName } from './accept-file.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['C:\\Users\\ines\\cv.pdf', 'cv.pdf'],
  ['../../etc/cv.pdf', 'cv.pdf'],
  ['cv\u202efdp.exe\n', 'cvfdp.exe'],
  ['', 'resume.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('the file %j is shown as %j', (filename, shown) => {
  expect(displayName(filename, 'pdf')).toBe(shown);
});
