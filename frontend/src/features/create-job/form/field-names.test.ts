import { expect, test } from 'vitest';
import { problemInList } from './field-names.ts';

test('a list of problems says of which field each is, where the sentence does not', () => {
  const words = [
    { field: 'company_name', message: 'Must be at most 60 characters' },
    { field: 'expected_max_ctc.amount', message: 'Expected a whole number' },
    { field: 'expected_max_ctc.max_amount', message: 'The maximum must not be below the minimum' },
    { field: 'apply_link', message: 'Enter a URL that starts with http:// or https://' },
    { field: 'title', message: 'Job title is required' },
    { field: 'cities', message: 'Please add at least one location' },
    { field: 'somewhere', message: 'Must be at most 60 characters' },
  ].map(problemInList);
  expect(words).toEqual([
    'Company: Must be at most 60 characters',
    'Compensation: Expected a whole number',
    'Compensation: The maximum must not be below the minimum',
    'Application link: Enter a URL that starts with http:// or https://',
    'Job title is required',
    'Please add at least one location',
    'Must be at most 60 characters',
  ]);
});
