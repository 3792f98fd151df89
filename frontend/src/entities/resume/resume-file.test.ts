import { limits } from '@waypost/contracts/constants';
import { expect, it } from 'vitest';
import { problemOfFile } from './resume-file.ts';

it.each(['cv.pdf', 'CV.PDF', 'my.cv.docx', 'old.doc'])('%s is taken', (name) =>
  expect(problemOfFile({ name, size: limits.resumeBytes })).toBeUndefined(),
);
it.each(['cv.txt', 'cv.pdf.exe', 'pdf', 'cv.'])('%s is refused for its type', (name) =>
  expect(problemOfFile({ name, size: 1 })).toBe('Please upload only PDF, DOC, or DOCX files'),
);
it('a file of more than 2 MB is refused, and hears how large it is', () =>
  expect(problemOfFile({ name: 'cv.pdf', size: 3.4 * 1024 * 1024 })).toBe(
    'File size must be less than 2 MB. This one has 3.4 MB.',
  ));
