import { listApplicants } from '@waypost/contracts/calls/applications';
import { rateApplicant } from '@waypost/contracts/calls/applications/applicant-notes';
import { updateProfile, updateUser } from '@waypost/contracts/calls/identity';
import { changeJobStatus } from '@waypost/contracts/calls/jobs';
import { saveSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import { jobPostContent } from '@waypost/contracts/entities/job-post';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseGiven } from './parse-given.ts';

const content = {
  title: 'Lighthouse keeper',
  company_name: 'Skerry Lights',
  description: 'Keep the light of a remote island burning.',
  responsibility: 'Trim the wick.',
  minimum_qualification: 'Patience.',
  job_type: 'Full-Time',
  work_mode: 'Onsite',
};
const nothingOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));

describe('a null counts as not given', () => {
  test('in a field of the call', () => {
    const body = { ...content, cities: [{ name: 'Skerry' }] };
    const rest = ['custom_company', 'preferred_qualification', 'expected_max_ctc', 'skills', 'questions', 'apply_link'];
    const nothing = nothingOf(...rest, 'minimum_yrs_of_exp_needed', 'maximum_yrs_of_exp_needed');
    expect(parseGiven(jobPostContent, { ...body, ...nothing }).data).toEqual(jobPostContent.parse(body));
  });

  test('in what a field holds, whichever way it is read', () => {
    const custom_question = { question_text: 'May you climb?', ...nothingOf('question_type', 'options') };
    const sent = {
      ...content,
      custom_company: { name: null },
      cities: [{ city_id: null, name: 'Skerry' }],
      skills: [{ skill: 'Climbing', ...nothingOf('skill_id', 'is_custom', 'proficiency_level', 'requirement') }],
      questions: [{ custom_question, ...nothingOf('question_id', 'is_required', 'required') }],
      expected_max_ctc: { amount: 5, ...nothingOf('currency', 'max_amount') },
    };
    expect(parseGiven(jobPostContent, sent).data).toMatchObject({
      company_name: 'Skerry Lights',
      cities: [{ name: 'Skerry' }],
      skills: [{ skill: 'Climbing' }],
      questions: [{ custom_question: { question_type: 'paragraph' }, is_required: false }],
      expected_max_ctc: { currency: 'USD', amount: 5 },
    });
    const filters = { applicant_experience: { min: 3, max: null }, ...nothingOf('status', 'search') };
    expect(parseGiven(listApplicants.schema.body, { filters, sort: null }).data).toMatchObject({
      filters: { applicant_experience: { min: 3 } },
      sort: 'score',
    });
  });

  test('beside the section that is written', () => {
    const body = {
      ...nothingOf('educations', 'projects', 'version'),
      skills: [{ operation: 'insert', skill_name: 'R' }],
    };
    expect(parseGiven(updateProfile.schema.body, body).data).toMatchObject({ skills: [{ skill_name: 'R' }] });
  });
});

describe('a blank text counts as not given where one of several values is chosen', () => {
  test('in a filter', () => {
    const filters = { status: '', own_rating: ' ', search: '', applicant_experience: { min: 3 } };
    expect(parseGiven(listApplicants.schema.body, { filters, sort: '' }).data).toMatchObject({
      filters: { applicant_experience: { min: 3 } },
      sort: 'score',
    });
  });

  test('in what a field holds', () => {
    const sent = {
      ...content,
      cities: [{ name: 'Skerry' }],
      skills: [{ skill: 'Climbing', is_custom: '', proficiency_level: '', requirement: '' }],
      questions: [{ custom_question: { question_text: 'May you climb?', question_type: '' }, is_required: '' }],
      expected_max_ctc: { amount: 5, currency: '' },
    };
    expect(parseGiven(jobPostContent, sent).data).toMatchObject({
      skills: [{ skill: 'Climbing' }],
      questions: [{ custom_question: { question_type: 'paragraph' }, is_required: false }],
      expected_max_ctc: { currency: 'USD', amount: 5 },
    });
    const address = { city_id: '0'.repeat(24) };
    const work = { job_title: 'Keeper', company_name: 'Skerry', address, start_date: '2020-01-01' };
    const worked = { work_experiences: [{ operation: 'insert', ...work, job_type: '', is_current: '' }] };
    expect(parseGiven(updateProfile.schema.body, worked).data).toMatchObject({
      work_experiences: [{ job_type: 'Full-Time', is_current: false }],
    });
  });

  test('and is refused by the sentence for none where it is required', () => {
    const { error } = parseGiven(jobPostContent, {
      ...content,
      job_type: '',
      work_mode: ' ',
      cities: [{ name: 'Skerry' }],
    });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['job_type', 'Job type is required'],
      ['work_mode', 'Work mode is required'],
    ]);
    expect(parseGiven(changeJobStatus.schema.body, { updated_status: '' }).error?.issues).toMatchObject([
      { message: 'This field is required' },
    ]);
  });

  test('but not where a text is written, nor what is misspelt', () => {
    const sent = {
      ...content,
      title: ' ',
      cities: [{ name: 'Skerry' }],
      skills: [{ skill: '', proficiency_level: 'Best' }],
    };
    expect(parseGiven(jobPostContent, sent).error?.issues.map(({ message }) => message)).toEqual([
      'Job title is required',
      'Custom skill name must be at least 2 characters long',
      'Expected Beginner, Intermediate, Advance or Expert',
    ]);
  });

  test('and a blank that a field takes is kept', () => {
    expect(parseGiven(updateUser.schema.body, { first_name: 'A', last_name: 'B', gender: '' }).data).toMatchObject({
      gender: '',
    });
  });
});

test('a null that a field takes is kept, in a call that is refused at first, too', () => {
  expect(parseGiven(rateApplicant.schema.body, { rating: null }).data).toEqual({ rating: null });
  const schema = z.object({ months: z.int().nullable().optional(), name: z.string().optional() });
  expect(parseGiven(schema, { months: null, name: null }).data).toEqual({ months: null });
});

test('a saved search that is to tell nothing tells nothing, and one that does not say which is refused', () => {
  const save = (alert: unknown) =>
    parseGiven(saveSearch.schema.body, { name: 'Nurses', query: { keyword: 'nurse' }, alert });
  expect(save(null).data).toMatchObject({ alert: 'none' });
  expect(save('').error?.issues).toMatchObject([{ path: ['alert'], message: 'Choose a value, or leave this out' }]);
  expect(save(undefined).data).toMatchObject({ alert: 'live' });
});

test('a null where something is required, or in a list, is refused', () => {
  const { error } = parseGiven(jobPostContent, { ...content, title: null, cities: [null] });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['title', 'Job title is required'],
    ['cities.0', 'Send the city_id of a listed city or the name of another one'],
  ]);
});

test('what is as deep as it is long is read all the same', () => {
  const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as unknown;
  const schema = z.object({ name: z.string().optional() });
  expect(parseGiven(schema, { name: null, deep }).data).toEqual({});
});
