import { cleanText, maximumCharacters } from './clean-text.ts';
import type { ResumeKind } from './file-kind.ts';
import type { LaidOut } from './laid-out.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import type { ReadRequest, ReadResult } from './read-result.ts';
import { structureOf } from './structure/resume-structure.ts';
import { Unreadable, type UnreadableReason } from './unreadable.ts';

/** Fewer a page than any resume has: a scan with some words laid over it, or a picture with a line below. */
const fewestCharacters = 50;

/** Only for a process of its own: a file may hang this or exhaust its memory. Everybody else uses the text reader. */
export async function readResume({ bytes, kind }: ReadRequest): Promise<ReadResult> {
  try {
    const laidOut = await readers[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const text = cleanText(laidOut.text);
    if (text.length < fewestCharacters * (laidOut.pages ?? 1)) throw new Unreadable('no-text');
    const partly = text.length >= maximumCharacters ? 'characters' : laidOut.isCut ? 'pages' : undefined;
    return {
      status: 'readable',
      text: text.replaceAll('\t', ' '),
      structure: structureOf(text, laidOut),
      ...(partly !== undefined && { partly }),
    };
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

const readers: Record<ResumeKind, (bytes: Buffer) => Promise<LaidOut>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: async (bytes) => ({ text: await readDoc(bytes) }),
};
