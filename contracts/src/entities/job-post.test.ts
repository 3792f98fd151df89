import { describe, expect, test } from 'vitest';
import { limits } from '../constants.ts';
import { aJobPostContent } from '../testing/job-posts.ts';
import { problemsOf } from '../testing/problems-of.ts';
import { importedJobPost, jobPostContent } from './job-post.ts';
import { customQuestion } from './job-question.ts';
import { jobSkillInput } from './job-skill.ts';

const content = aJobPostContent();
const problems = (some: Record<string, unknown>) => problemsOf(jobPostContent, { ...content, ...some });
const words = (length: number) => 'x'.repeat(length);

describe('what is missing', () => {
  const everything = [
    ['title', 'Job title is required'],
    ['description', 'Job description is required'],
    ['responsibility', 'Job responsibilities are required'],
    ['minimum_qualification', 'Minimum qualifications are required'],
    ['cities', 'Please add at least one location'],
    ['job_type', 'Job type is required'],
    ['work_mode', 'Work mode is required'],
    ['company_name', 'Please enter a company name'],
  ];

  test('is told of everything at once', () => {
    expect(problemsOf(jobPostContent, {})).toEqual(everything);
  });

  test('is told in the same words where a form sends it blank', () => {
    const blank = { title: ' ', description: '', responsibility: '', minimum_qualification: '', cities: [] };
    const form = { ...blank, job_type: null, work_mode: null };
    expect(problemsOf(jobPostContent, form)).toEqual(everything);
  });

  test('may be the rest', () => {
    for (const lists of [{}, { skills: '', questions: '' }])
      expect(jobPostContent.parse({ ...content, ...lists })).toEqual({ ...content, skills: [], questions: [] });
  });
});

describe('the company', () => {
  test('may be a listed or a custom one', () => {
    const { company_name: _listed, ...rest } = content;
    expect(problemsOf(jobPostContent, { ...rest, custom_company: { name: 'Own garden' } })).toEqual([]);
    expect(problemsOf(jobPostContent, { ...rest, custom_company: { name: ' ' } })).toEqual([
      ['company_name', 'Please enter a company name'],
    ]);
  });

  test('that is left blank beside the other one counts as absent', () => {
    const custom = jobPostContent.parse({ ...content, company_name: ' ', custom_company: { name: 'Own garden' } });
    expect(custom).toMatchObject({ company_name: undefined, custom_company: { name: 'Own garden' } });
    for (const custom_company of [{ name: '' }, {}, { website: null }, '']) {
      const listed = jobPostContent.parse({ ...content, custom_company });
      expect(listed).toMatchObject({ company_name: content.company_name, custom_company: undefined });
    }
    expect(problems({ company_name: '' })).toEqual([['company_name', 'Please enter a company name']]);
  });

  test('that is no company with a name is refused, also beside the other one', () => {
    for (const custom_company of [[{ name: 'Own garden' }], { nmae: 'Own garden' }])
      expect(problems({ custom_company })).toHaveLength(1);
  });

  test('may have no link to apply by, also where a form sends it blank', () => {
    expect(problems({ apply_link: '' })).toEqual([]);
  });
});

describe('lengths', () => {
  test.each([
    ['title', 150],
    ['company_name', 60],
    ['description', 2_000],
    ['responsibility', 5_000],
    ['minimum_qualification', 5_000],
    ['preferred_qualification', 5_000],
  ])('%s takes %i characters and no more', (field, max) => {
    expect(problems({ [field]: words(max) })).toEqual([]);
    expect(problems({ [field]: words(max + 1) })).toEqual([[field, `Must be at most ${max} characters`]]);
  });
});

describe('pay', () => {
  test('is whole, and its maximum not below its minimum', () => {
    const pay = (expected_max_ctc: unknown) => problems({ expected_max_ctc });
    expect(pay({ amount: 30_000, max_amount: 30_000 })).toEqual([]);
    expect(pay({ amount: 30_000, max_amount: 29_999 })).toEqual([
      ['expected_max_ctc.max_amount', 'The maximum must not be below the minimum'],
    ]);
    const { expected_max_ctc } = jobPostContent.parse({
      ...content,
      expected_max_ctc: { amount: 30_000, max_amount: 0 },
    });
    expect(expected_max_ctc?.max_amount).toBeUndefined();
    expect(pay({ amount: 99.5 })).toEqual([['expected_max_ctc.amount', 'Expected a whole number']]);
    for (const amount of [limits.pay + 1, 2 ** 60]) {
      expect(pay({ amount })).toEqual([
        ['expected_max_ctc.amount', `Must be at most ${limits.pay.toLocaleString('en-US')}`],
      ]);
    }
    expect(pay({ amount: -1 })).toEqual([['expected_max_ctc.amount', 'Must be at least 0']]);
    expect(pay({ amount: 1, currency: 'CHF' }).map(([path]) => path)).toEqual(['expected_max_ctc.currency']);
  });

  test('of a maximum alone has no minimum, however that is left out', () => {
    for (const least of [{}, { amount: '' }, { amount: 0 }]) {
      const { expected_max_ctc } = jobPostContent.parse({
        ...content,
        expected_max_ctc: { ...least, max_amount: 30_000 },
      });
      expect(expected_max_ctc).toEqual({ currency: 'USD', amount: 0, max_amount: 30_000 });
    }
    expect(problems({ expected_max_ctc: { amount: '', max_amount: '' } })).toEqual([]);
    const below = { expected_max_ctc: { max_amount: -1 } };
    expect(problems(below)).toEqual([['expected_max_ctc.max_amount', 'Must be at least 0']]);
  });

  test('is in dollars unless something else is said', () => {
    expect(aJobPostContent({ expected_max_ctc: { amount: 1 } }).expected_max_ctc).toEqual({
      currency: 'USD',
      amount: 1,
    });
  });
});

