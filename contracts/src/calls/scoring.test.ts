import { describe, expect, test } from 'vitest';
import { problemsOf } from '../testing/problems-of.ts';
import { analyseJobPost, requestScore } from './scoring.ts';

const job_link = 'https://jobs.example.org/job/1';
const problems = (body: Record<string, unknown>) => problemsOf(requestScore.schema.body, body);

describe('asking for a score', () => {
  test('by a link needs the link', () => {
    expect(problems({ is_scrabble: true, job_link })).toEqual([]);
    for (const none of ['', 'about']) {
      expect(problems({ is_scrabble: true, job_link: none })).toEqual([['job_link', 'Please enter a valid value.']]);
    }
  });

  test('for a pasted post names every field that is missing', () => {
    expect(problems({ is_scrabble: false })).toEqual([
      ['job_link', 'Please enter a valid value.'],
      ['title', 'Please enter a valid value.'],
      ['responsibility', 'Please enter a valid value.'],
      ['minimum_qualification', 'Please enter a valid value.'],
      ['company_name', 'Please enter a valid company name.'],
    ]);
  });

  test('for a pasted post takes a listed or a custom company', () => {
    const pasted = { is_scrabble: false, job_link, title: 'a', responsibility: 'b', minimum_qualification: 'c' };
    expect(problems({ ...pasted, company_name: 'Green Belt' })).toEqual([]);
    expect(problems({ ...pasted, custom_company: { name: 'Own garden' } })).toEqual([]);
    expect(problems({ ...pasted, company_name: ' ' })).toEqual([
      ['company_name', 'Please enter a valid company name.'],
    ]);
  });

  test('for a pasted post takes a company that is left blank beside the other one for absent', () => {
    const pasted = { is_scrabble: false, job_link, title: 'a', responsibility: 'b', minimum_qualification: 'c' };
    expect(problems({ ...pasted, company_name: '', custom_company: { name: 'Own garden' } })).toEqual([]);
    expect(problems({ ...pasted, company_name: 'Green Belt', custom_company: { name: ' ' } })).toEqual([]);
  });

  test('says which of the two it is', () => {
    expect(problems({ job_link }).map(([path]) => path)).toEqual(['is_scrabble']);
  });

  test('is for a post, or for the one placeholder', () => {
    const { params } = requestScore.schema;
    expect(problemsOf(params, { id: 'custom_job_post' })).toEqual([]);
    expect(problemsOf(params, { id: 'custom' })).toHaveLength(1);
  });
});

test('an analysis needs title, description and minimum qualifications', () => {
  const message = 'Please fill in title, description, and minimum qualifications before analyzing';
  expect(problemsOf(analyseJobPost.schema.body, { title: ' ' })).toEqual([
    ['title', message],
    ['description', message],
    ['minimum_qualification', message],
  ]);
});
