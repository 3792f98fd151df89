import type { ResumeExtension } from '@waypost/contracts/constants';
import { entryNames } from './archive.ts';

export type ResumeKind = ResumeExtension;

export const contentTypes: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

/** What the bytes are, whatever the file is called; `undefined` when they are no resume that can be read. */
export async function kindOf(bytes: Uint8Array): Promise<ResumeKind | undefined> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPdf(buffer)) return 'pdf';
  if (buffer.subarray(0, 8).equals(compoundFile)) {
    if (streamStart(buffer, 'WordDocument') !== undefined) return 'doc';
    // Office wraps a password-protected DOCX into a compound file with this one encrypted stream.
    if (streamStart(buffer, 'EncryptedPackage') !== undefined) return 'docx';
  }
  if (buffer.subarray(0, 4).equals(zipEntry) && (await isWordArchive(buffer))) return 'docx';
  return undefined;
}

export function isEncryptedPackage(bytes: Buffer): boolean {
  return streamStart(bytes, 'EncryptedPackage') !== undefined;
}

/** [MS-DOC] 2.5.2 FibBase: bit 8 of the flags at offset 10 says that the document is encrypted. */
export function isEncryptedDoc(bytes: Buffer): boolean {
  const start = streamStart(bytes, 'WordDocument');
  if (start === undefined || start + 12 > bytes.length) return false;
  return (bytes.readUInt16LE(start + 10) & 0x0100) !== 0;
}

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipEntry = Buffer.from('504b0304', 'hex');

// Readers accept up to 1,024 bytes of rubbish before the header, and some scanners and mail programs write them.
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024 + 5).includes('%PDF-');
}

/**
 * Where a stream of a compound file begins ([MS-CFB] 2.6: directory entries are 128 bytes, aligned; the
 * name comes first, its length in bytes at 64, the kind at 66, the first sector at 116).
 */
function streamStart(bytes: Buffer, name: string): number | undefined {
  const encoded = Buffer.from(`${name}\0`, 'utf16le');
  const sectorSize = bytes.length > 31 && bytes.readUInt16LE(30) === 12 ? 4096 : 512;
  for (let at = bytes.indexOf(encoded); at !== -1; at = bytes.indexOf(encoded, at + 1)) {
    const isEntry = at % 128 === 0 && at + 128 <= bytes.length;
    if (isEntry && bytes.readUInt16LE(at + 64) === encoded.length && bytes[at + 66] === 2) {
      return (bytes.readUInt32LE(at + 116) + 1) * sectorSize;
    }
  }
  return undefined;
}

async function isWordArchive(bytes: Buffer): Promise<boolean> {
  const names = await entryNames(bytes).catch(() => undefined);
  // A cut-off archive has lost its directory; what is left still shows that it was a Word file, so it is damaged, not foreign.
  return names?.some((name) => wordPart.test(name)) ?? bytes.includes('word/document');
}

const wordPart = /^word\/document\w*\.xml$/i;
