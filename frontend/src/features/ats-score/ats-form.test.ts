import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AtsForm, emptyForm, knownJobId, problemsOf, requestOf } from './ats-form.ts';

const origin = 'https://jobs.example.org';
const jobId = 'a1b2c3d4e5f60718293a4b5c';
const described: AtsForm = {
  job_link: 'https://elsewhere.example/jobs/7',
  company_name: { name: 'Own boats' },
  title: 'Pilot',
  responsibility: 'Bring ships in.',
  minimum_qualification: 'A licence.',
  preferred_qualification: '',
};

test('a link without its scheme is recognised at a host with a port, too, and sent with it', () => {
  const local = 'http://localhost:4122';
  const job_link = `localhost:4122/job/${jobId}`;
  expect(knownJobId(job_link, local)).toBe(jobId);
  expect(requestOf({ ...emptyForm, job_link }, local).body).toEqual({
    job_link: `http://${job_link}`,
    is_scrabble: true,
  });
  expect(problemsOf({ ...emptyForm, job_link }, local)).toEqual([]);
});

test('a link is recognised in Chrome 119, which cannot say beforehand whether it is one', () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(knownJobId(`${origin}/job/${jobId}`, origin)).toBe(jobId);
  expect(knownJobId('https://', origin)).toBeUndefined();
});

describe('a link is recognised', () => {
  test.each([
    `${origin}/job/${jobId}`,
    `${origin}/public-job-details/${jobId}`,
    `  ${origin}/job/${jobId}?from=mail&x=1 `,
    `${origin}/job/${jobId}#top`,
    `${origin}/public-job-details/${jobId}/`,
    `jobs.example.org/job/${jobId}`,
    ` jobs.example.org/public-job-details/${jobId}?from=mail`,
  ])('as a job of this site: %s', (link) => expect(knownJobId(link, origin)).toBe(jobId));

  test.each([
    `https://elsewhere.example/job/${jobId}`,
    `http://jobs.example.org/job/${jobId}`,
    `${origin}/job/${jobId.slice(1)}`,
    `${origin}/job/${jobId}0`,
    `${origin}/job/${jobId}/applicants`,
    `${origin}/feed?job=${jobId}`,
    `elsewhere.example/job/${jobId}`,
    `/job/${jobId}`,
    'a job',
    '',
  ])('as none of this site: %s', (link) => expect(knownJobId(link, origin)).toBeUndefined());
});

describe('what is sent', () => {
  test('of a known link is the link, trimmed, at the id of its post', () => {
    const job_link = `${origin}/job/${jobId}?from=mail`;
    expect(requestOf({ ...described, job_link: ` ${job_link} ` }, origin)).toEqual({
      params: { id: jobId },
      body: { job_link, is_scrabble: true },
    });
  });

  test('of another job is every field, at the placeholder', () => {
    expect(requestOf({ ...described, title: ' Pilot ' }, origin)).toEqual({
      params: { id: 'custom_job_post' },
      body: {
        job_link: 'https://elsewhere.example/jobs/7',
        title: 'Pilot',
        responsibility: 'Bring ships in.',
        minimum_qualification: 'A licence.',
        preferred_qualification: '',
        custom_company: { name: 'Own boats' },
        is_scrabble: false,
      },
    });
  });

  test.each(['www.elsewhere.example/jobs/7?from=mail', 'elsewhere.example', 'stellen.münchen.example:8080/7'])(
    'has the scheme of the web before a link to another site that was copied without one: %s',
    (job_link) => {
      const form = { ...described, job_link: ` ${job_link}` };
      expect(requestOf(form, origin).body.job_link).toBe(`https://${job_link}`);
      expect(problemsOf(form, origin)).toEqual([]);
    },
  );

  test('names a company that was chosen from the list by its name', () => {
    const { body } = requestOf({ ...described, company_name: { id: jobId, name: 'Green Belt' } }, origin);
    expect(body).toMatchObject({ company_name: 'Green Belt' });
    expect(body).not.toHaveProperty('custom_company');
  });
});

describe('before anything is sent', () => {
  const invalid = 'Please enter a valid value.';
  test('every gap is named, in the order of the form', () => {
    expect(problemsOf(emptyForm, origin)).toEqual([
      { field: 'job_link', message: invalid },
      { field: 'company_name', message: 'Please enter a valid company name.' },
      { field: 'title', message: invalid },
      { field: 'responsibility', message: invalid },
      { field: 'minimum_qualification', message: invalid },
    ]);
  });

  test.each([
    ['job_link', '  ', invalid],
    ['job_link', 'about', invalid],
    ['job_link', 'See www.elsewhere.example', invalid],
    ['job_link', 'javascript:alert(1)', invalid],
    ['title', ' ', invalid],
    ['title', 'x'.repeat(151), 'Must be at most 150 characters'],
    ['responsibility', '', invalid],
    ['minimum_qualification', '', invalid],
    ['preferred_qualification', 'x'.repeat(5001), 'Must be at most 5000 characters'],
  ] as const)('%s that is %j is refused', (field, words, message) => {
    expect(problemsOf({ ...described, [field]: words }, origin)).toEqual([{ field, message }]);
  });

  test.each([null, { name: ' ' }])('a company that is %j is refused', (company_name) => {
    expect(problemsOf({ ...described, company_name }, origin)).toEqual([
      { field: 'company_name', message: 'Please enter a valid company name.' },
    ]);
  });

  test('preferred qualifications may be missing, and of a known link everything', () => {
    expect(problemsOf(described, origin)).toEqual([]);
    expect(problemsOf({ ...emptyForm, job_link: `${origin}/job/${jobId}` }, origin)).toEqual([]);
  });
});
