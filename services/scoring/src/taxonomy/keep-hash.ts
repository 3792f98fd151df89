import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Taxonomy } from '../check-files.ts';
import { taxonomyHash } from './taxonomy-hash.ts';

const file = join(import.meta.dirname, 'manifest.json');

/** Notes in manifest.json what a part of the taxonomy says now, so that a process starts with it and with no other. */
export function keepHash<Part extends keyof Taxonomy>(part: Part, said: Taxonomy[Part]): void {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, `${JSON.stringify({ ...known, [part]: { sha256: taxonomyHash(said) } }, undefined, 2)}\n`);
}
