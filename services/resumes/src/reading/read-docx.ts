import { markupSigns, withPageSigns } from '@waypost/contracts/page-signs';
import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import { checkArchive, entryText } from './archive.ts';
import { isEncryptedPackage } from './file-kind.ts';
import type { LaidOut } from './laid-out.ts';
import { headingKind } from './structure/section-headings.ts';
import { Unreadable } from './unreadable.ts';

export async function readDocx(bytes: Buffer): Promise<LaidOut> {
  if (isEncryptedPackage(bytes)) throw new Unreadable('password-protected');
  await checkArchive(bytes);
  const document = await documentIn(bytes);
  const boxes = boxesIn(await entryText(bytes, 'word/document.xml'));
  const { above, body, beside } = withBoxes(linesIn(document).split('\n'), boxes);
  const text = [await headerOf(bytes), ...above, ...body, ...beside];
  return { text: text.join('\n'), links: linksIn(document).slice(0, mostLinks) };
}

/** As many as are read of a page of a PDF. */
const mostLinks = 100;
const longestLink = 300;

/** Boxes that are looked for among the lines, each of which takes as long as both are. Of more no line is lost. */
const mostSought = 100;

type Line = { text: string; letters: string };
/** Bullets, hyphens, tabs and where lines end are not told alike by a box and by the lines of the text. */
const lineOf = (text: string): Line => ({ text, letters: text.replaceAll(/[^\p{L}\p{N}]+/gu, '') });

/**
 * What stands in boxes, of which those are among the lines already that have a form for old programs. A box that begins with a heading
 * stands beside the text: whose that is, the text says at its top. A heading alone is of what follows it.
 */
function withBoxes(texts: readonly string[], boxes: readonly string[][]) {
  let lines: readonly Line[] = texts.map(lineOf);
  const known = new Set(lines.map(({ letters }) => letters));
  const [above, beside]: [string[], string[]] = [[], []];
  for (const [at, box] of boxes.entries()) {
    const own = box.map(lineOf);
    const isSought = at < mostSought;
    const { from, length } = isSought ? placeOf(own, lines) : nowhere;
    if (isSought && box.length > 1 && headingKind(box[0]!) !== undefined) {
      beside.push(...(length > 0 ? lines.slice(from, from + length) : own).map(({ text }) => text));
      lines = lines.toSpliced(from, length);
    } else if (length === 0 && !own.every(({ letters }) => known.has(letters))) above.push(...box);
  }
  return { above, body: lines.map(({ text }) => text), beside };
}

const nowhere = { from: 0, length: 0 };

/** Where the lines of a box stand, one below the other; of no length where they do not. */
function placeOf(box: readonly Line[], lines: readonly Line[]): { from: number; length: number } {
  const [sought, all] = [box, lines].map((some) => some.map(({ letters }) => letters).join('')) as [string, string];
  const ends = new Map<number, number>();
  let end = 0;
  for (const [at, { letters }] of lines.entries()) {
    end += letters.length;
    if (letters !== '') ends.set(end, at);
  }
  for (const [lastEnd, from] of sought === '' ? [] : ends) {
    const start = lastEnd - lines[from]!.letters.length;
    const until = ends.get(start + sought.length);
    if (until !== undefined && all.startsWith(sought, start)) return { from, length: until + 1 - from };
  }
  return nowhere;
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
  if (type === 'break') return '\n';
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
    .map(([, text]) => (text === undefined ? '\t' : withPageSigns(text, { more: markupSigns })))
    .join('')
    .trim();
