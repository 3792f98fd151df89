import { afterEach, expect, test } from 'vitest';
import { pdfBomb, pdfFile, resumeLines } from '../testing/resume-files.ts';
import { createTextReader } from './text-reader.ts';
import type { TextReader } from './text-reader.ts';

let reader: TextReader;
afterEach(() => reader.close());

const readable = expect.objectContaining({ status: 'readable', text: resumeLines.join('\n') });

test('reads many files one after the other', async () => {
  reader = createTextReader();
  const pdf = await pdfFile();
  const results = await Promise.all(Array.from({ length: 5 }, () => reader.read(pdf, 'pdf')));
  expect(results).toEqual(Array.from({ length: 5 }, () => readable));
});

test('gives up a file that takes too long, and reads the next one', async () => {
  reader = createTextReader({ timeoutMs: 5_000, memoryMb: 4_096 });
  const [slow, next] = await Promise.all([reader.read(pdfBomb(60), 'pdf'), reader.read(await pdfFile(), 'pdf')]);
  expect(slow).toEqual({ status: 'unreadable', reason: 'timed-out' });
  expect(next).toEqual(readable);
});

test('gives up a file that eats the memory, and reads the next one', async () => {
  reader = createTextReader({ memoryMb: 100 });
  const [bomb, next] = await Promise.all([reader.read(pdfBomb(300), 'pdf'), reader.read(await pdfFile(), 'pdf')]);
  expect(bomb).toEqual({ status: 'unreadable', reason: 'too-large' });
  expect(next).toEqual(readable);
});
