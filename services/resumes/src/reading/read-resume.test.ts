import { describe, expect, test } from 'vitest';
import { docxOf, docxOfText, documentOf, paragraph } from '../testing/hostile-files.ts';
import {
  docFile,
  docxFile,
  docxOfLink,
  docxOfLists,
  encryptedDoc,
  encryptedDocx,
  pdfFile,
  pdfOfPages,
  pdfOfSizes,
  resumeLines,
  scannedPdf,
  twoColumnPdf,
  zipFile,
} from '../testing/resume-files.ts';
import type { ResumeKind } from './file-kind.ts';
import { partlyRead } from './partly-read.ts';
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

  test('is what stands in the boxes of a DOCX, of old programs and of new ones', async () => {
    const boxed = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const newer = `<mc:AlternateContent><mc:Choice>${boxed('Ines &amp; sons')}</mc:Choice></mc:AlternateContent>`;
    const older = `<w:pict><v:shape><v:textbox>${boxed('Halvorsen')}</v:textbox></v:shape></w:pict>`;
    const spaces =
      'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"';
    const body = `<w:p ${spaces}><w:r>${newer}${older}</w:r></w:p>${paragraph(resumeLines.join(', '))}`;
    const lines = (await textOf(Promise.resolve(docxOf(documentOf(body))), 'docx')).split('\n');
    expect(['Ines & sons', 'Halvorsen'].map((text) => lines.filter((line) => line === text).length)).toEqual([1, 1]);
  });

  test('has a box of a DOCX that begins with a heading below what says whose it is', async () => {
    const boxed = `<w:txbxContent>${['Skills', 'Rye', 'Oats'].map(paragraph).join('')}</w:txbxContent>`;
    const spaces = 'xmlns:v="urn:schemas-microsoft-com:vml"';
    const old = `<w:p ${spaces}><w:r><w:pict><v:shape><v:textbox>${boxed}</v:textbox></v:shape></w:pict></w:r></w:p>`;
    const body = `${old}${resumeLines.slice(0, 4).map(paragraph).join('')}`;
    const lines = (await textOf(Promise.resolve(docxOf(documentOf(body))), 'docx')).split('\n').filter(Boolean);
    expect([lines[0], ...lines.slice(-3)]).toEqual([resumeLines[0], 'Skills', 'Rye', 'Oats']);
  });

  test('has all lines of a box of a DOCX, also those that it has twice', async () => {
    const said = ['Work', 'Baker', '2019 – 2021', 'Cook', '2019 – 2021'];
    const boxed = `<w:txbxContent>${said.map(paragraph).join('')}</w:txbxContent>`;
    const spaces = 'xmlns:v="urn:schemas-microsoft-com:vml"';
    const old = `<w:p ${spaces}><w:r><w:pict><v:shape><v:textbox>${boxed}</v:textbox></v:shape></w:pict></w:r></w:p>`;
    for (const box of [old, `<w:p><w:r>${boxed}</w:r></w:p>`]) {
      const body = `${resumeLines.slice(0, 4).map(paragraph).join('')}${box}`;
      const lines = (await textOf(Promise.resolve(docxOf(documentOf(body))), 'docx')).split('\n').filter(Boolean);
      expect(lines.filter((line) => said.includes(line))).toEqual(said);
    }
  });

  test('has a heading in a box of a DOCX above what stands below it, and the items of a box once', async () => {
    const spaces = 'xmlns:v="urn:schemas-microsoft-com:vml"';
    const box = (...lines: string[]) =>
      `<w:p ${spaces}><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${lines.map(paragraph).join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    const body = `${resumeLines.slice(0, 2).map(paragraph).join('')}${box('Work')}${paragraph('Baker, Old Crumb, 2019 – 2021')}${box('Skills', '• Rye', '• Oats')}`;
    const lines = (await textOf(Promise.resolve(docxOf(documentOf(body))), 'docx')).split('\n').filter(Boolean);
    expect(lines.slice(2)).toEqual(['Work', 'Baker, Old Crumb, 2019 – 2021', 'Skills', '• Rye', '• Oats']);
  });

  test('has what a box of a DOCX says once, however its lines are set, and lines that end within a paragraph', async () => {
    const spaces = 'xmlns:v="urn:schemas-microsoft-com:vml"';
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const broken = '<w:p><w:r><w:t>Baker, Old Crumb</w:t><w:br/><w:t>2019 – 2021</w:t></w:r></w:p>';
    const boxed = `${paragraph('Work')}${broken}<w:tbl><w:tr>${cell('Cook')}${cell('2016')}</w:tr></w:tbl>${paragraph('R&#252;ben')}`;
    const box = `<w:p ${spaces}><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${boxed}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    const body = `${box}${resumeLines.slice(0, 2).map(paragraph).join('')}`;
    const lines = (await textOf(Promise.resolve(docxOf(documentOf(body))), 'docx')).split('\n').filter(Boolean);
    expect(lines.slice(2)).toEqual(['Work', 'Baker, Old Crumb', '2019 – 2021', 'Cook 2016', 'Rüben']);
  });

  test('has the lines of each box of a DOCX, however many there are', async () => {
    const said = Array.from({ length: 120 }, (_, at) => `Loaf ${at}`);
    const boxed = (one: string) =>
      `<mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph(one)}</w:txbxContent></mc:Choice></mc:AlternateContent>`;
    const spaces = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
    const boxes = `<w:p ${spaces}><w:r>${said.map(boxed).join('')}</w:r></w:p>`;
    const lines = (await textOf(Promise.resolve(docxOf(documentOf(boxes + paragraph('Rye')))), 'docx')).split('\n');
    expect(lines.filter((line) => line.startsWith('Loaf'))).toEqual(said);
  });

  test('of a PDF has no name in its headings, where they are what is set largest', async () => {
    const sizes = resumeLines.map((line) => [line, /^(?:Experience|Skills)$/.test(line) ? 16 : 10] as const);
    const result = await readResume({ bytes: await pdfOfSizes(sizes), kind: 'pdf' });
    expect(result.status === 'readable' && result.structure.title).toBeUndefined();
  });

  test('of a DOCX comes with the addresses behind its words', async () => {
    const result = await readResume({ bytes: await docxOfLink('mailto:ines@example.org', 'E-mail'), kind: 'docx' });
    expect(result.status === 'readable' && result.structure.emails).toEqual(['ines@example.org']);
  });

  test('has a line for a row of a table of a DOCX whose cells are lines', async () => {
    const cell = (...lines: string[]) => `<w:tc>${lines.map(paragraph).join('')}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
    const rows = [row(cell('Baker'), cell('Old Crumb'), cell('2019 – 2021')), row(cell('2016'), cell('Cook', 'Diner'))];
    const document = documentOf(`${paragraph(resumeLines.join(', '))}<w:tbl>${rows.join('')}</w:tbl>`);
    const result = await readResume({ bytes: docxOf(document), kind: 'docx' });
    expect(result.status === 'readable' && result.text.split('\n').filter(Boolean).slice(1)).toEqual([
      'Baker Old Crumb 2019 – 2021',
      '2016',
      'Cook',
      'Diner',
    ]);
  });

  test('has the bullets of the lists of a DOCX', async () => {
    const text = await textOf(docxOfLists(resumeLines, ['Experience']), 'docx');
    expect(text.split('\n').filter(Boolean)).toEqual([...resumeLines.map((line) => `• ${line}`), 'Experience']);
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

describe('a long file', () => {
  test('of 200 pages is read up to a stated one, and says so', async () => {
    const pages = Array.from(
      { length: 200 },
      (_, at) => `Page of ${at + 1} years of baking bread and of cleaning every oven`,
    );
    const result = await readResume({ bytes: await pdfOfPages(pages), kind: 'pdf' });
    expect(result).toMatchObject({ status: 'readable', partly: 'pages' });
    const text = result.status === 'readable' ? result.text : '';
    expect([50, 51].map((years) => text.includes(`Page of ${years} years`))).toEqual([true, false]);
    expect(partlyRead.pages).toBe('Only the first 50 pages of this file were read.');
  });

  test('of 300,000 letters says so, too', async () => {
    expect(await readResume({ bytes: docxOfText('bread '.repeat(50_000)), kind: 'docx' })).toMatchObject({
      partly: 'characters',
    });
    expect(partlyRead.characters).toBe('Only the first 200,000 characters of this file were read.');
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
