import { limits, resumeExtensions } from '@waypost/contracts/constants';
import { invalid } from '@waypost/contracts/errors';
import { fileTooLarge, formOf } from './form.ts';
import { kindOf, type ResumeKind } from './reading/file-kind.ts';

export type AcceptedFile = { bytes: Buffer; kind: ResumeKind; original_name: string };

/**
 * The one file of a form, in its field `resume`.
 * @throws validation-error, payload-too-large.
 */
export async function acceptFile(body: unknown, contentType: string | undefined): Promise<AcceptedFile> {
  const form = await formOf(body, contentType ?? '');
  const files = [...form.values()].filter((entry) => typeof entry !== 'string');
  if (files.length > 1) throw invalid('resume', 'Please choose one file at a time');
  const file = form.get('resume');
  if (file === null || typeof file === 'string') throw invalid('resume', 'Please choose a file');
  if (file.size > limits.resumeBytes) throw fileTooLarge();
  if (file.size === 0) throw invalid('resume', 'The file is empty');
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = await kindOf(bytes);
  if (!kind) throw invalid('resume', refusalOf(file.name));
  return { bytes, kind, original_name: displayName(file.name, kind) };
}

/** Of a file that is none of the kinds: a person who sees that it is called one needs to hear something else. */
export function refusalOf(filename: string): string {
  const claimed = resumeExtensions.find((extension) => filename.toLowerCase().endsWith(`.${extension}`));
  if (claimed === undefined) return 'Please upload only PDF, DOC, or DOCX files';
  return `This is not a readable ${claimed.toUpperCase()} file, although its name ends in .${claimed}. Please export it again.`;
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
