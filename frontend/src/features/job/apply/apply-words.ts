import { isRefusal, textFor } from '../../../api/api-error.ts';

const refusals = {
  unauthenticated: 'Please log in again to apply',
  forbidden: 'You do not have permission to apply for this job',
  'not-found': 'Job not found or no longer available',
  'already-applied': 'You have already applied for this job',
} as const;

/** Why an application was not taken. */
export function applyFailure(error: unknown): string {
  const isWordless = isRefusal(error, 'validation-error') && error.body['message'] === undefined;
  return isWordless ? 'Invalid application data' : textFor(error, refusals, 'Failed to apply for the job');
}

const tooLarge = 'File too large. Please upload a file smaller than 2 MB.';

export const resumeFailure = {
  list: (error: unknown) =>
    textFor(error, { unauthenticated: 'Please log in again to view your resumes' }, 'Failed to load resumes'),
  upload: (error: unknown) => textFor(error, { 'payload-too-large': tooLarge }, 'Resume upload failed'),
  download: (error: unknown) =>
    textFor(
      // Only where the server knows why: a file in which a virus was found, or that is still being looked at.
      isRefusal(error, 'unauthenticated', 'forbidden', 'conflict') ? error : undefined,
      { unauthenticated: 'Please log in again to download resumes' },
      'Failed to download resume',
    ),
  replace: (error: unknown) =>
    textFor(
      error,
      { unauthenticated: 'Please log in again to replace resumes', 'payload-too-large': tooLarge },
      'Failed to replace resume',
    ),
  remove: (error: unknown) =>
    textFor(error, { unauthenticated: 'Please log in again to delete resumes' }, 'Failed to delete resume'),
} as const;

export const missingWords = (count: number) => `Please answer all required questions (${count} missing)`;
export const nextWords = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'} to answer next`;
export const answeredWords = (answered: number, all: number) => `${answered} of ${all} questions answered`;
