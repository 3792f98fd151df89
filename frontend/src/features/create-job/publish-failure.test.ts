import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { emptyForm } from './job-form.ts';
import { isDenied, publishFailure, refusedFields } from './publish-failure.ts';

const answer = (status: number, body: Record<string, unknown> = {}) => new ApiError(status, body);

describe('a failure to publish', () => {
  test.each([
    [401, 'Failed to publish job post: You do not have permission to do this. Please sign in again.'],
    [403, 'Failed to publish job post: You do not have permission to do this. Please sign in again.'],
    [400, 'Failed to publish job post: Invalid job data. Please check all required fields.'],
    [500, 'Failed to publish job post: Server error. Please try again later.'],
    [503, 'Failed to publish job post: Server error. Please try again later.'],
  ])('of status %i says why', (status, words) => expect(publishFailure(answer(status), false)).toBe(words));

  test('without an answer says that the network failed', () => {
    expect(publishFailure(ApiError.network(), false)).toBe(
      'Failed to publish job post: Network error. Please check your internet connection.',
    );
  });

  test('of an edit is called so, with the reason of the server', () => {
    const closed = answer(409, { message: 'Cannot edit a closed job' });
    expect(publishFailure(closed, true)).toBe('Failed to update job post: Cannot edit a closed job');
  });
});

test('only a refused session or permission sends to the sign-in page', () => {
  expect([401, 403, 400, 409, 500].filter((status) => isDenied(answer(status)))).toEqual([401, 403]);
});

test('what the server refuses is named at the fields', () => {
  const errors = [{ path: 'cities.0.city_id', message: 'This city is not known' }];
  expect(refusedFields(answer(400, { errors }), emptyForm)).toEqual([
    { field: 'cities', message: 'This city is not known' },
  ]);
  expect(refusedFields(answer(500, { errors }), emptyForm)).toEqual([]);
});
