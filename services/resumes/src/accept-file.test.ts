import { expect, test } from 'vitest';
import { displayName, refusalOf } from './accept-file.ts';

const broken = (kind: string, ending: string) =>
  `This is not a readable ${kind} file, although its name ends in ${ending}. Please export it again.`;

test.each([
  ['cv.txt', 'Please upload only PDF, DOC, or DOCX files'],
  ['pdf', 'Please upload only PDF, DOC, or DOCX files'],
  ['CV.PDF', broken('PDF', '.pdf')],
  ['cv.docx', broken('DOCX', '.docx')],
])('a file that is no resume and called %s hears why', (filename, words) => {
  expect(refusalOf(filename)).toBe(words);
});

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['C:\\Users\\ines\\cv.pdf', 'cv.pdf'],
  ['../../etc/cv.pdf', 'cv.pdf'],
  ['cv\u202efdp.exe\n', 'cvfdp.exe'],
  ['می\u200cخواهم 👩\u200d🍳.pdf', 'می\u200cخواهم 👩\u200d🍳.pdf'],
  ['', 'resume.pdf'],
  ['\u3164\u3164', 'resume.pdf'],
  ['\u200d \u2800', 'resume.pdf'],
  [`cv${'\u200d'.repeat(250)}`, 'resume.pdf'],
  [`${'x'.repeat(10)} ${'y'.repeat(195)}.pdf`, `${'y'.repeat(195)}.pdf`],
  [`e${'\u0301'.repeat(150)}.pdf`, `é${'\u0301'.repeat(29)}.pdf`],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('the file %j is shown as %j', (filename, shown) => {
  expect(displayName(filename, 'pdf')).toBe(shown);
});
