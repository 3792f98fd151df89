import { expect, test } from 'vitest';
import { emptyForm, emptyQuestion, type JobForm } from './form/job-form.ts';
import { check, fieldOf, missingIn, problemsUpTo, stepOf } from './steps.ts';

const filled: JobForm = {
  ...emptyForm,
  title: 'Staff nurse',
  company_name: { name: 'Harbour Clinic' },
  cities: [{ name: 'Leeds' }],
  description: 'Nights on a ward of twenty beds.',
  responsibility: 'Care for patients.',
  minimum_qualification: 'Registered nurse.',
};
const fieldsOf = (problems: readonly { field: string }[]) => problems.map(({ field }) => field);

test('an empty form is refused in the specified words, in the order in which it is asked for', () => {
  expect(problemsUpTo('basic', { ...emptyForm, job_type: null, work_mode: null })).toEqual([
    { field: 'title', message: 'Job title is required' },
    { field: 'company_name', message: 'Please enter a company name' },
    { field: 'job_type', message: 'Job type is required' },
    { field: 'work_mode', message: 'Work mode is required' },
    { field: 'cities', message: 'Please add at least one location' },
    { field: 'description', message: 'Job description is required' },
  ]);
});

test('a step looks at its own fields and at those before it', () => {
  expect(fieldsOf(problemsUpTo('basic', filled))).toEqual([]);
  const cleared = { ...filled, title: ' ', minimum_qualification: '' };
  expect(fieldsOf(problemsUpTo('basic', cleared))).toEqual(['title']);
  expect(problemsUpTo('requirements', cleared)).toEqual([
    { field: 'title', message: 'Job title is required' },
    { field: 'minimum_qualification', message: 'Minimum qualifications are required' },
  ]);
});

test('a filled form is what will be sent', () => {
  expect(check(filled)).toMatchObject({
    content: { title: 'Staff nurse', custom_company: { name: 'Harbour Clinic' } },
  });
});

test('a maximum below the minimum is named at the maximum', () => {
  const pay = { ...filled, expected_max_ctc: { currency: 'USD', amount: 90, max_amount: 80 } } as const;
  expect(fieldsOf(problemsUpTo('basic', pay))).toEqual(['expected_max_ctc.max_amount']);
  const years = { ...filled, minimum_yrs_of_exp_needed: 5, maximum_yrs_of_exp_needed: 2 };
  expect(fieldsOf(problemsUpTo('requirements', years))).toEqual([]);
  expect(fieldsOf(problemsUpTo('analysis', years))).toEqual(['maximum_yrs_of_exp_needed']);
});

test('more skills than a post can have are told in words for people', () => {
  const skill = { is_custom: true, proficiency_level: 'Intermediate', requirement: 'required', is_own: true } as const;
  const skills = Array.from({ length: 51 }, (_, at) => ({ ...skill, skill: `Skill ${at}` }));
  expect(problemsUpTo('analysis', { ...filled, skills })).toEqual([
    { field: 'skills', message: 'A post can have at most 50 skills' },
  ]);
  expect(problemsUpTo('analysis', { ...filled, skills: skills.slice(1) })).toEqual([]);
});

test('years without an end can be published', () => {
  const open = { ...filled, minimum_yrs_of_exp_needed: 3, maximum_yrs_of_exp_needed: 0 };
  expect(problemsUpTo('review', open)).toEqual([]);
  expect(check(open)).toMatchObject({ content: { minimum_yrs_of_exp_needed: 3 } });
});

test('blank questions stop nobody, and the others keep their place', () => {
  const choices = emptyQuestion('Which shift?');
  choices.custom_question.question_type = 'multiple_choice';
  const questions = [emptyQuestion(), choices];
  expect(fieldsOf(problemsUpTo('review', { ...filled, questions }))).toEqual(['questions.1.custom_question.options']);
  expect(check({ ...filled, questions: [emptyQuestion('  ')] })).toMatchObject({ content: { questions: [] } });
});

test('an option that is there twice is wrong where it comes again, also behind blank ones', () => {
  const choices = emptyQuestion('Which shift?');
  choices.custom_question = {
    ...choices.custom_question,
    question_type: 'multiple_choice',
    options: ['Day', '', 'day'],
  };
  expect(problemsUpTo('review', { ...filled, questions: [choices] })).toContainEqual({
    field: 'questions.0.custom_question.options.2',
    message: 'This option has already been added',
  });
});

test('a path of the payload leads to a field of the form', () => {
  const form = { ...filled, questions: [emptyQuestion(), emptyQuestion('Why?')] };
  expect(fieldOf(['custom_company', 'name'], form)).toBe('company_name');
  expect(fieldOf(['cities', '2', 'city_id'], form)).toBe('cities');
  expect(fieldOf(['expected_max_ctc', 'amount'], form)).toBe('expected_max_ctc.amount');
  expect(fieldOf(['questions', '0', 'custom_question', 'question_text'], form)).toBe(
    'questions.1.custom_question.question_text',
  );
});

test('every field belongs to a step', () => {
  expect(stepOf('expected_max_ctc.amount')).toBe('basic');
  expect(stepOf('questions.1.custom_question.options')).toBe('requirements');
  expect(stepOf('skills')).toBe('analysis');
});

test('a step that was left says what it needs', () => {
  const problems = problemsUpTo('review', { ...filled, title: '', cities: [] });
  expect(missingIn('basic', problems)).toBe('2 fields need attention');
  expect(missingIn('requirements', problems)).toBeUndefined();
});
