import { afterEach, expect, test, vi } from 'vitest';
import type { Row } from './columns.ts';
import { jobPostOfRow } from './job-post-of-row.ts';

afterEach(() => void vi.useRealTimers());

const post = (row: Row) => {
  const read = jobPostOfRow({ title: 'Baker', description: 'Bakes bread.', ...row });
  if ('refused' in read) throw new Error(read.refused);
  return read.post;
};

test('a title and a description make a post', () => {
  expect(post({})).toMatchObject({
    title: 'Baker',
    description: 'Bakes bread.',
    status: 'Open',
    places: [],
    skills: [],
  });
});

test.each([
  [{ title: ' ', description: 'x' }, 'no title'],
  [{ title: '\u200b', description: 'x' }, 'no title'],
  [{ title: 'Baker', description: '<p> </p>' }, 'no description'],
  [{}, 'no title and no description'],
  [{ title: 'Baker', description: 'x'.repeat(20_001) }, 'the description has 20,001 characters, more than 20,000'],
  [{ title: 'Baker', description: 'x', status: 'Draft' }, 'its status is Draft'],
])('%o is refused and says why', (row, refused) => {
  expect(jobPostOfRow(row)).toEqual({ refused });
});

test('a company and tags of which nothing can be seen are left out, as the call refuses them', () => {
  const blank = '<i>\u200b</i>';
  const { job_post_tags, custom_company } = post({ tags: `Bread|${blank}|\u0001`, company: blank });
  expect([job_post_tags, custom_company]).toEqual([['Bread'], undefined]);
});

test.each([
  [{ status: 'Expired' }, 'Close'],
  [{ status: 'Archived' }, 'Close'],
  [{ status: 'on hold' }, 'Close'],
  [{ status: 'Published' }, 'Open'],
  [{ valid_through: '2019-02-01' }, 'Close'],
  [{ valid_through: '1549843200000' }, 'Close'],
  [{ valid_through: '2999-02-01T00:00:00Z' }, 'Open'],
  // Until the day is over.
  [{ valid_through: new Date().toISOString().slice(0, 10) }, 'Open'],
  [{ valid_through: 'when filled' }, 'Open'],
])('what is over where it comes from is closed: %o', (row, status) => {
  expect(post(row).status).toBe(status);
});

test.each([
  ['2026-03-02T11:59:00Z', 'Open'],
  ['2026-03-02T12:01:00Z', 'Close'],
])('the last day of a post lasts until it is over everywhere: at %s', (now, status) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  expect(post({ valid_through: '2026-03-01' }).status).toBe(status);
});

test('a title that is too long is shortened at a word and kept in full in the description', () => {
  const title = 'Data analytics engineer '.repeat(10).trim();
  const read = post({ title });
  expect(read.title.length).toBeLessThanOrEqual(150);
  expect(read.title).toMatch(/\w…$/);
  expect(read.description).toBe(`${title}\n\nBakes bread.`);
});

test('the same row is the same post, a changed one another', () => {
  expect(post({ company: 'Ovenly' }).import_key).toBe(post({ company: 'Ovenly' }).import_key);
  expect(post({ company: 'Ovenly' }).import_key).not.toBe(post({}).import_key);
});

test("a source's own id decides, a row number does not", () => {
  expect(post({ key: 'REQ-2210-B' }).import_key).toBe(post({ key: 'REQ-2210-B', title: 'Senior Baker' }).import_key);
  expect(post({ key: '7' }).import_key).toBe(post({}).import_key);
  expect(post({ key: '7', url: 'https://a.example/7' }).import_key).toBe(
    post({ url: 'https://a.example/7' }).import_key,
  );
});

test('kinds of employment and ways of working are read in their usual words', () => {
  expect(post({ job_type: 'FULL_TIME', work_mode: 'TELECOMMUTE' })).toMatchObject({
    job_type: 'Full-Time',
    work_mode: 'Remote',
  });
  expect(post({ job_type: 'Temporary', location: 'Remote' })).toMatchObject({
    job_type: 'Contract',
    work_mode: 'Remote',
  });
  expect(post({ job_type: 'whatever' })).not.toHaveProperty('job_type');
});

test('a job is in the same place only where its region is the same', () => {
  const inState = (region: string) => post({ location: 'Springfield', region, country: 'US' });
  expect(inState('IL').places).toEqual([{ name: 'Springfield', region: 'Illinois', country: 'United States' }]);
  expect(inState('IL').import_key).not.toBe(inState('MO').import_key);
});

