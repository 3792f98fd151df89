import { deflateSync } from 'node:zlib';
import type { ResumeKind } from '../reading/file-kind.ts';
import {
  docFile,
  docxFile,
  encryptedDocx,
  onePage,
  packedOf,
  pdfBomb,
  pdfFile,
  pdfStream,
  rawPdf,
  scannedPdf,
  zipFile,
  type ZipEntry,
} from './resume-files.ts';

/** A file that is made to stop, slow or fool its reader. */
export type HostileFile = { name: string; kind: ResumeKind; make(): Buffer | Promise<Buffer> };

const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const partTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

export const documentOf = (body: string, before = '') =>
  Buffer.from(`<?xml version="1.0"?>${before}<w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`);

export function docxOf(document: Buffer, others: readonly ZipEntry[] = [], declaredSize = document.length): Buffer {
  return zipFile([
    { name: '[Content_Types].xml', content: Buffer.from(partTypes) },
    { name: '_rels/.rels', content: Buffer.from(relations) },
    { name: 'word/document.xml', content: document, declaredSize },
    ...others,
  ]);
}

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word file whose text is what is given. */
export const docxOfText = (text: string) => docxOf(documentOf(paragraph(text)));

function paragraphs(count: number): string {
  const number = numbersFrom(count);
  return Array.from({ length: count }, () => paragraph(number().toString(36).slice(2, 7))).join('');
}

const docx: HostileFile[] = [
  // Millions of objects for the library that reads it; its words are too different to be packed tightly.
  { name: '200,000 paragraphs', kind: 'docx', make: () => docxOf(documentOf(paragraphs(200_000))) },
  // The same, just below the number of signs that is allowed.
  { name: '160,000 paragraphs', kind: 'docx', make: () => docxOf(documentOf(paragraphs(160_000))) },
  // Small enough to pass the bounds of the archive, in one row.
  {
    name: 'one table of 6,000 cells',
    kind: 'docx',
    make: () => docxOf(documentOf(`<w:tbl><w:tr>${`<w:tc>${paragraph('Go')}</w:tc>`.repeat(6_000)}</w:tr></w:tbl>`)),
  },
  // Just below the size from which the ratio counts.
  { name: 'one string of a million letters', kind: 'docx', make: () => docxOfText('A'.repeat(1_000_000)) },
  { name: 'one string of 40 million letters', kind: 'docx', make: () => docxOfText('A'.repeat(40_000_000)) },
  // Cubic work for who looks for names and skills in it without a bound.
  { name: 'one word of 40,000 letters', kind: 'docx', make: () => docxOfText('A'.repeat(40_000)) },
  { name: 'a list of 1,000 times Go', kind: 'docx', make: () => docxOfText('Go, '.repeat(1_000)) },
  { name: '200,000 blanks', kind: 'docx', make: () => docxOfText(`a${' '.repeat(200_000)}b`) },
  // A stack of calls for who walks it by calling itself.
  {
    name: 'tables in tables, 20,000 deep',
    kind: 'docx',
    make: () => {
      const [open, close] = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'];
      return docxOf(documentOf(open.repeat(20_000) + paragraph('deep') + close.repeat(20_000)));
    },
  },
  {
    name: '100,000 attributes',
    kind: 'docx',
    make: () => {
      const attributes = Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ');
      return docxOf(documentOf(`<w:p ${attributes}/>`));
    },
  },
  // "Billion laughs": ten entities, each ten times the one before.
  {
    name: 'entities that multiply',
    kind: 'docx',
    make: () => {
      const entities = Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
      return docxOf(documentOf(paragraph('&e10;'), `<!DOCTYPE d [<!ENTITY e0 "ha">${entities.join('')}]>`));
    },
  },
  {
    name: 'an entity that is a file of the machine',
    kind: 'docx',
    make: () => docxOf(documentOf(paragraph('&f;'), '<!DOCTYPE d [<!ENTITY f SYSTEM "file:///etc/passwd">]>')),
  },
];

