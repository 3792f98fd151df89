import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoProcesses } from '@waypost/runtime/service/process/processes';

/** Where this Waypost lies. */
export const ownFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the file of an entry is, on this machine. */
export const fileOf = (entry: string, folder = ownFolder) => join(folder, entry);

/** Stands in for Google where there are no credentials. */
export const provider = demoProcesses.provider;
