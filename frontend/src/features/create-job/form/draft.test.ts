import { expect, test } from 'vitest';
import { isSameForm, keyOf, parseDraft } from './draft.ts';
import { emptyForm, emptyQuestion, type JobForm } from './job-form.ts';

const typed: JobForm = {
  ...emptyForm,
  title: 'Staff nurse',
  company_name: { name: 'Harbour Clinic' },
  cities: [{ id: 'a'.repeat(24), name: 'Leeds' }],
  expected_max_ctc: { currency: 'GBP', amount: 30_000, max_amount: null },
  questions: [emptyQuestion('Why?')],
  skills: [{ skill: 'Nursing', is_custom: true, proficiency_level: 'Expert', requirement: 'preferred', is_own: true }],
};

test('what is kept comes back', () => {
  const kept = { form: typed, step: 'analysis', version: 3 } as const;
  const back = parseDraft(JSON.parse(JSON.stringify(kept)));
  expect(back).toEqual(kept);
  expect(isSameForm(back?.form ?? emptyForm, typed)).toBe(true);
});

test('of a draft of another shape everything that fits comes back', () => {
  const older = { form: { ...typed, cities: 'Leeds', removed_skills: undefined, job_type: 'Shift work' }, step: 'end' };
  expect(parseDraft(older)).toEqual({
    form: { ...typed, cities: [], job_type: emptyForm.job_type },
    step: 'basic',
  });
});

test.each([null, [], 'draft', { form: 1 }])('%j is no draft', (kept) => {
  expect(parseDraft(kept)).toBeUndefined();
});

test('each user, dashboard and post has a draft of its own', () => {
  const keys = ['a', 'b'].flatMap((userId) =>
    ['c', 'd'].flatMap((dashboardId) => [undefined, 'e'].map((jobId) => keyOf({ userId, dashboardId, jobId }))),
  );
  expect(new Set(keys).size).toBe(keys.length);
});
