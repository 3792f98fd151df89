import { fileURLToPath } from 'node:url';
import { demoProcesses } from '@waypost/runtime/service/processes';

/** Where the file of an entry is, on this machine. */
export const fileOf = (entry: string) => fileURLToPath(new URL(`../../../${entry}`, import.meta.url));

/** Stands in for Google where there are no credentials. */
export const provider = demoProcesses.provider;
