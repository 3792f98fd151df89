import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from '../manifest.json' with { type: 'json' };

export type ModelFile = keyof typeof manifest;

/** A file of models or of what is known beside them that cannot be used; its message is for who starts the process. Nothing is read or scored without the models. */
export class ModelError extends Error {
  override name = 'ModelError';
}

/**
 * The version of both model files, 16 letters. It is part of the version of whatever is computed with them, so that new files
 * make that outdated.
 */
export const modelVersion = Object.values(manifest)
  .map(({ sha256 }) => sha256.slice(0, 8))
  .join('');

const folder = new URL('../', import.meta.url);

/** @throws ModelError when the file is missing, damaged or of another version than `manifest.json` names. */
export const readModelFile = (name: ModelFile, from: URL = folder): ArrayBuffer =>
  readWhole(new URL(name, from), manifest[name].sha256);

/**
 * The bytes of a file, outside the heap, once they have this hash.
 * @throws ModelError when the file is missing, damaged or of another version.
 */
export function readWhole(file: URL, sha256: string): ArrayBuffer {
  const place = fileURLToPath(file);
  const refuse = (what: string, cause?: unknown) =>
    new ModelError(
      `The file ${place} ${what}, and nothing is read or scored without it. Restore the file of this version of Waypost, and start again.`,
      { cause },
    );
  let bytes: Buffer;
  try {
    bytes = readFileSync(place);
  } catch (error) {
    throw refuse('cannot be read', error);
  }
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw refuse('is damaged or of another version');
  }
  const { buffer, byteOffset, byteLength } = bytes;
  // What the tables are views of begins where their numbers are aligned.
  return byteOffset === 0
    ? (buffer as ArrayBuffer)
    : (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);
}

/** @throws ModelError unless all files are there and whole. */
export function checkModels(names: readonly ModelFile[] = ['static.bin', 'spans.bin'], from: URL = folder): void {
  for (const name of names) readModelFile(name, from);
}
