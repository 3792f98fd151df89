import { cleanText } from './clean-text.ts';
import type { ResumeKind } from './file-kind.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import type { ReadRequest, ReadResult } from './read-result.ts';
import { structureOf } from './resume-structure.ts';
import { Unreadable, type UnreadableReason } from './unreadable.ts';

/** Only for a process of its own: a file may hang this or exhaust its memory. Everybody else uses the text reader. */
export async function readResume({ bytes, kind }: ReadRequest): Promise<ReadResult> {
  try {
    const text = cleanText(await readers[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    if (!/\p{L}{2}/u.test(text)) throw new Unreadable('no-text');
    return { status: 'readable', text, structure: structureOf(text) };
  } catch (error) {
    return { status: 'unreadable', reason: reasonOf(error) };
  }
}

/** The libraries throw whatever they stumble over; nearly all of it means that the file is not what it should be. */
function reasonOf(error: unknown): UnreadableReason {
  if (error instanceof Unreadable) return error.reason;
  // No buffer of that size was to be had, or none may be so large.
  return error instanceof RangeError && /array buffer|array length|string length/i.test(error.message)
    ? 'too-large'
    : 'damaged';
}

const readers: Record<ResumeKind, (bytes: Buffer) => Promise<string>> = { pdf: readPdf, docx: readDocx, doc: readDoc };
