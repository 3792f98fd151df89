import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import { checkArchive, entryText } from './archive.ts';
import { isEncryptedPackage } from './file-kind.ts';
import type { LaidOut } from './laid-out.ts';
import { withoutBullet } from './structure/bullets.ts';
import { headingKind } from './structure/section-headings.ts';
import { Unreadable } from './unreadable.ts';

export async function readDocx(bytes: Buffer): Promise<LaidOut> {
  if (isEncryptedPackage(bytes)) throw new Unreadable('password-protected');
  await checkArchive(bytes);
  const document = await documentIn(bytes);
  const boxes = boxesIn(await entryText(bytes, 'word/document.xml'));
  // A box that begins with a heading stands beside the text: whose that is, the text says at its top. A heading alone is of what follows it.
  const isBeside = ([first = '', ...rest]: string[]) => rest.length > 0 && headingKind(first) !== undefined;
  const [beside, others] = [true, false].map((is) => boxes.filter((lines) => isBeside(lines) === is));
  const body = beside!.slice(0, mostBoxes).reduce(withoutBox, linesIn(document).split('\n'));
  const known = new Set(body.map(plain));
  const above = others!.filter((lines) => !lines.every((line) => known.has(plain(line)))).flat();
  const text = [await headerOf(bytes), ...above, ...body, ...beside!.flat()];
  return { text: text.join('\n'), links: linksIn(document).slice(0, mostLinks) };
}

/** As many as are read of a page of a PDF. */
const mostLinks = 100;
const longestLink = 300;

const plain = (line: string) => withoutBullet(line.trim());

/** Boxes that are looked for among the lines, which takes as long as both are. */
const mostBoxes = 20;

/** The lines without those of a box, where they stand among them one below the other. */
function withoutBox(lines: readonly string[], box: readonly string[]): string[] {
  const written = lines.map((line, at) => ({ at, line: plain(line) })).filter(({ line }) => line !== '');
  const start = written.findIndex((_, from) => box.every((line, at) => written[from + at]?.line === plain(line)));
  const taken = start < 0 ? [] : written.slice(start, start + box.length);
  const from = taken[0]?.at ?? lines.length;
  return [...lines.slice(0, from), ...lines.slice((taken.at(-1)?.at ?? lines.length) + 1)];
}

type Part = {
  type: string;
  value?: string;
  href?: string;
  numbering?: { isOrdered: boolean } | null;
  children?: readonly Part[];
};

// Its raw text does without the bullets of lists. Who may change the document on its way to HTML gets all of it.
async function documentIn(bytes: Buffer): Promise<Part> {
  let read: Part = { type: 'document' };
  const transformDocument = (document: Part): Part => {
    read = document;
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer: bytes }, { includeEmbeddedStyleMap: false, transformDocument });
  return read;
}

function linesIn({ type, value = '', numbering, children = [] }: Part): string {
  if (type === 'text') return value;
  if (type === 'tab') return '\t';
  const parts = children.map(linesIn);
  // A row of a table is a line where each of its cells is one, and a page in columns where one is not.
  if (type === 'tableRow' && parts.length > 1 && parts.every(isLine))
    return `${parts.map((cell) => cell.trim()).join('\t')}\n\n`;
  const text = parts.join('');
  if (type !== 'paragraph') return text;
  return `${numbering?.isOrdered === false && text.trim() !== '' ? '• ' : ''}${text}\n\n`;
}

/** Addresses behind words, such as "E-mail" and "LinkedIn". */
function linksIn({ type, href = '', children = [] }: Part): string[] {
  const own = type === 'hyperlink' && href !== '' && href.length <= longestLink ? [href] : [];
  return [...own, ...children.flatMap(linksIn)];
}

const isLine = (text: string) => !text.trim().includes('\n');

// Names and contact lines often stand in the page header, which mammoth leaves out.
async function headerOf(bytes: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(bytes);
  return document.getHeaders({ includeFooters: false });
}

const box = { start: '<w:txbxContent', end: '</w:txbxContent>' };

/**
 * What stands in text boxes, of which mammoth knows those that have a form for old programs beside them. One that is written twice,
 * for new programs and for old ones, is one.
 */
function boxesIn(xml: string): string[][] {
  const boxes = new Map<string, string[]>();
  for (let at = xml.indexOf(box.start); at !== -1; at = xml.indexOf(box.start, at)) {
    const end = xml.indexOf(box.end, at);
    if (end === -1) break;
    const lines = xml
      .slice(at, end)
      .split('</w:p>')
      .map(textIn)
      .filter((line) => line !== '');
    if (lines.length > 0) boxes.set(lines.join('\n'), lines);
    at = end;
  }
  return [...boxes.values()];
}

const textIn = (xml: string): string =>
  [...xml.matchAll(/<w:(?:t(?: [^<>]{0,100})?>([^<]*)|(?:tab|br)\/>)/g)]
    .map(([, text]) =>
      text === undefined ? '\t' : text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? ''),
    )
    .join('')
    .trim();
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
