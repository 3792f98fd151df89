import { deflateSync, gzipSync } from 'node:zlib';
import type { ResumeKind } from '../reading/file-kind.ts';
import type { UnreadableReason } from '../reading/unreadable.ts';
import { docxOf, documentOf, paragraph, type HostileFile } from './hostile-files.ts';
import {
  docFile,
  docxFile,
  encryptedDoc,
  encryptedDocx,
  onePage,
  pdfFile,
  pdfStream,
  rawPdf,
  resumeLines,
  scannedPdf,
  zipFile,
} from './resume-files.ts';

/** A file that is not what it should be, and how its reading ends. */
export type BrokenFile = HostileFile & { ends: UnreadableReason | 'readable' };

const [catalog = '', pages = ''] = onePage;
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const said = resumeLines.join(', ');
const words = Buffer.from(`BT /F 12 Tf 9 700 Td (${said}) Tj ET`);

const pageOf = (entries = '') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>${entries}>>`;
/** A page of text, with what is given instead of its parts. */
const pdfWith = ({ page = pageOf(), contents = pdfStream(words), others = [] as (string | Buffer)[], end = '' } = {}) =>
  rawPdf([catalog, pages, page, contents, font, ...others], end);

const half = async (file: Promise<Buffer>) => (await file).subarray(0, Math.floor((await file).length / 2));
const whole: Record<ResumeKind, () => Promise<Buffer>> = { pdf: pdfFile, docx: docxFile, doc: docFile };
const kinds = ['pdf', 'docx', 'doc'] as const;

const ofEachKind = (name: string, make: (kind: ResumeKind) => Buffer | Promise<Buffer>): BrokenFile[] =>
  kinds.map((kind) => ({ name: `${name}: ${kind}`, kind, ends: 'damaged', make: () => make(kind) }));

const beginnings: Record<ResumeKind, Buffer> = {
  pdf: Buffer.from('%PDF-1.7\n'),
  docx: Buffer.from('504b0304', 'hex'),
  doc: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
};

const empty: BrokenFile[] = [
  ...ofEachKind('nothing', () => Buffer.alloc(0)),
  ...ofEachKind('one byte', () => Buffer.from('%')),
  ...ofEachKind('a beginning and nothing else', (kind) => beginnings[kind]),
  ...ofEachKind('two megabytes of nothing', () => Buffer.alloc(2 * 1024 * 1024)),
  { name: 'an archive of nothing', kind: 'docx', ends: 'damaged', make: () => zipFile([]) },
  { name: 'a page without contents', kind: 'pdf', ends: 'no-text', make: () => rawPdf(onePage.slice(0, 3)) },
  { name: 'a document without a body', kind: 'docx', ends: 'no-text', make: () => docxOf(documentOf('')) },
];

const cutOff: BrokenFile[] = [
  { name: 'half a PDF', kind: 'pdf', ends: 'damaged', make: () => half(pdfFile()) },
  { name: 'half a DOCX', kind: 'docx', ends: 'damaged', make: () => half(docxFile()) },
  { name: 'half a DOC', kind: 'doc', ends: 'damaged', make: () => half(docFile()) },
];

const encrypted: BrokenFile[] = [
  { name: 'a DOC with a password', kind: 'doc', ends: 'password-protected', make: encryptedDoc },
  { name: 'a DOCX with a password', kind: 'docx', ends: 'password-protected', make: encryptedDocx },
  {
    name: 'a PDF with a password',
    kind: 'pdf',
    ends: 'password-protected',
    make: () => pdfFile({ userPassword: 'secret' }),
  },
  {
    name: 'a PDF encrypted in a way that nobody knows',
    kind: 'pdf',
    ends: 'damaged',
    make: () => pdfWith({ end: 'trailer\n<</Root 1 0 R/Encrypt<</Filter/Nobody/V 9/R 9>>>>\n' }),
  },
];

/** What something is, and what it says it is. */
const mislabelled: BrokenFile[] = [
  ...kinds.flatMap((is) =>
    kinds
      .filter((says) => says !== is)
      .map((says): BrokenFile => ({
        name: `a ${is} that says it is a ${says}`,
        kind: says,
        // What reads a DOC looks what it is.
        ends: is === 'docx' && says === 'doc' ? 'readable' : 'damaged',
        make: whole[is],
      })),
  ),
  ...ofEachKind('a page of a browser', () => Buffer.from(`<!doctype html><p>${said}`)),
  ...ofEachKind('rich text', () => Buffer.from(`{\\rtf1\\ansi ${said}}`)),
  ...ofEachKind('a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  ...ofEachKind('a program', () => Buffer.from(`7f454c46${'00'.repeat(200)}`, 'hex')),
  ...ofEachKind('what gzip packs', () => gzipSync(said)),
];

const brokenPdfs: BrokenFile[] = [
  {
    name: 'a text in a stream of no known kind',
    kind: 'pdf',
    ends: 'readable',
    make: () => pdfWith({ contents: pdfStream(words, '/Filter/Nobody') }),
  },
  {
    name: 'a stream that is not packed as it says',
    kind: 'pdf',
    ends: 'no-text',
    make: () => pdfWith({ contents: pdfStream(words, '/Filter/FlateDecode') }),
  },
  {
    name: 'a stream whose end is lost',
    kind: 'pdf',
    ends: 'damaged',
    make: () => pdfWith({ contents: pdfStream(deflateSync(words).subarray(0, 20), '/Filter/FlateDecode') }),
  },
  {
    name: 'a page that is somebody else’s',
    kind: 'pdf',
    ends: 'readable',
    make: () => pdfWith({ page: pageOf('/Parent 4 0 R') }),
  },
  {
    name: 'a page of no size',
    kind: 'pdf',
    ends: 'readable',
    make: () => pdfWith({ page: pageOf().replace('0 0 600 800', '0 0 0 0') }),
  },
  {
    name: 'a page of a thousand miles',
    kind: 'pdf',
    ends: 'readable',
    make: () => pdfWith({ page: pageOf().replace('600 800', '9e30 9e30') }),
  },
  {
    name: 'letters of no size',
    kind: 'pdf',
    ends: 'no-text',
    make: () => pdfWith({ contents: pdfStream(Buffer.from(words.toString().replace('12 Tf', '0 Tf'))) }),
  },
  {
    name: 'letters of any size',
    kind: 'pdf',
    ends: 'readable',
    make: () => pdfWith({ contents: pdfStream(Buffer.from(words.toString().replace('12 Tf', '1e38 Tf'))) }),
  },
  {
    name: 'a table of objects that names itself as the one before',
    kind: 'pdf',
    ends: 'readable',
    make: () => pdfWith({ end: 'xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R/Prev 9>>\nstartxref\n9\n' }),
  },
  {
    name: 'a program for whoever opens it',
    kind: 'pdf',
    ends: 'readable',
    make: () => pdfWith({ page: pageOf('/AA<</O<</S/JavaScript/JS(app.alert\\(1\\))>>>>') }),
  },
  {
    name: '500 links to one page',
    kind: 'pdf',
    ends: 'readable',
    make: () =>
      pdfWith({
        page: pageOf(`/Annots[${'6 0 R '.repeat(500)}]`),
        others: ['<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com/)>>>>'],
      }),
  },
  {
    name: 'links that are no list',
    kind: 'pdf',
    ends: 'readable',
    make: () => pdfWith({ page: pageOf('/Annots 5 0 R') }),
  },
  {
    name: 'a scan with a caption',
    kind: 'pdf',
    ends: 'no-text',
    make: () => pdfFile({ lines: ['Scanned by a scanner'] }),
  },
  { name: 'a picture of a page', kind: 'pdf', ends: 'no-text', make: scannedPdf },
];

const relation = (type: string, target: string) =>
  Buffer.from(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  );
const text = paragraph(said);

const brokenArchives: BrokenFile[] = [
  {
    name: 'an archive without a document',
    kind: 'docx',
    ends: 'damaged',
    make: () => zipFile([{ name: 'a.txt', content: words }]),
  },
  { name: 'a document that is no XML', kind: 'docx', ends: 'damaged', make: () => docxOf(Buffer.from(said)) },
  {
    name: 'a document that ends in the middle',
    kind: 'docx',
    ends: 'damaged',
    make: () => docxOf(documentOf(text).subarray(0, -30)),
  },
  {
    name: 'a document of bytes that are no letters',
    kind: 'docx',
    ends: 'damaged',
    make: () => docxOf(Buffer.alloc(500, 0xff)),
  },
  {
    name: 'a document in letters of two bytes',
    kind: 'docx',
    ends: 'damaged',
    make: () => docxOf(Buffer.from(documentOf(text).toString(), 'utf16le')),
  },
  {
    name: 'an entry outside of its archive',
    kind: 'docx',
    ends: 'damaged',
    make: () => docxOf(documentOf(text), [{ name: '../../etc/passwd', content: words }]),
  },
  {
    name: 'an entry with a name of nothing',
    kind: 'docx',
    ends: 'readable',
    make: () => docxOf(documentOf(text), [{ name: '', content: words }]),
  },
  {
    name: 'two documents of one name',
    kind: 'docx',
    ends: 'readable',
    make: () => docxOf(documentOf(text), [{ name: 'word/document.xml', content: documentOf(text) }]),
  },
  {
    name: 'a style sheet that is no XML',
    kind: 'docx',
    ends: 'damaged',
    make: () => docxOf(documentOf(text), [{ name: 'word/styles.xml', content: words }]),
  },
  {
    name: 'a picture that lies with somebody else',
    kind: 'docx',
    ends: 'readable',
    make: () =>
      docxOf(documentOf(text), [
        { name: 'word/_rels/document.xml.rels', content: relation('image', 'http://127.0.0.1:1/') },
      ]),
  },
  {
    name: 'an archive in an archive',
    kind: 'docx',
    ends: 'readable',
    make: async () => docxOf(documentOf(text), [{ name: 'word/a.docx', content: await docxFile() }]),
  },
];

export const brokenFiles: readonly BrokenFile[] = [
  ...empty,
  ...cutOff,
  ...encrypted,
  ...mislabelled,
  ...brokenPdfs,
  ...brokenArchives,
];
