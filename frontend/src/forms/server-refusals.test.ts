import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { serverRefusals, showRefusals } from './server-refusals.ts';

const errors = [
  { path: 'name', message: 'A name is required' },
  { path: 'custom.link', message: 'This is no link' },
];

test('each refused value is named at its field', () => {
  const refused = new ApiError('validation-error', { errors });
  expect(serverRefusals(refused)).toEqual([
    { field: 'name', message: 'A name is required' },
    { field: 'custom.link', message: 'This is no link' },
  ]);
  expect(serverRefusals(refused, (path) => path.at(-1) ?? '').map(({ field }) => field)).toEqual(['name', 'link']);
});

test('a failure of another kind is at no field', () => {
  expect(serverRefusals(new ApiError('conflict', { errors }))).toEqual([]);
  expect(serverRefusals(ApiError.network())).toEqual([]);
  expect(serverRefusals(new TypeError('A bug'))).toEqual([]);
});

test('what is refused is shown with the sentence of the server', () => {
  const shown: unknown[] = [];
  showRefusals<{ name: string }>(
    (field, error) => void shown.push([field, error.message]),
    [{ field: 'name', message: 'A name is required' }],
  );
  expect(shown).toEqual([['name', 'A name is required']]);
});
