import { expect, test } from 'vitest';
import { emptyForm } from '../form/job-form.ts';
import { withCity, withSorted } from './with-sorted.ts';

const found = {
  title: 'Pilot',
  company: 'Palm Row',
  job_link: 'https://b.example/2',
  lead: 'Ships come.',
  about: 'At night.',
  responsibility: 'Steer.',
  minimum_qualification: 'A licence.',
  other: 'Benefits\nA boat of your own.',
};

test('each part stands in its field, and what is said besides in the description', () =>
  expect(withSorted(emptyForm, found)).toEqual({
    ...emptyForm,
    title: 'Pilot',
    company_name: { name: 'Palm Row' },
    description: 'Ships come.\n\nAt night.\n\nBenefits\nA boat of your own.',
    responsibility: 'Steer.',
    minimum_qualification: 'A licence.',
  }));

test('what is said of the job is what is to be done, where nothing else is', () =>
  expect(withSorted(emptyForm, { lead: 'Ships come.', about: 'You steer.' })).toMatchObject({
    description: 'Ships come.',
    responsibility: 'You steer.',
  }));

test('title and company that are typed stay, and what was not found does', () => {
  const typed = { ...emptyForm, title: 'Captain', company_name: { name: 'Own' }, preferred_qualification: 'French' };
  expect(withSorted(typed, found)).toMatchObject({
    title: 'Captain',
    company_name: { name: 'Own' },
    preferred_qualification: 'French',
  });
});

test('of a line that says no more than where and how, nothing stays in the description', () => {
  const form = { ...emptyForm, description: 'Lyon · Hybrid\nShips come.' };
  const lyon = { id: 'a', name: 'Lyon' };
  expect(withCity(form, lyon, { line: 'Lyon · Hybrid', isAll: false, mode: 'Hybrid' })).toEqual({
    ...emptyForm,
    cities: [lyon],
    work_mode: 'Hybrid',
    description: 'Ships come.',
  });
});