describe('experience', () => {
  test('is 0 to 50 years, in order', () => {
    const between = (minimum_yrs_of_exp_needed?: number, maximum_yrs_of_exp_needed?: number) =>
      problems({ minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed });
    expect(between(0, 50)).toEqual([]);
    expect(between(3)).toEqual([]);
    expect(between(undefined, 0)).toEqual([]);
    expect(between(-1, 51)).toEqual([
      ['minimum_yrs_of_exp_needed', 'Experience must be between 0 and 50 years'],
      ['maximum_yrs_of_exp_needed', 'Experience must be between 0 and 50 years'],
    ]);
    expect(between(5, 3)).toEqual([
      ['maximum_yrs_of_exp_needed', 'The maximum experience must not be below the minimum'],
    ]);
  });

  test.each([0, '', undefined])('has no end where the maximum is %j', (maximum_yrs_of_exp_needed) => {
    const open = jobPostContent.parse({ ...content, minimum_yrs_of_exp_needed: 3, maximum_yrs_of_exp_needed });
    expect(open.minimum_yrs_of_exp_needed).toBe(3);
    expect(open.maximum_yrs_of_exp_needed).toBeUndefined();
  });
});

describe('places', () => {
  test('are listed by id or custom by name', () => {
    expect(problems({ cities: [{ city_id: 'a'.repeat(24) }, { name: 'Skerry' }] })).toEqual([]);
    expect(problems({ cities: [{ name: 'Skerry' }, { name: ' ' }] })).toEqual([['cities.1.name', 'Enter a city']]);
    expect(problems({ cities: [{ city_id: 'x' }] }).map(([path]) => path)).toEqual(['cities.0.city_id']);
    expect(problems({ cities: [{}] })).toEqual([
      ['cities.0', 'Send the city_id of a listed city or the name of another one'],
    ]);
  });
});

describe('skills', () => {
  test.each(['Go', 'C', 'R', 'C++'])('may be called %s', (skill) => {
    expect(problemsOf(jobSkillInput, { skill })).toEqual([]);
  });

  test.each(['', ' ', 'x', '5'])('may not be called %j', (skill) => {
    expect(problems({ skills: [{ skill }] })).toEqual([
      ['skills.0.skill', 'Custom skill name must be at least 2 characters long'],
    ]);
  });
});

describe('screening questions', () => {
  const ask = (question: Record<string, unknown>) =>
    problemsOf(customQuestion, { question_text: 'Which shift?', ...question });

  test('are paragraphs unless a type is chosen', () => {
    expect(customQuestion.parse({ question_text: 'Why?' }).question_type).toBe('paragraph');
  });

  test('are not blank', () => {
    expect(problems({ questions: [{ custom_question: { question_text: ' ' } }] })).toEqual([
      ['questions.0.custom_question.question_text', 'Please enter a question or remove this field'],
    ]);
  });

  test('must be answered where either name of it says so', () => {
    const mandatory = (said: Record<string, unknown>) =>
      jobPostContent.parse({ ...content, questions: [{ custom_question: { question_text: 'Why?' }, ...said }] })
        .questions[0]?.is_required;
    expect(mandatory({ required: true })).toBe(true);
    expect(mandatory({ is_required: false, required: true })).toBe(true);
    expect(mandatory({ is_required: true, required: false })).toBe(true);
    expect(mandatory({ required: false })).toBe(false);
    expect(problems({ questions: [{ question_id: 'a'.repeat(24), required: 'yes' }] })).toHaveLength(1);
  });

  test('are asked once, in whichever case', () => {
    const asked = (question_text: string) => ({ custom_question: { question_text } });
    expect(problems({ questions: [asked('Why us?'), asked('When?'), asked(' why US?')] })).toEqual([
      ['questions.2.custom_question.question_text', 'This question has already been added'],
    ]);
  });

  test('offer an option once, in whichever case', () => {
    expect(ask({ question_type: 'multiple_choice', options: ['Day', 'Night', 'day'] })).toEqual([
      ['options.2', 'This option has already been added'],
    ]);
  });

  test('with a choice offer 2 to 10 options', () => {
    const options = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
    for (const count of [2, 10]) {
      expect(ask({ question_type: 'multiple_choice', options: options(count) })).toEqual([]);
    }
    for (const some of [undefined, options(0), options(1), options(11)]) {
      const question = { question_text: 'Which shift?', question_type: 'multiple_choice', options: some };
      expect(problems({ questions: [{ custom_question: question }] })).toEqual([
        ['questions.0.custom_question.options', 'A multiple choice question needs 2 to 10 options'],
      ]);
    }
  });
});

describe('an import', () => {
  const imported = { title: 'Gardener', description: words(20_000), import_key: 'row 1' };

  test('needs a title and a description, which may be long', () => {
    expect(importedJobPost.parse(imported)).toMatchObject({ cities: [], responsibility: '', status: 'Open' });
    expect(problemsOf(importedJobPost, { import_key: 'row 1' })).toEqual([
      ['title', 'Job title is required'],
      ['description', 'Job description is required'],
    ]);
    expect(problemsOf(importedJobPost, { ...imported, description: words(20_001) })).toEqual([
      ['description', 'Must be at most 20000 characters'],
    ]);
  });
});
