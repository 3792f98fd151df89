import { defaults } from '@waypost/contracts/constants';
import { jobPost } from '@waypost/contracts/entities/job-post';
import { describe, expect, test } from 'vitest';
import { contentOf, emptyForm, emptyQuestion, formOf, isSameCity, monthly } from './job-form.ts';

const id = (digit: string) => digit.repeat(24);

describe('the payload', () => {
  test('leaves out what is empty and may be', () => {
    const sent = contentOf(emptyForm);
    for (const name of ['expected_max_ctc', 'minimum_yrs_of_exp_needed', 'preferred_qualification', 'apply_link']) {
      expect(sent).not.toHaveProperty(name);
    }
  });

  test('names a listed company, and words of its own as a custom one', () => {
    const listed = contentOf({ ...emptyForm, company_name: { id: id('a'), name: 'Harbour Clinic' } });
    expect(listed).toMatchObject({ company_name: 'Harbour Clinic' });
    expect(listed).not.toHaveProperty('custom_company');
    const custom = contentOf({ ...emptyForm, company_name: { name: ' Corner Bakery ' } });
    expect(custom).toMatchObject({ custom_company: { name: 'Corner Bakery' } });
    expect(custom).not.toHaveProperty('company_name');
  });

  test('sends listed cities by id and custom ones by name', () => {
    const cities = [{ id: id('b'), name: 'Oslo, Norway' }, { name: 'North Pier' }];
    expect(contentOf({ ...emptyForm, cities }).cities).toEqual([{ city_id: id('b') }, { name: 'North Pier' }]);
  });

  test('sends pay as soon as one amount is given', () => {
    const of = (amount: number | null, max_amount: number | null) =>
      contentOf({ ...emptyForm, expected_max_ctc: { currency: 'EUR', amount, max_amount } });
    expect(of(50_000, null)).toMatchObject({ expected_max_ctc: { currency: 'EUR', amount: 50_000 } });
    expect(of(null, 60_000)).toMatchObject({ expected_max_ctc: { amount: 0, max_amount: 60_000 } });
    expect(of(0, 0)).not.toHaveProperty('expected_max_ctc');
  });

  test('sends both years when one is above 0', () => {
    expect(contentOf({ ...emptyForm, maximum_yrs_of_exp_needed: 3 })).toMatchObject({
      minimum_yrs_of_exp_needed: 0,
      maximum_yrs_of_exp_needed: 3,
    });
  });

  test('treats skills with placeholder ids as custom', () => {
    const skill = { is_custom: false, proficiency_level: 'Expert', requirement: 'required', is_own: false } as const;
    const skills = [
      { ...skill, skill: 'React', skill_id: 'react' },
      { ...skill, skill: 'Nursing', skill_id: id('c'), requirement: 'preferred' as const },
    ];
    expect(contentOf({ ...emptyForm, skills }).skills).toEqual([
      { skill: 'React', proficiency_level: 'Expert', is_custom: true },
      { skill: 'Nursing', skill_id: id('c'), proficiency_level: 'Expert', is_custom: false, requirement: 'preferred' },
    ]);
  });

  test('drops blank questions, and choices that are blank or not asked for', () => {
    const choices = emptyQuestion('Which shift?');
    choices.custom_question = {
      ...choices.custom_question,
      question_type: 'multiple_choice',
      options: ['Day', ' ', 'Night'],
    };
    const plain = emptyQuestion('Why?');
    plain.custom_question.options = ['left over'];
    const listed = { ...emptyQuestion('Listed?'), question_id: id('d'), is_required: true };
    expect(contentOf({ ...emptyForm, questions: [emptyQuestion('  '), choices, plain, listed] }).questions).toEqual([
      {
        custom_question: { question_text: 'Which shift?', question_type: 'multiple_choice', options: ['Day', 'Night'] },
        is_required: false,
      },
      { custom_question: { question_text: 'Why?', question_type: 'paragraph' }, is_required: false },
      { question_id: id('d'), is_required: true },
    ]);
  });
});

