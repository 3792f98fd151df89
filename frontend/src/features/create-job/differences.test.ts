import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { emptyForm } from './job-form.ts';

test('two versions are compared in words, field by field', () => {
  const theirs = { ...emptyForm, title: 'Nurse', cities: [{ name: 'Leeds' }] };
  const mine = { ...emptyForm, title: 'Staff nurse', cities: [{ name: 'Leeds' }, { name: 'York' }] };
  expect(differencesOf(theirs, mine)).toEqual([
    { field: 'Job title', theirs: 'Nurse', mine: 'Staff nurse' },
    { field: 'Locations', theirs: 'Leeds', mine: 'Leeds\nYork' },
  ]);
});

test('what is published the same is no difference', () => {
  expect(differencesOf(emptyForm, { ...emptyForm, title: ' ', removed_skills: ['Triage'] })).toEqual([]);
});
