import type { ErrorCode } from '@waypost/contracts/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { fetchResumeLink } from './mutations.ts';
import { applyResumeWords, noResumes, profileResumeWords, type ResumeWords } from './words.ts';

afterEach(() => vi.unstubAllGlobals());

const tooLarge = 'File too large. Please upload a file smaller than 2 MB.';
type Row = [keyof ResumeWords['failed'], ErrorCode, string];

const alike: Row[] = [
  ['list', 'internal', 'Failed to load resumes'],
  ['upload', 'payload-too-large', tooLarge],
  ['download', 'unauthenticated', 'Please log in again to download resumes'],
  ['replace', 'unauthenticated', 'Please log in again to replace resumes'],
  ['replace', 'payload-too-large', tooLarge],
  ['replace', 'internal', 'Failed to replace resume'],
  ['remove', 'unauthenticated', 'Please log in again to delete resumes'],
  ['remove', 'internal', 'Failed to delete resume'],
];

it.each<Row>([
  ...alike,
  ['list', 'unauthenticated', 'Please log in again to view your resumes'],
  ['upload', 'internal', 'Resume upload failed'],
  ['download', 'not-found', 'Failed to download resume'],
  ['download', 'internal', 'Failed to download resume'],
])('in the apply dialog: %s, %s: %s', (doing, code, words) =>
  expect(applyResumeWords.failed[doing](new ApiError(code))).toBe(words),
);

it.each<Row>([
  ...alike,
  ['list', 'unauthenticated', 'Please log in again to view resumes'],
  ['upload', 'unauthenticated', 'Authentication expired. Please refresh the page and try again.'],
  ['upload', 'internal', 'Failed to upload resume. Please try again.'],
  ['upload', 'unavailable', 'Failed to upload resume. Please try again.'],
  ['download', 'not-found', 'Resume file not found'],
  ['download', 'internal', 'Failed to download resume. Please try again.'],
])('on the profile: %s, %s: %s', (doing, code, words) =>
  expect(profileResumeWords.failed[doing](new ApiError(code))).toBe(words),
);

it('what was done is said, and what an empty list wants', () => {
  const { download, open, ...done } = profileResumeWords.done;
  expect(done).toEqual({
    upload: 'Resume uploaded successfully!',
    replace: 'Resume replaced successfully!',
    remove: 'Resume deleted successfully!',
  });
  expect(applyResumeWords.done).toEqual(done);
  expect([download, open]).toEqual(['Resume download started!', 'Opening resume in new tab...']);
  expect(noResumes).toBe('No resumes found. Upload one to get started!');
});

it.each([applyResumeWords, profileResumeWords])('what only the server knows is said in its words: %#', ({ failed }) => {
  const infected = 'A virus scanner found something in this file, so nobody can open it.';
  expect(failed.download(new ApiError('forbidden', { message: infected }))).toBe(infected);
  const full = 'You have 20 resumes, which is as many as you can keep. Please delete or replace one of them.';
  expect(failed.upload(new ApiError('conflict', { message: full }))).toBe(full);
});

it.each([
  ['No download URL provided in response', applyResumeWords],
  ['Resume not available for download', profileResumeWords],
])('an answer without a link to the file: %s', async (message, { failed, noLink }) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ downloadURL: '' }))));
  const error = await fetchResumeLink('0123456789abcdef01234567', noLink).catch((thrown: unknown) => thrown);
  expect(failed.download(error)).toBe(message);
});
