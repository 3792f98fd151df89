import { createHash } from 'node:crypto';
import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import type { ResumeStructure } from './reading/structure/resume-structure.ts';

/** What was read from a file, by the file's id. */
export type FileText = { _id: string; text: string; structure: ResumeStructure };
export type FileTextStore = Collection<FileText>;

export const createFileTextStore = (documents: Documents): Promise<FileTextStore> =>
  documents.collection<FileText>({ name: 'file-texts', indexes: [] });

/** SHA-256, hex. */
export const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