const post = jobPost.parse({
  _id: id('1'),
  id: id('1'),
  job_post_id: id('1'),
  version: 3,
  title: 'Staff nurse',
  company_id: id('2'),
  company_name: 'Harbour Clinic',
  location: 'Leeds',
  cities: [{ city_id: id('3'), name: 'Leeds' }, { name: 'North Pier' }],
  city_details: [],
  description: 'Nights.',
  responsibility: 'Care.',
  minimum_qualification: 'Registered.',
  preferred_qualification: '',
  expected_max_ctc: { currency: 'GBP', amount: 30_000, max_amount: 40_000 },
  posted_date: '2026-01-01T00:00:00.000Z',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  status: 'Open',
  job_type: 'Full-Time',
  work_mode: 'Onsite',
  job_post_category: 'Recruitment',
  created_by: id('4'),
  apply_link: 'https://example.com/apply',
  skills: [
    { skill: 'Nursing', skill_id: id('5'), is_custom: false, proficiency_level: 'Expert' },
    { skill: 'Triage', is_custom: true },
  ],
  questions: [
    {
      _id: id('6'),
      question_id: id('7'),
      custom_question: { question_text: 'Why?', question_type: 'text' },
      is_required: true,
    },
  ],
  minimum_yrs_of_exp_needed: 2,
  maximum_yrs_of_exp_needed: 5,
  links: [],
  job_post_tags: [],
});

test('a published post comes through the form unchanged', () => {
  expect(contentOf(formOf(post))).toEqual({
    title: 'Staff nurse',
    company_name: 'Harbour Clinic',
    job_type: 'Full-Time',
    work_mode: 'Onsite',
    cities: [{ city_id: id('3') }, { name: 'North Pier' }],
    description: 'Nights.',
    expected_max_ctc: { currency: 'GBP', amount: 30_000, max_amount: 40_000 },
    apply_link: 'https://example.com/apply',
    responsibility: 'Care.',
    minimum_qualification: 'Registered.',
    questions: [{ question_id: id('7'), is_required: true }],
    minimum_yrs_of_exp_needed: 2,
    maximum_yrs_of_exp_needed: 5,
    skills: [
      { skill: 'Nursing', skill_id: id('5'), proficiency_level: 'Expert', is_custom: false },
      { skill: 'Triage', is_custom: true },
    ],
  });
});

test('years without an end come through the form unchanged, and no analysis sets them', () => {
  const { maximum_yrs_of_exp_needed: _, ...open } = post;
  const form = formOf({ ...open, minimum_yrs_of_exp_needed: 3 });
  expect(form).toMatchObject({ experience_is_own: true, maximum_yrs_of_exp_needed: null });
  expect(contentOf(form)).toMatchObject({ minimum_yrs_of_exp_needed: 3, maximum_yrs_of_exp_needed: 0 });
});

test('pay without a minimum comes back without one, as it was written', () => {
  const written = { ...emptyForm, expected_max_ctc: { currency: 'GBP' as const, amount: null, max_amount: 40_000 } };
  const { expected_max_ctc } = contentOf(written);
  expect(formOf({ ...post, expected_max_ctc })).toMatchObject({ expected_max_ctc: written.expected_max_ctc });
});

test('no analysis adds what a published post does not ask for', () => {
  const { minimum_yrs_of_exp_needed: _, maximum_yrs_of_exp_needed: __, ...open } = post;
  expect(formOf({ ...open, skills: [] })).toMatchObject({ experience_is_own: true, skills_are_own: true });
});

test('a new post begins with what the product presets', () => {
  expect(emptyForm).toMatchObject({
    job_type: defaults.jobType,
    work_mode: defaults.workMode,
    expected_max_ctc: { currency: defaults.currency },
  });
  expect(emptyQuestion().custom_question.question_type).toBe(defaults.questionType);
});

test.each([
  [{ name: 'Berlin' }, { name: 'berlin' }, true],
  [{ name: 'Berlin' }, { id: id('a'), name: 'Berlin, Germany' }, true],
  [{ name: 'New York' }, { name: 'york' }, true],
  [{ id: id('a'), name: 'Köln' }, { id: id('a'), name: 'Cologne' }, true],
  [{ name: 'Oslo' }, { name: 'Bergen' }, false],
])('%j and %j are the same place: %s', (a, b, same) => {
  expect(isSameCity(a, b)).toBe(same);
  expect(isSameCity(b, a)).toBe(same);
});

test('a month is a twelfth of the year, rounded', () => {
  expect(monthly(85_000)).toBe(7_083);
  expect(monthly(0)).toBeUndefined();
  expect(monthly(null)).toBeUndefined();
});
