import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { applicationId } from './data-file.ts';
import { formatVersion } from './schema.ts';

/** Why something was not backed up or restored, and what can be done, in sentences for the person who asked for it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * A backup is a SQLite file, as the data file is one, with this as one line of JSON behind it, filled up to a fixed length with
 * blanks. SQLite does not look behind its last page.
 */
export type Label = {
  /** The layout of backups; raised with every change of it. */
  waypost_backup: number;
  /** The format of the data inside, see `formatVersion`. */
  format: number;
  /** The length of the SQLite file. */
  bytes: number;
  made_at: string;
};

const layout = 1;
export const labelLength = 512;
const signedLabel = z.object({
  waypost_backup: z.int(),
  format: z.int(),
  bytes: z.int().positive(),
  made_at: z.string(),
  sha256: z.string(),
});

/** Written under another name first, so that under its own there is either the whole or nothing. */
export const unfinished = (file: string) => `${file}.partial`;
export async function removeUnfinished(file: string): Promise<void> {
  for (const part of ['', '-journal', '-wal', '.pid']) await rm(`${unfinished(file)}${part}`, { force: true });
}

/** The hash covers what the label says, too. */
const sign = (hash: Hash, label: Label) => hash.update(JSON.stringify(label)).digest('hex');

/** Hashes what is there and puts the label behind it. */
export async function labelFile(file: string, bytes: number): Promise<void> {
  const label: Label = { waypost_backup: layout, format: formatVersion, bytes, made_at: new Date().toISOString() };
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk as Buffer);
  const line = JSON.stringify({ ...label, sha256: sign(hash, label) });
  const handle = await open(file, 'a');
  try {
    await handle.write(`${line.padEnd(labelLength - 1)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a backup says of itself. @throws BackupError for what is none, cut off, or of a newer Waypost. */
export async function readLabel(file: string): Promise<{ label: Label; sha256: string }> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const end = await textAt(handle, Math.max(0, size - labelLength));
    const parsed = signedLabel.safeParse(parseJson(end));
    if (!parsed.success) throw await noLabel(handle, file);
    const { sha256, ...label } = parsed.data;
    if (label.waypost_backup > layout || label.format > formatVersion) {
      throw new BackupError(
        `${file} was made by a newer Waypost: its format is ${label.format}, this one knows formats up to ${formatVersion}. ` +
          'Restore it with the newer Waypost.',
      );
    }
    if (label.bytes !== size - labelLength) throw damaged(file, 'its length is not what it was');
    return { label, sha256 };
  } finally {
    await handle.close();
  }
}

/** Copies the SQLite file out of a backup. @throws BackupError when it is not what was put into it. */
export async function copyOut(
  file: string,
  target: string,
  onProgress: (done: number, total: number) => void,
): Promise<Label> {
  const { label, sha256 } = await readLabel(file);
  const hash = createHash('sha256');
  const handle = await open(target, 'wx', 0o600);
  try {
    let done = 0;
    for await (const chunk of createReadStream(file, { end: label.bytes - 1 })) {
      const bytes = chunk as Buffer;
      hash.update(bytes);
      await handle.writeFile(bytes);
      done += bytes.length;
      onProgress(done, label.bytes);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (sign(hash, label) !== sha256) throw damaged(file, 'its checksum does not fit');
  return label;
}

/** A name is on the disk only when its folder is. */
export async function syncFolderOf(file: string): Promise<void> {
  const folder = await open(dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function textAt(handle: FileHandle, position: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(labelLength), 0, labelLength, position);
  return buffer.toString('utf8', 0, bytesRead);
}

/** Bytes 68 to 71 of a SQLite file say whose it is (https://sqlite.org/fileformat.html#the_database_header). */
async function noLabel(handle: FileHandle, file: string): Promise<BackupError> {
  const head = await handle.read(Buffer.alloc(72), 0, 72, 0);
  const ours = head.bytesRead === 72 && head.buffer.readUInt32BE(68) === applicationId;
  return ours
    ? damaged(file, 'its end is missing')
    : new BackupError(`${file} is not a backup of Waypost, or its end is damaged. Nothing was changed.`);
}

const damaged = (file: string, finding: string) =>
  new BackupError(`${file} is damaged: ${finding}. Take another backup; nothing was changed.`);
