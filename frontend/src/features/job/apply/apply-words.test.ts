import { describe, expect, it } from 'vitest';
import { ApiError, type FailureCode } from '../../../api/api-error.ts';
import { applyFailure, resumeFailure } from './apply-words.ts';

const refused = (code: FailureCode, message?: string) => new ApiError(code, message === undefined ? {} : { message });

describe('an application that was not taken', () => {
  it.each([
    [refused('validation-error', 'This job is closed'), 'This job is closed'],
    [refused('validation-error'), 'Invalid application data'],
    [refused('unauthenticated', 'x'), 'Please log in again to apply'],
    [refused('forbidden', 'x'), 'You do not have permission to apply for this job'],
    [refused('not-found', 'x'), 'Job not found or no longer available'],
    [refused('already-applied', 'x'), 'You have already applied for this job'],
    [
      refused('conflict', 'Others are changing this at the same moment. Please try again.'),
      'Others are changing this at the same moment. Please try again.',
    ],
    [
      refused('conflict', 'This Idempotency-Key belongs to another application'),
      'This Idempotency-Key belongs to another application',
    ],
    [refused('internal', 'TypeError'), 'Failed to apply for the job'],
    [ApiError.network(), 'Network error. Please check your internet connection.'],
    [new TypeError('x'), 'Failed to apply for the job'],
  ])('%s reads "%s"', (error, words) => expect(applyFailure(error)).toBe(words));
});

describe('a resume', () => {
  it('that is too large says so when it is sent or replaced', () => {
    const words = 'File too large. Please upload a file smaller than 2 MB.';
    expect([
      resumeFailure.upload(refused('payload-too-large')),
      resumeFailure.replace(refused('payload-too-large')),
    ]).toEqual([words, words]);
  });
  it('that cannot be fetched tells a lost session from the rest', () => {
    expect(resumeFailure.download(refused('unauthenticated'))).toBe('Please log in again to download resumes');
    expect(resumeFailure.download(refused('not-found', 'Resume not found'))).toBe('Failed to download resume');
  });
  it('that is not offered says why', () => {
    const words = 'A virus scanner found something in this file, so nobody can open it.';
    expect(resumeFailure.download(refused('forbidden', words))).toBe(words);
  });
  it('that is one too many says what to do', () => {
    const words = 'You have 20 resumes, which is as many as you can keep. Please delete or replace one of them.';
    expect(resumeFailure.upload(refused('conflict', words))).toBe(words);
  });
});
