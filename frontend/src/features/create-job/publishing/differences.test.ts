import { expect, test } from 'vitest';
import { emptyForm, emptyQuestion, type FormQuestion } from '../form/job-form.ts';
import { differencesOf } from './differences.ts';

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
    { field: 'Compensation', theirs: '', mine: 'From GBP 30,000' },
    { field: 'Years of experience', theirs: '', mine: '3+ years' },
  ]);
});

test('a city is the same with and without its country', () => {
  const [leeds, york] = [
    { id: 'a', name: 'Leeds' },
    { id: 'b', name: 'York' },
  ];
  const chosen = { id: 'a', name: 'Leeds, England, United Kingdom' };
  expect(differencesOf({ ...emptyForm, cities: [leeds] }, { ...emptyForm, cities: [chosen] })).toEqual([]);
  expect(differencesOf({ ...emptyForm, cities: [york] }, { ...emptyForm, cities: [chosen] })).toHaveLength(1);
});

test('the least that is paid is not the most, and levels are named as everywhere', () => {
  const paid = (amount: number | null, max_amount: number | null) => ({
    ...emptyForm,
    expected_max_ctc: { currency: 'USD' as const, amount, max_amount },
  });
  expect(differencesOf(paid(50_000, null), paid(null, 50_000))).toEqual([
    { field: 'Compensation', theirs: 'From USD 50,000', mine: 'Up to USD 50,000' },
  ]);
  expect(differencesOf(paid(50_000, 50_400), paid(50_000, 50_000))).toEqual([
    { field: 'Compensation', theirs: 'USD 50,000 to 50,400', mine: 'USD 50,000 to 50,000' },
  ]);
  const pruning = {
    skill: 'Pruning',
    is_custom: true,
    proficiency_level: 'Advance' as const,
    requirement: 'required' as const,
    is_own: true,
  };
  expect(differencesOf(emptyForm, { ...emptyForm, skills: [pruning] })).toMatchObject([{ mine: 'Pruning, Advanced' }]);
});

test('what is published the same is no difference', () => {
  expect(differencesOf(emptyForm, { ...emptyForm, title: ' ', removed_skills: ['Triage'] })).toEqual([]);
  const inTwoSigns = { ...emptyForm, title: 'Caf\u0065\u0301 waiter', description: 'Ｃ＋＋\u202e by the sea' };
  const served = { ...emptyForm, title: 'Caf\u00e9 waiter', description: 'C++ by the sea' };
  expect(differencesOf(served, inTwoSigns)).toEqual([]);
});

test('questions that read alike differ by their kind, their choices and whether they are mandatory', () => {
  const question = emptyQuestion('Which shift?');
  const choice = {
    question_text: 'Which shift?',
    question_type: 'multiple_choice',
    options: ['Day', 'Night'],
  } as const;
  const asking = (one: FormQuestion) => ({ ...emptyForm, questions: [one, emptyQuestion()] });
  const theirs = asking(question);
  expect(differencesOf(theirs, asking({ ...question, is_required: true }))).toMatchObject([
    { theirs: 'Which shift? (Paragraph)', mine: 'Which shift? (Paragraph, mandatory)' },
  ]);
  expect(
    differencesOf(theirs, asking({ custom_question: { ...choice, options: [...choice.options] }, is_required: false })),
  ).toMatchObject([{ mine: 'Which shift? (Multiple choice: Day, Night)' }]);
});
