import { expect, test } from 'vitest';
import { emptyForm } from './ats-form.ts';
import { withSorted } from './with-sorted.ts';

test('what was not found stays as it was typed, and so does a link', () => {
  const typed = { ...emptyForm, job_link: 'https://a.example/1', preferred_qualification: 'Typed' };
  expect(withSorted(typed, { title: 'Pilot', company: 'Palm Row', job_link: 'https://b.example/2' })).toEqual({
    ...typed,
    title: 'Pilot',
    company_name: { name: 'Palm Row' },
  });
  expect(withSorted(emptyForm, { job_link: 'https://b.example/2' }).job_link).toBe('https://b.example/2');
});

test('what is said of the work is what is to be done, without what is offered', () => {
  const found = { lead: 'Ships come.', about: 'At night.', responsibility: 'Steer.', other: 'A boat of your own.' };
  expect(withSorted(emptyForm, found)).toEqual({ ...emptyForm, responsibility: 'At night.\n\nSteer.' });
  expect(withSorted(emptyForm, { lead: 'Ships come.' }).responsibility).toBe('Ships come.');
});
