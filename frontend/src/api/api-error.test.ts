import { describe, expect, it } from 'vitest';
import { ApiError, isRefusal, mayPass, messageOf, textFor } from './api-error.ts';
import { sentenceOf } from './sentence-of.ts';

const answer = (status: number, body: Record<string, unknown> = {}) =>
  ApiError.ofAnswer({ status, statusText: 'Said So' }, body);

describe('a refused call', () => {
  it('has the code that the server gave it', () => {
    const error = answer(409, { error_code: 'already-applied', message: 'You have already applied for this job' });
    expect(error).toMatchObject({ code: 'already-applied', message: 'You have already applied for this job' });
    expect([isRefusal(error, 'already-applied'), isRefusal(error, 'conflict', 'version-conflict')]).toEqual([
      true,
      false,
    ]);
  });
  it.each([
    [409, 'conflict'],
    [404, 'not-found'],
    [422, 'validation-error'],
    [502, 'internal'],
    [504, 'internal'],
  ])('of the status %i with a code that is not known here counts as %s', (status, code) => {
    expect(answer(status, { error_code: 'of-tomorrow' }).code).toBe(code);
    expect(answer(status, { error_code: 'toString' }).code).toBe(code);
    expect(answer(status).code).toBe(code);
  });
  it('says what stands in either field that has its sentence', () => {
    expect(answer(400, { error_message: 'Too late' }).message).toBe('Too late');
    expect(answer(400, { message: 'Too early', error_message: 'Too late' }).message).toBe('Too early');
    expect(answer(400, { message: ' ', error_message: 'Too late' }).message).toBe('Too late');
  });
  it.each([{}, { message: '' }])('without a sentence says what HTTP says', (body) =>
    expect(answer(418, body).message).toBe('HTTP Error: 418 Said So'),
  );
  it('is none where something else went wrong', () => {
    expect(isRefusal(new TypeError('x'), 'conflict')).toBe(false);
    expect(isRefusal(null, 'conflict')).toBe(false);
  });
});

describe('what a person reads of a failure', () => {
  const words = { conflict: 'Somebody was faster', network: 'You are offline' };
  it.each([
    [new ApiError('conflict', { message: 'x' }), 'Somebody was faster'],
    [ApiError.network(), 'You are offline'],
    [new ApiError('too-many-requests', { message: 'Wait until noon' }), 'Wait until noon'],
    [answer(418, { error_code: 'of-tomorrow', message: 'I am a teapot' }), 'I am a teapot'],
    [new ApiError('unavailable', { message: 'Please try again' }), 'Please try again'],
    [new ApiError('internal', { message: 'TypeError' }), 'It failed'],
    [answer(503), 'It failed'],
    [answer(504, { message: 'upstream request timeout' }), 'It failed'],
    [answer(429), 'It failed'],
    [new TypeError('x'), 'It failed'],
  ])('of %s is "%s"', (error, text) => expect(textFor(error, words, 'It failed')).toBe(text));
  it('is the sentence of the server where a screen has no words for the code', () => {
    expect(messageOf(answer(409, { message: 'This is closed' }), 'It failed')).toBe('This is closed');
  });
  it('ends with a stop where another sentence follows', () => {
    expect(sentenceOf(answer(409, { message: 'This is closed' }), 'It failed.')).toBe('This is closed.');
    expect(sentenceOf(new TypeError('x'), 'It failed.')).toBe('It failed.');
  });
});

it.each([
  [ApiError.network(), true],
  [new ApiError('unavailable'), true],
  [new ApiError('internal'), true],
  [answer(504), true],
  [new TypeError('x'), true],
  [new ApiError('not-found'), false],
  [new ApiError('forbidden'), false],
  [new ApiError('conflict'), false],
  [new ApiError('too-many-requests'), false],
])('whether %s may pass by itself: %s', (error, passes) => expect(mayPass(error)).toBe(passes));
