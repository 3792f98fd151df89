import { describe, expect, test } from 'vitest';
import {
  docFile,
  docxFile,
  encryptedDoc,
  encryptedDocx,
  pdfFile,
  resumeLines,
  scannedPdf,
  twoColumnPdf,
  zipFile,
} from '../testing/resume-files.ts';
import type { ResumeKind } from './file-kind.ts';
import { readResume } from './read-resume.ts';

async function textOf(file: Promise<Buffer>, kind: ResumeKind): Promise<string> {
  const result = await readResume({ bytes: await file, kind });
  if (result.status !== 'readable') throw new Error(`unreadable: ${result.reason}`);
  return result.text;
}

describe('the text of a resume', () => {
  test('is what a PDF shows, line by line', async () => {
    expect(await textOf(pdfFile(), 'pdf')).toBe(resumeLines.join('\n'));
  });

  test('is what a DOCX shows, its page header included', async () => {
    const text = await textOf(docxFile(), 'docx');
    for (const line of resumeLines) expect(text.split('\n')).toContain(line);
  });

  test('is what a DOC shows', async () => {
    const text = await textOf(docFile(), 'doc');
    expect(text).toContain('Pastry Chef, Maison Farine, Mar 2019 - Present');
    expect(text).toContain('Diplôme de pâtisserie, Institut Lumière');
  });

  test('goes down the left column before the right one', async () => {
    const left = Array.from({ length: 12 }, (_, at) => `left ${at}`);
    const right = Array.from({ length: 14 }, (_, at) => `right words that go on for a while ${at}`);
    expect(await textOf(twoColumnPdf('Ines Halvorsen', left, right), 'pdf')).toBe(
      ['Ines Halvorsen', ...left, ...right].join('\n'),
    );
  });

  test('is the same whether the bytes begin at the start of their buffer or not', async () => {
    const pdf = await pdfFile();
    const inside = Buffer.concat([Buffer.alloc(7), pdf]).subarray(7);
    expect(await readResume({ bytes: inside, kind: 'pdf' })).toEqual(await readResume({ bytes: pdf, kind: 'pdf' }));
  });
});

describe('a file without readable text says why', () => {
  const half = async (file: Promise<Buffer>) => (await file).subarray(0, (await file).length / 2);
  const bomb = (declaredSize?: number) =>
    zipFile([
      { name: 'word/document.xml', content: Buffer.alloc(80 * 1024 * 1024), ...(declaredSize && { declaredSize }) },
    ]);

  test.each<[string, string, ResumeKind, Promise<Buffer> | Buffer]>([
    ['damaged', 'a header without a PDF', 'pdf', Buffer.from('%PDF-1.7\n garbage')],
    ['damaged', 'half a DOCX', 'docx', half(docxFile())],
    ['damaged', 'half a DOC', 'doc', half(docFile())],
    ['password-protected', 'a PDF with a password', 'pdf', pdfFile({ userPassword: 'secret' })],
    ['password-protected', 'a DOC with a password', 'doc', encryptedDoc()],
    ['password-protected', 'a DOCX with a password', 'docx', encryptedDocx()],
    ['no-text', 'a scanned PDF', 'pdf', scannedPdf()],
    ['no-text', 'an empty page', 'pdf', pdfFile({ lines: [''] })],
    ['too-large', 'a zip bomb', 'docx', bomb()],
    ['damaged', 'a zip bomb that hides its size', 'docx', bomb(1_000)],
    [
      'too-large',
      'an archive of very many entries',
      'docx',
      zipFile(Array.from({ length: 3_000 }, (_, at) => ({ name: `word/${at}.xml`, content: Buffer.from('<a/>') }))),
    ],
  ])('%s: %s', async (reason, _, kind, file) => {
    expect(await readResume({ bytes: await file, kind })).toEqual({ status: 'unreadable', reason });
  });
});
