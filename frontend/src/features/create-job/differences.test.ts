import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { emptyForm } from './job-form.ts';

test('two versions are compared in words, field by field', () => {
  const theirs = { ...emptyForm, title: 'Nurse', cities: [{ name: 'Leeds' }] };
  const pay = { currency: 'GBP', amount: 30_000, max_amount: null } as const;
  const mine = {
    ...theirs,
    title: 'Staff nurse',
    cities: [{ name: 'Leeds' }, { name: 'York' }],
    expected_max_ctc: pay,
    minimum_yrs_of_exp_needed: 3,
  };
  expect(differencesOf(theirs, mine)).toEqual([
    { field: 'Job title', theirs: 'Nurse', mine: 'Staff nurse' },
    { field: 'Locations', theirs: 'Leeds', mine: 'Leeds\nYork' },
    { field: 'Compensation', theirs: '', mine: 'GBP 30,000' },
    { field: 'Years of experience', theirs: '', mine: '3+ years' },
  ]);
});

test('what is published the same is no difference', () => {
  expect(differencesOf(emptyForm, { ...emptyForm, title: ' ', removed_skills: ['Triage'] })).toEqual([]);
});
