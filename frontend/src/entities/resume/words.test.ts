import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { fetchResumeLink } from './mutations.ts';
import { resumeFailure } from './words.ts';

const { download, replace, upload } = resumeFailure;

afterEach(() => vi.unstubAllGlobals());

it('a resume that is too large says so when it is sent or replaced', () => {
  const words = 'File too large. Please upload a file smaller than 2 MB.';
  const refused = new ApiError('payload-too-large');
  expect([upload(refused), replace(refused)]).toEqual([words, words]);
});

it('a resume that cannot be fetched tells a lost session from the rest', () => {
  expect(download(new ApiError('unauthenticated'))).toBe('Please log in again to download resumes');
  expect(download(new ApiError('not-found', { message: 'Resume not found' }))).toBe('Failed to download resume');
});

it('a resume that is not offered says why', () => {
  const message = 'A virus scanner found something in this file, so nobody can open it.';
  expect(download(new ApiError('forbidden', { message }))).toBe(message);
});

it('a resume that is one too many says what to do', () => {
  const message = 'You have 20 resumes, which is as many as you can keep. Please delete or replace one of them.';
  expect(upload(new ApiError('conflict', { message }))).toBe(message);
});

it('an answer without a link to the file says that there is none', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ downloadURL: '' }))));
  const error = await fetchResumeLink('0123456789abcdef01234567').catch((thrown: unknown) => thrown);
  expect(download(error)).toBe('No download URL provided in response');
});
