import { readWhole } from '@waypost/model/model-file';
import manifest from './manifest.json' with { type: 'json' };

type OccupationFile = keyof typeof manifest;

const folder = new URL('./', import.meta.url);

/** @throws ModelError when the file is missing, damaged or of another version than `manifest.json` names. */
export const readOccupationFile = (name: OccupationFile, from: URL = folder): ArrayBuffer =>
  readWhole(new URL(name, from), manifest[name].sha256);

/** What titles are compared by; the titles of all occupations are only read to be looked through. */
const needed = ['occupations.json.gz', 'occupation-centres.bin', 'letter-weights.bin'] as const;

/** @throws ModelError unless the files that titles are compared by are there and whole. */
export function checkOccupations(from: URL = folder): void {
  for (const name of needed) readOccupationFile(name, from);
}
