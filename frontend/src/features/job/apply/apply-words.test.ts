import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { applyFailure, resumeFailure } from './apply-words.ts';

const refused = (status: number, message?: string) => new ApiError(status, message === undefined ? {} : { message });

describe('an application that was not taken', () => {
  it.each([
    [refused(400, 'This job is closed'), 'This job is closed'],
    [refused(400), 'Invalid application data'],
    [refused(401, 'x'), 'Please log in again to apply'],
    [refused(403, 'x'), 'You do not have permission to apply for this job'],
    [refused(404, 'x'), 'Job not found or no longer available'],
    [refused(409, 'x'), 'You have already applied for this job'],
    [refused(500, 'TypeError'), 'Failed to apply for the job'],
    [ApiError.network(), 'Network error. Please check your internet connection.'],
    [new TypeError('x'), 'Failed to apply for the job'],
  ])('%s reads "%s"', (error, words) => expect(applyFailure(error)).toBe(words));
});

describe('a resume', () => {
  it('that is too large says so when it is sent or replaced', () => {
    const words = 'File too large. Please upload a file smaller than 2 MB.';
    expect([resumeFailure.upload(refused(413)), resumeFailure.replace(refused(413))]).toEqual([words, words]);
  });
  it('that cannot be fetched tells a lost session from the rest', () => {
    expect(resumeFailure.download(refused(401))).toBe('Please log in again to download resumes');
    expect(resumeFailure.download(refused(404, 'Resume not found'))).toBe('Failed to download resume');
  });
  it('that is not offered says why', () => {
    const words = 'A virus scanner found something in this file, so nobody can open it.';
    expect(resumeFailure.download(refused(403, words))).toBe(words);
  });
  it('that is one too many says what to do', () => {
    const words = 'You have 20 resumes, which is as many as you can keep. Please delete or replace one of them.';
    expect(resumeFailure.upload(refused(409, words))).toBe(words);
  });
});
