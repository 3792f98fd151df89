import { describe, expect, test } from 'vitest';
import { aJobPostContent } from '../testing/job-posts.ts';
import { problemsOf } from '../testing/problems-of.ts';
import { editJobPost, jobSearchQuery, lookUp, publishJobPost } from './jobs.ts';
import { listPostedJobs } from './jobs/posted-jobs.ts';

const id = 'a'.repeat(24);
const problems = (query: Record<string, string>) => problemsOf(jobSearchQuery, query);

describe('a search', () => {
  test('that says nothing is the first page of 15', () => {
    expect(jobSearchQuery.parse({})).toEqual({ page: 1, limit: 15, ctc_currency: 'USD' });
  });

  test('may name several of a kind', () => {
    const several = { cityId: `${id},${'b'.repeat(24)}`, job_type: 'Contract,Freelance', work_mode: 'Onsite / Hybrid' };
    expect(jobSearchQuery.parse({ ...several, skills: 'C++, Go' })).toMatchObject({
      cityId: [id, 'b'.repeat(24)],
      job_type: ['Contract', 'Freelance'],
      work_mode: ['Onsite / Hybrid'],
      skills: ['C++', 'Go'],
    });
  });

  test('knows cities and company_name as other names of cityId and companyName', () => {
    const other = jobSearchQuery.parse({ cities: `${id},${'b'.repeat(24)}`, company_name: 'Palm Row' });
    expect(other).toEqual({ ...jobSearchQuery.parse({}), cityId: [id, 'b'.repeat(24)], companyName: 'Palm Row' });
    const both = { cityId: id, cities: 'b'.repeat(24), companyName: 'Palm Row', company_name: 'Otter' };
    expect(jobSearchQuery.parse(both)).toMatchObject({ cityId: [id], companyName: 'Palm Row' });
    expect(problems({ cities: 'paris' }).map(([at]) => at)).toEqual(['cities.0']);
  });

  test('drops what nobody knows, and empty lists', () => {
    expect(jobSearchQuery.parse({ job_type: '', utm_source: 'mail', salaryMin: '1' })).not.toHaveProperty('utm_source');
    expect(jobSearchQuery.parse({ job_type: '' }).job_type).toBeUndefined();
  });

  test.each([
    [{ cityId: `${id},paris` }, 'cityId.1'],
    [{ cityId: id, within_km: '20' }, 'within_km'],
    [{ country: 'DE,Germany' }, 'country.1'],
    [{ companyId: 'x' }, 'companyId'],
    [{ job_type: 'Full-Time,Always' }, 'job_type.1'],
    [{ work_mode: 'Moon' }, 'work_mode.0'],
    [{ category: 'Other' }, 'category'],
    [{ status: 'Closed' }, 'status'],
    [{ experience: '51' }, 'experience'],
    [{ min_ctc: '-1' }, 'min_ctc'],
    [{ ctc_currency: 'CHF' }, 'ctc_currency'],
    [{ posted_within: '2' }, 'posted_within'],
    [{ sort: 'price' }, 'sort'],
    [{ created_by: 'me' }, 'created_by'],
    [{ dsh_id: '1' }, 'dsh_id'],
    [{ page: '0' }, 'page'],
    [{ limit: '51' }, 'limit'],
    [{ keyword: 'x'.repeat(201) }, 'keyword'],
  ])('refuses %j at %s', (query, path) => {
    expect(problems(query).map(([at]) => at)).toEqual([path]);
  });

  test('searches a distance around at most 10 cities', () => {
    const cities = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(24, 'a')).join();
    expect(problems({ cityId: cities(10), within_km: '25' })).toEqual([]);
    expect(problems({ cities: cities(11), within_km: '25' })).toEqual([
      ['within_km', 'A distance can be searched around at most 10 cities'],
    ]);
    expect(problems({ cityId: cities(11) })).toEqual([]);
  });

  test.each(['👩‍🍳', '"', ' & '])('asks for nothing by %j, which has no word', (keyword) => {
    expect(jobSearchQuery.parse({ keyword }).keyword).toBe('');
  });

  test('pages through the first 10,000', () => {
    expect(problems({ page: '200', limit: '50' })).toEqual([]);
    expect(problems({ page: '201', limit: '50' })).toEqual([['page', 'Only the first 10000 results can be paged']]);
    expect(problems({ page: '9'.repeat(30) })).toEqual([['page', 'Must be at most 10000']]);
    expect(problems({ page: 'two' })).toEqual([['page', 'Expected a whole number']]);
  });
});

test('publishing names the dashboard, editing the version that it began from', () => {
  const content = aJobPostContent();
  expect(problemsOf(publishJobPost.schema.body, { ...content, dsh_id: id, status: 'Open' })).toEqual([]);
  expect(problemsOf(publishJobPost.schema.body, content).map(([path]) => path)).toEqual(['dsh_id']);
  expect(problemsOf(publishJobPost.schema.body, { ...content, dsh_id: id, status: 'Close' })).toHaveLength(1);
  expect(problemsOf(editJobPost.schema.body, { ...content, version: 3 })).toEqual([]);
});

test('publishing refuses what the wizard refuses', () => {
  expect(problemsOf(publishJobPost.schema.body, { dsh_id: id })).toContainEqual(['title', 'Job title is required']);
  expect(problemsOf(publishJobPost.schema.body, { dsh_id: id })).toContainEqual([
    'company_name',
    'Please enter a company name',
  ]);
});

test('posted jobs are those of a dashboard, or of all, newest first and 15 a page', () => {
  const first = { sort: 'newest', page: 1, limit: 15 };
  expect(listPostedJobs.schema.querystring.parse({ dsh_id: id })).toEqual({ dsh_id: id, ...first });
  expect(listPostedJobs.schema.querystring.parse({})).toEqual(first);
});

test('a lookup is of a known kind, with up to 15 results unless it asks for up to 50', () => {
  expect(lookUp.schema.querystring.parse({})).toEqual({ page: 1, limit: 15 });
  expect(problemsOf(lookUp.schema.querystring, { limit: '51', ids: 'x' }).map(([path]) => path)).toEqual([
    'ids.0',
    'limit',
  ]);
  expect(problemsOf(lookUp.schema.params, { entity: 'planets' }).map(([path]) => path)).toEqual(['entity']);
});
