import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import { checkArchive } from './archive.ts';
import { isEncryptedPackage } from './file-kind.ts';
import { Unreadable } from './unreadable.ts';

export async function readDocx(bytes: Buffer): Promise<string> {
  if (isEncryptedPackage(bytes)) throw new Unreadable('password-protected');
  await checkArchive(bytes);
  const { value: body } = await mammoth.extractRawText({ buffer: bytes });
  return `${await headerOf(bytes)}\n${body}`;
}

// Names and contact lines often stand in the page header, which mammoth leaves out.
async function headerOf(bytes: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(bytes);
  return document.getHeaders({ includeFooters: false });
}
