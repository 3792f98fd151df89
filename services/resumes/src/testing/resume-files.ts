import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { Document, ExternalHyperlink, Header, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import PdfKit from 'pdfkit';

/** Files as people upload them, and as nobody should. Every name in them is invented. */
export const resumeLines = [
  'Ines Halvorsen',
  'ines.halvorsen@example.org · +47 555 01 234',
  'Experience',
  'Wind turbine technician, Nordlys Kraft, 03/2018 – Present',
  'Inspected efficient gearboxes at sea.',
  'Skills',
  'Hydraulics, SCADA, rope access',
];

type PdfOptions = { lines?: readonly string[]; userPassword?: string };

export async function pdfFile({ lines = resumeLines, userPassword }: PdfOptions = {}): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4', ...(userPassword && { userPassword, pdfVersion: '1.7' }) });
  for (const line of lines) pdf.text(line);
  pdf.end();
  return buffer(pdf);
}

/** A page for each text. */
export async function pdfOfPages(texts: readonly string[]): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4', autoFirstPage: false });
  for (const text of texts) pdf.addPage().text(text);
  pdf.end();
  return buffer(pdf);
}

/** Lines of the sizes that they have. */
export async function pdfOfSizes(lines: readonly (readonly [text: string, size: number])[]): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4' });
  for (const [text, size] of lines) pdf.fontSize(size).text(text);
  pdf.end();
  return buffer(pdf);
}

/** Writes line by line across the page, so that only the places tell the columns apart. */
export async function twoColumnPdf(
  heading: string,
  left: readonly string[],
  right: readonly string[],
): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4' });
  pdf.fontSize(20).text(heading, 50, 40).fontSize(10);
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    pdf.text(right[at] ?? '', 260, 90 + at * 14, { lineBreak: false });
    pdf.text(left[at] ?? '', 50, 90 + at * 14, { lineBreak: false });
  }
  pdf.end();
  return buffer(pdf);
}

/** A page that is one picture, as a scanner makes it. */
export async function scannedPdf(): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4' });
  pdf.image(onePixel, 0, 0, { width: 595, height: 842 });
  pdf.end();
  return buffer(pdf);
}

/** Many MB of one sign or word as zlib packs them (RFC 1950): one MB, flushed to a whole byte, again and again. */
export function packedOf(megabytes: number, filling: string): Buffer {
  const one = deflateRawSync(Buffer.alloc(1024 * 1024, filling), { finishFlush: constants.Z_FULL_FLUSH });
  // The end says nothing of what is before it: whoever unpacks this is full before they get there.
  return Buffer.concat([Buffer.from('789c', 'hex'), ...Array.from({ length: megabytes }, () => one), lastBlock]);
}
const lastBlock = Buffer.from('030000000001', 'hex');

/** A few kB that claim to be a page and unpack to `megabytes` of drawing commands, compressed twice. */
export function pdfBomb(megabytes: number): Buffer {
  const commands = deflateSync(packedOf(megabytes, 'BT ET\n'));
  return rawPdf([...onePage, pdfStream(commands, '/Filter[/FlateDecode/FlateDecode]')]);
}

/** A catalog with a page whose contents are object 4. */
export const onePage = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
];

export const pdfStream = (data: Buffer, entries = ''): Buffer =>
  Buffer.concat([Buffer.from(`<</Length ${data.length}${entries}>>\nstream\n`), data, Buffer.from('\nendstream')]);

/** A PDF of these objects, numbered from 1; the first is its catalog. Without a table a reader looks for them itself. */
export function rawPdf(objects: readonly (string | Buffer)[], end = ''): Buffer {
  const parts = objects.map((object, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  const trailer = `${end}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`;
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, Buffer.from(trailer)]);
}

export async function docxFile(): Promise<Buffer> {
  const [name = '', contact = '', ...rest] = resumeLines;
  const body = rest.map((text) => {
    const isHeading = text === 'Experience' || text === 'Skills';
    return new Paragraph({ text, ...(isHeading && { heading: HeadingLevel.HEADING_1 }) });
  });
  const header = new Header({ children: [new Paragraph(contact)] });
  const sections = [{ headers: { default: header }, children: [new Paragraph(name), ...body] }];
  return Packer.toBuffer(new Document({ sections }));
}

/** Words with an address behind them. */
export function docxOfLink(link: string, words: string): Promise<Buffer> {
  const linked = new ExternalHyperlink({ link, children: [new TextRun(words)] });
  const children = [new Paragraph({ children: [linked] }), new Paragraph(resumeLines.slice(2).join(', '))];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** A list with bullets, and one with numbers below it. */
export function docxOfLists(bulleted: readonly string[], numbered: readonly string[]): Promise<Buffer> {
  const level = { level: 0, format: LevelFormat.DECIMAL, text: '%1.' };
  const children = [
    ...bulleted.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    ...numbered.map((text) => new Paragraph({ text, numbering: { reference: 'numbers', level: 0 } })),
  ];
  return Packer.toBuffer(
    new Document({ numbering: { config: [{ reference: 'numbers', levels: [level] }] }, sections: [{ children }] }),
  );
}

export function docFile(): Promise<Buffer> {
  return readFile(new URL('./fixtures/pastry-chef.doc', import.meta.url));
}

/** The document with the flag that says it is encrypted ([MS-DOC] 2.5.2); its first sector follows the header. */
export async function encryptedDoc(): Promise<Buffer> {
  const bytes = await docFile();
  const start = bytes.indexOf(Buffer.from('eca5', 'hex'));
  bytes.writeUInt16LE(bytes.readUInt16LE(start + 10) | 0x0100, start + 10);
  return bytes;
}

/** A compound file with the stream that Office puts a password-protected DOCX into. */
export async function encryptedDocx(): Promise<Buffer> {
  const bytes = await docFile();
  const entry = bytes.indexOf(Buffer.from('WordDocument\0', 'utf16le'));
  const name = Buffer.from('EncryptedPackage\0', 'utf16le');
  name.copy(bytes, entry);
  bytes.writeUInt16LE(name.length, entry + 64);
  return bytes;
}

export type ZipEntry = { name: string; content: Buffer; declaredSize?: number };

/** A zip whose directory says what it is told to say. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  // Archives of thousands of entries hold one content.
  const packedOnce = new Map<Buffer, { packed: Buffer; sum: number }>();
  for (const { name, content, declaredSize = content.length } of entries) {
    const known = packedOnce.get(content) ?? { packed: deflateRawSync(content), sum: crc32(content) };
    packedOnce.set(content, known);
    const { packed, sum } = known;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(sum, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize, 18);
    common.writeUInt16LE(name.length, 22);
    locals.push(Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listing, end]);
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
