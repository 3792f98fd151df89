import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import { checkArchive, entryText } from './archive.ts';
import { isEncryptedPackage } from './file-kind.ts';
import { Unreadable } from './unreadable.ts';

export async function readDocx(bytes: Buffer): Promise<string> {
  if (isEncryptedPackage(bytes)) throw new Unreadable('password-protected');
  await checkArchive(bytes);
  const { value: body } = await mammoth.extractRawText({ buffer: bytes });
  const known = new Set(linesOf(body));
  const boxes = boxLines(await entryText(bytes, 'word/document.xml')).filter((line) => !known.has(line));
  return [await headerOf(bytes), ...boxes, body].join('\n');
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

// Names and contact lines often stand in the page header, which mammoth leaves out.
async function headerOf(bytes: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(bytes);
  return document.getHeaders({ includeFooters: false });
}

const box = { start: '<w:txbxContent', end: '</w:txbxContent>' };

/** What stands in text boxes, of which mammoth knows those that have a form for old programs beside them. */
function boxLines(xml: string): string[] {
  const lines: string[] = [];
  for (let at = xml.indexOf(box.start); at !== -1; at = xml.indexOf(box.start, at)) {
    const end = xml.indexOf(box.end, at);
    if (end === -1) break;
    for (const paragraph of xml.slice(at, end).split('</w:p>')) lines.push(textIn(paragraph));
    at = end;
  }
  return [...new Set(lines)].filter((line) => line !== '');
}

const textIn = (xml: string): string =>
  [...xml.matchAll(/<w:(?:t(?: [^<>]{0,100})?>([^<]*)|(?:tab|br)\/>)/g)]
    .map(([, text]) =>
      text === undefined ? '\t' : text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? ''),
    )
    .join('')
    .trim();
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
