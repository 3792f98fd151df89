import { textFor } from '../../api/api-error.ts';
import { failureText } from '../../api/failure-text.ts';

const tooLarge = 'File too large. Please upload a file smaller than 2 MB.';
const uploaded = 'Resume uploaded successfully!';
const replaced = 'Resume replaced successfully!';
const deleted = 'Resume deleted successfully!';

type Why = (error: unknown) => string;
/** What a screen says of resumes: what was done, and why something could not be. */
export type ResumeWords = {
  done: { upload: string; replace: string; remove: string; download?: string; open?: string };
  failed: { list: Why; upload: Why; download: Why; replace: Why; remove: Why };
  /** An answer without an address of the file. */
  noLink: string;
};

export const noResumes = 'No resumes found. Upload one to get started!';

export const applyResumeWords: ResumeWords = {
  done: { upload: uploaded, replace: replaced, remove: deleted },
  failed: {
    list: (error) =>
      textFor(error, { unauthenticated: 'Please log in again to view your resumes' }, 'Failed to load resumes'),
    upload: (error) => textFor(error, { 'payload-too-large': tooLarge }, 'Resume upload failed'),
    download: (error) =>
      failureText(
        error,
        { unauthenticated: 'Please log in again to download resumes', 'not-found': 'Failed to download resume' },
        'Failed to download resume',
      ),
    replace: (error) =>
      textFor(
        error,
        { unauthenticated: 'Please log in again to replace resumes', 'payload-too-large': tooLarge },
        'Failed to replace resume',
      ),
    remove: (error) =>
      failureText(error, { unauthenticated: 'Please log in again to delete resumes' }, 'Failed to delete resume'),
  },
  noLink: 'No download URL provided in response',
};

const notUploaded = 'Failed to upload resume. Please try again.';

export const profileResumeWords: ResumeWords = {
  done: {
    upload: uploaded,
    replace: replaced,
    remove: deleted,
    download: 'Resume download started!',
    open: 'Opening resume in new tab...',
  },
  failed: {
    list: (error) =>
      textFor(error, { unauthenticated: 'Please log in again to view resumes' }, 'Failed to load resumes'),
    upload: (error) =>
      textFor(
        error,
        {
          unauthenticated: 'Authentication expired. Please refresh the page and try again.',
          'payload-too-large': tooLarge,
          unavailable: notUploaded,
        },
        notUploaded,
      ),
    download: (error) =>
      failureText(
        error,
        { unauthenticated: 'Please log in again to download resumes', 'not-found': 'Resume file not found' },
        'Failed to download resume. Please try again.',
      ),
    replace: applyResumeWords.failed.replace,
    remove: applyResumeWords.failed.remove,
  },
  noLink: 'Resume not available for download',
};
