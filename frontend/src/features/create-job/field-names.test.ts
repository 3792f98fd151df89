import { expect, test } from 'vitest';
import { inList } from './field-names.ts';

test('a list of problems says of which field a limit is, where the sentence does not', () => {
  const words = [
    { field: 'company_name', message: 'Must be at most 60 characters' },
    { field: 'expected_max_ctc.amount', message: 'Expected a whole number' },
    { field: 'title', message: 'Job title is required' },
    { field: 'somewhere', message: 'Must be at most 60 characters' },
  ].map(inList);
  expect(words).toEqual([
    'Company: Must be at most 60 characters',
    'Compensation: Expected a whole number',
    'Job title is required',
    'Must be at most 60 characters',
  ]);
});
