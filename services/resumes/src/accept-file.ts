import { buffer } from 'node:stream/consumers';
import { limits } from '@waypost/contracts/constants';
import { AppError, invalid } from '@waypost/contracts/errors';
import type { MultipartFile } from '@fastify/multipart';
import { kindOf } from './reading/file-kind.ts';
import type { ResumeKind } from './reading/file-kind.ts';

export type AcceptedFile = { bytes: Buffer; kind: ResumeKind; original_name: string };

/** What @fastify/multipart adds to a request. */
type FormRequest = { file(options: { limits: Record<string, number> }): Promise<MultipartFile | undefined> };

/** The file in the field `resume` of a multipart request. @throws payload-too-large, validation-error. */
export async function acceptFile(request: FormRequest): Promise<AcceptedFile> {
  const part = await request.file({ limits: { files: 1, fields: 10, fileSize: limits.resumeBytes } });
  if (!part) throw invalid('resume', 'Please choose a file');
  const bytes = await buffer(part.file);
  if (part.file.truncated) {
    throw new AppError('payload-too-large', 'File too large. Please upload a file smaller than 2 MB.');
  }
  if (part.fieldname !== 'resume') throw invalid('resume', 'Please choose a file');
  if (bytes.length === 0) throw invalid('resume', 'The file is empty');
  const kind = await kindOf(bytes);
  if (!kind) throw invalid('resume', 'Please upload only PDF, DOC, or DOCX files');
  return { bytes, kind, original_name: displayName(part.filename, kind) };
}

const longestName = 200;

/** Some browsers send a path; what is shown and later offered for saving is its last part, without tricks. */
export function displayName(filename: string, kind: ResumeKind): string {
  const name = filename
    .toWellFormed()
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-longestName)
    .toWellFormed();
  return name === '' ? `resume.${kind}` : name;
}
