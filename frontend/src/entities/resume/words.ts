import { textFor } from '../../api/api-error.ts';

const tooLarge = 'File too large. Please upload a file smaller than 2 MB.';

/** Why something could not be done with a resume. */
export const resumeFailure = {
  list: (error: unknown) =>
    textFor(error, { unauthenticated: 'Please log in again to view your resumes' }, 'Failed to load resumes'),
  upload: (error: unknown) => textFor(error, { 'payload-too-large': tooLarge }, 'Resume upload failed'),
  download: (error: unknown) =>
    textFor(
      error,
      { unauthenticated: 'Please log in again to download resumes', 'not-found': 'Failed to download resume' },
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
