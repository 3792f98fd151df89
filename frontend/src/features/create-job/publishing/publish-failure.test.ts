import { describe, expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../../api/api-error.ts';
import { isDenied, publishFailure } from './publish-failure.ts';

const answer = (code: FailureCode, body: Record<string, unknown> = {}) => new ApiError(code, body);

describe('a failure to publish', () => {
  test.each<[FailureCode, string]>([
    ['unauthenticated', 'Failed to publish job post: You do not have permission to do this. Please sign in again.'],
    ['forbidden', 'Failed to publish job post: You do not have permission to do this. Please sign in again.'],
    ['validation-error', 'Failed to publish job post: Invalid job data. Please check all required fields.'],
    ['internal', 'Failed to publish job post: Server error. Please try again later.'],
    ['unavailable', 'Failed to publish job post: Server error. Please try again later.'],
  ])('of the code %s says why', (code, words) => expect(publishFailure(answer(code), false)).toBe(words));

  test('without an answer says that the network failed', () => {
    expect(publishFailure(ApiError.network(), false)).toBe(
      'Failed to publish job post: Network error. Please check your internet connection.',
    );
  });

  test('of an edit is called so, with the reason of the server', () => {
    const closed = answer('conflict', { message: 'Cannot edit a closed job' });
    expect(publishFailure(closed, true)).toBe('Failed to update job post: Cannot edit a closed job');
  });
});

test('only a refused session or permission sends to the sign-in page', () => {
  const codes = ['unauthenticated', 'forbidden', 'validation-error', 'conflict', 'internal'] as const;
  expect(codes.filter((code) => isDenied(answer(code)))).toEqual(['unauthenticated', 'forbidden']);
});
