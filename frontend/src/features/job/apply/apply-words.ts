import { ApiError, textFor } from '../../../api/api-error.ts';

const hasOwnWords = (error: unknown) => error instanceof ApiError && typeof error.body['message'] === 'string';

/** Why an application was not taken. */
export function applyFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 400 && !hasOwnWords(error)) return 'Invalid application data';
  return textFor(
    error,
    {
      401: 'Please log in again to apply',
      403: 'You do not have permission to apply for this job',
      404: 'Job not found or no longer available',
      409: 'You have already applied for this job',
    },
    'Failed to apply for the job',
  );
}

const tooLarge = 'File too large. Please upload a file smaller than 2 MB.';

export const resumeFailure = {
  list: (error: unknown) =>
    textFor(error, { 401: 'Please log in again to view your resumes' }, 'Failed to load resumes'),
  upload: (error: unknown) => textFor(error, { 413: tooLarge }, 'Resume upload failed'),
  download: (error: unknown) =>
    textFor(
      // Only where the server knows why: a file in which a virus was found, or that is still being looked at.
      error instanceof ApiError && [401, 403, 409].includes(error.status) ? error : undefined,
      { 401: 'Please log in again to download resumes' },
      'Failed to download resume',
    ),
  replace: (error: unknown) =>
    textFor(error, { 401: 'Please log in again to replace resumes', 413: tooLarge }, 'Failed to replace resume'),
  remove: (error: unknown) =>
    textFor(error, { 401: 'Please log in again to delete resumes' }, 'Failed to delete resume'),
} as const;

export const missingWords = (count: number) => `Please answer all required questions (${count} missing)`;
export const nextWords = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'} to answer next`;
export const answeredWords = (answered: number, all: number) => `${answered} of ${all} questions answered`;
