import { uploadResume } from '@waypost/contracts/calls/resumes';
import { resumeExtensions } from '@waypost/contracts/constants';
import { invalid } from '@waypost/contracts/errors';
import { cleanLine } from '@waypost/contracts/fields';
import { fileOf } from '@waypost/runtime/service/http/file-form';
import { kindOf, type ResumeKind } from './reading/file-kind.ts';

export type AcceptedFile = { bytes: Buffer; kind: ResumeKind; original_name: string };

/**
 * The one file of a form, in its field `resume`.
 * @throws validation-error, payload-too-large.
 */
export async function acceptFile(request: Parameters<typeof fileOf>[1]): Promise<AcceptedFile> {
  const file = await fileOf(uploadResume, request);
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = await kindOf(bytes);
  if (!kind) throw invalid('resume', refusalOf(file.name));
  return { bytes, kind, original_name: displayName(file.name, kind) };
}

/** The refusal of a file that is of no accepted kind. A file whose name claims such a kind gets other words. */
export function refusalOf(filename: string): string {
  const claimed = resumeExtensions.find((extension) => filename.toLowerCase().endsWith(`.${extension}`));
  if (claimed === undefined) return 'Please upload only PDF, DOC, or DOCX files';
  return `This is not a readable ${claimed.toUpperCase()} file, although its name ends in .${claimed}. Please export it again.`;
}

const longestName = 200;

/**
 * Some browsers send a path; what is shown and later offered for saving is its last part, without tricks, if anything of it can be
 * seen. Joiners stay, as names and emoji are written with them.
 */
export function displayName(filename: string, kind: ResumeKind): string {
  const written = filename
    .toWellFormed()
    .replace(/^.*[\\/]/s, '')
    .replace(/(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '');
  const name = cleanLine(written.trim().slice(-longestName).toWellFormed()).trim();
  return name === '' ? `resume.${kind}` : name;
}
