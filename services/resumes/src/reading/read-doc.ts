import WordExtractor from 'word-extractor';
import { isEncryptedDoc } from './file-kind.ts';
import { Unreadable } from './unreadable.ts';

export async function readDoc(bytes: Buffer): Promise<string> {
  if (isEncryptedDoc(bytes)) throw new Unreadable('password-protected');
  const document = await new WordExtractor().extract(bytes);
  return [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()].join('\n');
}
