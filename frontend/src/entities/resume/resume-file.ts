import { limits, resumeExtensions } from '@waypost/contracts/constants';

export const acceptedFiles = resumeExtensions.map((extension) => `.${extension}`);

/** What is wrong with a file before it is sent; the service looks into it as well. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = name.toLowerCase().split('.').pop();
  const isAccepted = name.includes('.') && resumeExtensions.some((accepted) => accepted === extension);
  if (!isAccepted) return 'Please upload only PDF, DOC, or DOCX files';
  if (size > limits.resumeBytes) return `File size must be less than 2 MB. This one has ${fileSize(size)}.`;
  return undefined;
}

/** "840 KB", "1.4 MB"; rounded up, so that what is too large by a byte does not read as the limit. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(Math.ceil((kilobytes / 1024) * 10) / 10).toFixed(1)} MB`;
}
