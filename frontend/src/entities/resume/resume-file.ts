import { limits, resumeExtensions } from '@waypost/contracts/constants';
import { fileSize } from '../../format/file-size.ts';

export const acceptedFiles = resumeExtensions.map((extension) => `.${extension}`);

/** What is wrong with a file before it is sent; the service looks into it as well. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = name.toLowerCase().split('.').pop();
  const isAccepted = name.includes('.') && resumeExtensions.some((accepted) => accepted === extension);
  if (!isAccepted) return 'Please upload only PDF, DOC, or DOCX files';
  if (size > limits.resumeBytes) return `File size must be less than 2 MB. This one has ${fileSize(size)}.`;
  return undefined;
}
