import { describe, expect, test } from 'vitest';
import { docFile, docxFile, encryptedDocx, pdfFile, zipFile } from '../testing/resume-files.ts';
import { kindOf } from './file-kind.ts';

const text = (content: string) => Buffer.from(content);

describe('the kind of a file', () => {
  test.each([
    ['pdf', 'a PDF', pdfFile()],
    ['pdf', 'a PDF with rubbish before its header', pdfFile().then((pdf) => Buffer.concat([text('\r\n junk'), pdf]))],
    ['docx', 'a DOCX', docxFile()],
    ['docx', 'a DOCX that was cut off', docxFile().then((docx) => docx.subarray(0, docx.length / 2))],
    ['docx', 'a DOCX that Office has encrypted', encryptedDocx()],
    ['doc', 'a DOC', docFile()],
  ])('is %s for %s', async (kind, _, file) => {
    expect(await kindOf(await file)).toBe(kind);
  });

  test.each([
    ['nothing', text('')],
    ['plain text', text('Curriculum vitae')],
    ['HTML', text('<!doctype html><title>CV</title>')],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['RTF', text('{\\rtf1 CV}')],
    ['a workbook', zipFile([{ name: 'xl/workbook.xml', content: text('<workbook/>') }])],
    ['an archive with a PDF in it', zipFile([{ name: 'word/cv.pdf', content: text('%PDF-1.7') }])],
    ['a compound file of another program', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)])],
  ])('is unknown for %s', async (_, bytes) => {
    expect(await kindOf(bytes)).toBeUndefined();
  });
});