const archives: HostileFile[] = [
  // What the directory says of itself is no bound.
  {
    name: 'an entry of 50 MB that says it has 10 bytes',
    kind: 'docx',
    make: () => docxOf(Buffer.alloc(50_000_000, 'a'), [], 10),
  },
  {
    name: 'an entry that says it has 4 GB',
    kind: 'docx',
    make: () => docxOf(documentOf(paragraph('a')), [], 0xffff_fff0),
  },
  {
    name: '5,000 entries',
    kind: 'docx',
    make: () => {
      const content = Buffer.from('<a/>');
      const one = (_: unknown, at: number) => ({ name: `word/${at}.xml`, content });
      return docxOf(documentOf(paragraph('a')), Array.from({ length: 5_000 }, one));
    },
  },
  // Under every bound of one entry; together over that of the archive.
  {
    name: '100 pictures of a million blanks',
    kind: 'docx',
    make: () => {
      const content = Buffer.alloc(1_000_000, ' ');
      const pictures = Array.from({ length: 100 }, (_, at) => ({ name: `word/media/${at}.png`, content }));
      return docxOf(documentOf(paragraph('a')), pictures);
    },
  },
];

const withResources = (resources: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<${resources}>>>>`;
const [catalog = '', pages = ''] = onePage;

/** Page text in a font of two-byte codes, whose tables are given. */
function pdfInFont(descendant: string, toUnicode: string): Buffer {
  return rawPdf([
    catalog,
    pages,
    withResources('/Font<</F 5 0 R>>'),
    pdfStream(Buffer.from('BT /F 12 Tf 50 700 Td <004100420043> Tj ET')),
    '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>',
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${descendant}>>`,
    pdfStream(Buffer.from(`begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${toUnicode} endcmap`)),
  ]);
}

/** A page of ten drawings, each of ten drawings, eight deep: days of work in 3 kB. */
function nestedDrawings(last: string): Buffer {
  const depth = 8;
  const first = 6;
  const forms = Array.from({ length: depth }, (_, at) => {
    const isLast = at === depth - 1;
    const next = isLast ? '/Font<</T 5 0 R>>' : `/XObject<</N ${first + at + 1} 0 R>>`;
    return pdfStream(
      Buffer.from(isLast ? last : '/N Do\n'.repeat(10)),
      `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<<${next}>>`,
    );
  });
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const contents = pdfStream(Buffer.from('/N Do\n'.repeat(10)));
  return rawPdf([catalog, pages, withResources(`/XObject<</N ${first} 0 R>>`), contents, font, ...forms]);
}

