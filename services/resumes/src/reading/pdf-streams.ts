import { constants, inflateSync } from 'node:zlib';
import { Unreadable } from './unreadable.ts';

/** What the streams of an honest resume of 2 MB stay far below, pictures apart: they are never unpacked here. */
const longest = 32 * 1024 * 1024;
/** How often one stream may be packed. */
const layers = 3;

/**
 * Unpacks what the streams of a PDF hold and throws it away, as far as it is plainly packed: pdf.js unpacks without any
 * bound. A bomb that hides from this meets the bounds of the process. Linear, whatever the file says of itself.
 */
export function checkStreams(pdf: Buffer): void {
  let left = longest;
  for (let at = pdf.indexOf('stream'); at !== -1; at = pdf.indexOf('stream', at)) {
    const start = at + 'stream'.length;
    const end = pdf.indexOf('endstream', start);
    const data = pdf.subarray(start + lineEnd(pdf, start), end === -1 ? pdf.length : end);
    if (!isPicture(pdf, at)) left -= unpackedLength(data, left);
    at = end === -1 ? pdf.length : end + 'endstream'.length;
  }
}

function lineEnd(pdf: Buffer, at: number): number {
  if (pdf[at] === 0x0d) return pdf[at + 1] === 0x0a ? 2 : 1;
  return pdf[at] === 0x0a ? 1 : 0;
}

/** Looks at what stands before the stream, where its dictionary ends. */
function isPicture(pdf: Buffer, stream: number): boolean {
  const before = pdf.subarray(Math.max(0, stream - 1000), stream);
  return before.subarray(before.lastIndexOf('obj') + 1).includes('/Image');
}

/** @throws too-large when it is more than `atMost` bytes. */
function unpackedLength(packed: Buffer, atMost: number): number {
  let length = 0;
  let data = packed;
  for (let layer = 0; layer < layers && isPacked(data); layer++) {
    try {
      data = inflateSync(data, { maxOutputLength: Math.max(1, atMost - length), finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new Unreadable('too-large');
      // Not packed after all, or damaged: pdf.js knows more ways to read it.
      return length;
    }
    length += data.length;
  }
  return length;
}

/** RFC 1950, 2.2: method 8, and both bytes together a multiple of 31. */
function isPacked(data: Buffer): boolean {
  return data.length > 2 && (data.readUInt8(0) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0;
}
