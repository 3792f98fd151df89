import { describe, expect, it } from 'vitest';
import { ApiError, type FailureCode } from '../../../api/api-error.ts';
import { applyFailure } from './apply-words.ts';

const refused = (code: FailureCode, message?: string) => new ApiError(code, message === undefined ? {} : { message });

describe('an application that was not taken', () => {
  it.each([
    [refused('validation-error', 'This job is closed'), 'This job is closed'],
    [refused('validation-error'), 'Invalid application data'],
    [refused('validation-error', ''), 'Invalid application data'],
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