const pdf: HostileFile[] = [
  {
    name: '300 MB of packed blanks',
    kind: 'pdf',
    make: () => rawPdf([...onePage, pdfStream(packedOf(300, ' '), '/Filter/FlateDecode')]),
  },
  { name: '300 MB of commands, packed twice', kind: 'pdf', make: () => pdfBomb(300) },
  // What only pdf.js unpacks, so that nothing but the bounds of the process is left.
  {
    name: '300 MB of blanks, packed and written as hexadecimal digits',
    kind: 'pdf',
    make: () => {
      const digits = Buffer.from(packedOf(300, ' ').toString('hex'));
      return rawPdf([...onePage, pdfStream(digits, '/Filter[/ASCIIHexDecode/FlateDecode]')]);
    },
  },
  // As many commands as are allowed, none of which says anything.
  {
    name: '31 MB of empty commands in 60 kB',
    kind: 'pdf',
    make: () =>
      rawPdf([...onePage, pdfStream(deflateSync(Buffer.alloc(31_000_000, 'BT ET\n')), '/Filter/FlateDecode')]),
  },
  // More text than anybody reads, and a long way to it.
  { name: 'drawings that draw each other', kind: 'pdf', make: () => nestedDrawings('BT /T 9 Tf 9 9 Td (Go) Tj ET\n') },
  {
    name: 'a page tree that is its own child',
    kind: 'pdf',
    make: () => rawPdf([catalog, '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
  },
  {
    name: 'a drawing that draws itself',
    kind: 'pdf',
    make: () => {
      const form = pdfStream(
        Buffer.from('/N Do'),
        '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</N 5 0 R>>>>',
      );
      return rawPdf([catalog, pages, withResources('/XObject<</N 5 0 R>>'), pdfStream(Buffer.from('/N Do')), form]);
    },
  },
  {
    name: 'two thousand million pages',
    kind: 'pdf',
    make: () =>
      rawPdf([
        catalog,
        '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>',
        ...onePage.slice(2),
        pdfStream(Buffer.alloc(0)),
      ]),
  },
  {
    name: 'pages below pages, 20,000 deep',
    kind: 'pdf',
    make: () => {
      const tree = Array.from({ length: 20_000 }, (_, at) => `<</Type/Pages/Kids[${at + 3} 0 R]/Count 1>>`);
      return rawPdf([catalog, ...tree]);
    },
  },
  {
    name: 'lists in lists, 200,000 deep',
    kind: 'pdf',
    make: () =>
      rawPdf([
        catalog,
        pages,
        withResources(`/A ${'['.repeat(200_000)}${']'.repeat(200_000)}`),
        pdfStream(Buffer.from('BT ET')),
      ]),
  },
  {
    name: 'a stream that says it has 99,999,999,999 bytes',
    kind: 'pdf',
    make: () => rawPdf([...onePage, '<</Length 99999999999>>\nstream\nBT ET\nendstream']),
  },
  // The tables of a font have numbers for their ends, and a reader that fills what they say.
  {
    name: 'a table of widths for two thousand million signs',
    kind: 'pdf',
    make: () => pdfInFont('/W[0 2000000000 500]', ''),
  },
  {
    name: 'a table that names four thousand million signs',
    kind: 'pdf',
    make: () => pdfInFont('', '1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange'),
  },
  {
    name: 'a table of objects with four thousand million rows',
    kind: 'pdf',
    make: () => rawPdf(onePage, 'xref\n0 4294967295\n0000000000 65535 f \n'),
  },
  // One string, drawn as one, then once a line.
  {
    name: 'one string of 30 million letters',
    kind: 'pdf',
    make: () => {
      const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
      const text = deflateSync(Buffer.from(`BT /T 9 Tf 9 9 Td (${'A'.repeat(30_000_000)}) Tj ET`));
      return rawPdf([catalog, pages, withResources('/Font<</T 5 0 R>>'), pdfStream(text, '/Filter/FlateDecode'), font]);
    },
  },
  { name: 'a scan', kind: 'pdf', make: scannedPdf },
  { name: 'a password', kind: 'pdf', make: () => pdfFile({ userPassword: 'secret' }) },
];

/** A compound file ([MS-CFB] 2.2) with a table of sectors of one's own; each entry says which sector comes next. */
async function docWithSectors(next: (sector: number) => number): Promise<Buffer> {
  const bytes = await docFile();
  const table = (bytes.readUInt32LE(76) + 1) * 512;
  for (let sector = 0; sector < 128; sector++) bytes.writeUInt32LE(next(sector), table + sector * 4);
  return bytes;
}

async function docWithHeader(offset: number, value: number): Promise<Buffer> {
  const bytes = await docFile();
  bytes.writeUInt32LE(value, offset);
  return bytes;
}

const doc: HostileFile[] = [
  { name: 'sectors that follow themselves', kind: 'doc', make: () => docWithSectors((sector) => sector) },
  { name: 'two sectors that follow each other', kind: 'doc', make: () => docWithSectors((sector) => sector ^ 1) },
  { name: 'sectors far outside', kind: 'doc', make: () => docWithSectors(() => 0x7fff_fff0) },
  { name: 'four thousand million tables of sectors', kind: 'doc', make: () => docWithHeader(44, 0xffff_ffff) },
  { name: 'a chain of tables that never ends', kind: 'doc', make: () => docWithHeader(72, 0xffff_ffff) },
  { name: 'a directory far outside', kind: 'doc', make: () => docWithHeader(48, 0x7fff_0000) },
  // Sectors of 2 to the power of 65,535 bytes.
  { name: 'sectors of any size', kind: 'doc', make: () => docWithHeader(30, 0xffff_ffff) },
  { name: 'a Word file with a password', kind: 'docx', make: encryptedDocx },
];

/** The same numbers for the same seed (mulberry32, Tommy Ettinger, public domain). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const whole: Record<ResumeKind, () => Promise<Buffer>> = { pdf: pdfFile, docx: docxFile, doc: docFile };

/** A good file with some of its bytes changed, and at times its end cut off. */
export async function mutatedFile(kind: ResumeKind, seed: number): Promise<Buffer> {
  const number = numbersFrom(seed);
  const bytes = await whole[kind]();
  for (let changes = 1 + Math.floor(number() * 30); changes > 0; changes--) {
    bytes[Math.floor(number() * bytes.length)] = Math.floor(number() * 256);
  }
  return number() < 0.3 ? bytes.subarray(0, Math.floor(number() * bytes.length)) : bytes;
}

export const hostileFiles: readonly HostileFile[] = [...docx, ...archives, ...pdf, ...doc];

/** @throws for a name that none has. */
export function hostileFile(wanted: string): HostileFile {
  const file = hostileFiles.find(({ name }) => name === wanted);
  if (!file) throw new Error(`No hostile file is called ${wanted}`);
  return file;
}
