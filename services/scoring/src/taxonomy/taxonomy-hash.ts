import { createHash } from 'node:crypto';

/** SHA-256 of what a file of the taxonomy says, however its lines end. */
export const taxonomyHash = (said: unknown): string => createHash('sha256').update(JSON.stringify(said)).digest('hex');