test.each([
  ['FULL_TIME, PART_TIME', 'Full-Time'],
  ['Part-time / Full-time', 'Part-Time'],
  ['Full-time, Internship', 'Internship'],
  ['PER_DIEM', 'Contract'],
  ['International, full-time', 'Full-Time'],
  ['Temps', 'Contract'],
  ['Temps plein', 'Full-Time'],
  ['CDI, temps partiel', 'Part-Time'],
  ['Vollzeit', 'Full-Time'],
  ['Teilzeit', 'Part-Time'],
  ['Vollzeit, Teilzeit', 'Part-Time'],
  ['Jornada completa', 'Full-Time'],
  ['F/T', 'Full-Time'],
  ['PT', 'Part-Time'],
])('of several kinds of employment one counts: %s', (job_type, read) => {
  expect(post({ job_type }).job_type).toBe(read);
});

test.each(['No', 'Not remote', 'non-remote', 'no remote work'])('%s is not remote', (work_mode) => {
  expect(post({ work_mode })).not.toHaveProperty('work_mode');
});

test('pay of two columns may have one end', () => {
  const pay = (row: Row) => post({ salary_currency: 'USD', salary_period: 'YEAR', ...row }).expected_max_ctc;
  expect(pay({ salary_max: '90000' })).toEqual({ currency: 'USD', amount: 0, max_amount: 90_000 });
  expect(pay({ salary_min: '0', salary_max: '90000' })).toEqual({ currency: 'USD', amount: 0, max_amount: 90_000 });
  expect(pay({ salary_min: '60000', salary_max: '0.0' })).toEqual({ currency: 'USD', amount: 60_000 });
  expect(pay({ salary: 'competitive', salary_min: '60000' })).toEqual({ currency: 'USD', amount: 60_000 });
});

test('skills of a list in brackets have no quotes', () => {
  const names = (skills: string) => post({ skills }).skills.map(({ skill }) => skill);
  expect(names('["Dough", "Ovens"]')).toEqual(['Dough', 'Ovens']);
  expect(names("['Dough', 'Ovens']")).toEqual(['Dough', 'Ovens']);
});

test.each([
  ['3', { minimum_yrs_of_exp_needed: 3 }],
  ['3-5', { minimum_yrs_of_exp_needed: 3, maximum_yrs_of_exp_needed: 5 }],
  ['5+', { minimum_yrs_of_exp_needed: 5 }],
])('numbers alone are years of experience: %s', (experience, years) => {
  expect(post({ experience })).toMatchObject(years);
});

test('experience is read as a range of years', () => {
  expect(post({ experience: '3-5 years' })).toMatchObject({
    minimum_yrs_of_exp_needed: 3,
    maximum_yrs_of_exp_needed: 5,
  });
  expect(post({ experience: '2+ yrs' })).toMatchObject({ minimum_yrs_of_exp_needed: 2 });
  expect(post({ experience: '3.5 years' })).toMatchObject({ minimum_yrs_of_exp_needed: 3 });
  expect(post({ experience: '1.5' })).toMatchObject({ minimum_yrs_of_exp_needed: 1 });
  expect(post({ experience: 'some' })).not.toHaveProperty('minimum_yrs_of_exp_needed');
});

test('what is no link, date or pay is left out', () => {
  const read = post({ url: 'javascript:alert(1)', apply_url: 'mailto:a@b.c', posted: 'yesterday-ish', salary: 'good' });
  expect(read.links).toEqual([]);
  expect(read).not.toHaveProperty('apply_link');
  expect(read).not.toHaveProperty('posted_date');
  expect(read).not.toHaveProperty('expected_max_ctc');
});

test('a place or a list of sectors is not taken for a company', () => {
  expect(post({ company: 'Ovenly' })).toMatchObject({ custom_company: { name: 'Ovenly' } });
  expect(post({ company: 'Lake Zurich, IL 60047' })).not.toHaveProperty('custom_company');
  expect(post({ company: 'Banking;Insurance' })).not.toHaveProperty('custom_company');
  expect(post({ company: 'Hamburg' })).toMatchObject({ custom_company: { name: 'Hamburg' } });
});

const wide = '面'.repeat(20_000);

test('texts that are more than an event has room for are refused, as one of them would end the import', () => {
  const row = { title: 'Baker', description: wide, responsibilities: wide, minimum_qualifications: wide };
  expect(jobPostOfRow(row)).toHaveProperty('post');
  expect(jobPostOfRow({ ...row, preferred_qualifications: wide })).toEqual({
    refused: expect.stringMatching(/^its texts have 24\d,\d{3} bytes, more than 222,144$/),
  });
});

test.each(['', 'a', 'a '.repeat(60)])('what is shortened ends in a whole character, behind "%s"', (before) => {
  const { title } = post({ title: `${before}${'🍞'.repeat(300)}` });
  expect([title.isWellFormed(), title.at(-1)]).toEqual([true, '…']);
});
