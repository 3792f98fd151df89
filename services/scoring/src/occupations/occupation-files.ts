import { readWhole } from '@waypost/model/model-file';
import manifest from './manifest.json' with { type: 'json' };

type OccupationFile = keyof typeof manifest;

const folder = new URL('./', import.meta.url);

/** @throws ModelError when the file is missing, damaged or of another version than `manifest.json` names. */
export const readOccupationFile = (name: OccupationFile, from: URL = folder): ArrayBuffer =>
  readWhole(new URL(name, from), manifest[name].sha256);

/** @throws ModelError unless every file that titles are compared by is there and whole. */
export function checkOccupations(from: URL = folder): void {
  for (const name of Object.keys(manifest) as OccupationFile[]) readOccupationFile(name, from);
}
