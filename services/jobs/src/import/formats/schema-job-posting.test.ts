import { expect, test } from 'vitest';
import { jobPostOfRow } from '../row/job-post-of-row.ts';
import { rowOfJobPosting } from './schema-job-posting.ts';

const post = (said: object) => {
  const found = rowOfJobPosting({ title: 'Baker', description: 'Bakes', ...said });
  const read = 'row' in found ? jobPostOfRow(found.row) : found;
  if ('refused' in read) throw new Error(read.refused);
  return read.post;
};

test.each([
  [
    { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: null },
    { name: 'Austin', region: 'Texas' },
  ],
  [
    { addressLocality: 'Kiel', addressCountry: 'DE' },
    { name: 'Kiel', country: 'Germany' },
  ],
  [
    { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: { '@type': 'Country', name: 'CA' } },
    { name: 'Toronto', country: 'Canada' },
  ],
  [
    { addressLocality: ['Leeds'], addressRegion: '', addressCountry: 'GB' },
    { name: 'Leeds', country: 'United Kingdom' },
  ],
])('the place of an address is read, whatever it leaves out: %j', (address, place) => {
  expect(post({ jobLocation: { '@type': 'Place', address } }).places).toMatchObject([place]);
});

test('one odd part takes nothing else along', () => {
  const leeds = { address: { addressLocality: 'Leeds', addressCountry: 'GB' } };
  expect(post({ jobLocation: [leeds, { '@type': 'Place' }, null] }).places).toHaveLength(1);
  expect(post({ skills: ['Dough', null, { name: 'Ovens' }] }).skills).toHaveLength(2);
  const value = { value: null, minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' };
  expect(post({ baseSalary: { currency: 'USD', value } }).expected_max_ctc).toEqual({
    currency: 'USD',
    amount: 50_000,
    max_amount: 60_000,
  });
});

test.each([
  [{ baseSalary: 50_000, salaryCurrency: 'USD' }, { amount: 50_000 }],
  [{ baseSalary: [{ currency: 'USD', value: { value: 50_000, unitText: 'YEAR' } }] }, { amount: 50_000 }],
  [{ baseSalary: { currency: 'USD', minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' } }, { max_amount: 60_000 }],
  [{ baseSalary: { value: { currency: 'USD', value: 4_000, unitText: 'MONTH' } } }, { amount: 48_000 }],
  [
    { baseSalary: { currency: 'USD', value: { maxValue: 90_000, unitText: 'YEAR' } } },
    { amount: 0, max_amount: 90_000 },
  ],
])('pay is read in the forms that it has: %j', (said, pay) => {
  expect(post(said).expected_max_ctc).toMatchObject({ currency: 'USD', ...pay });
});

test('a number is an id of the organisation that gives it', () => {
  const key = (name: string, description = 'Bakes') =>
    post({ identifier: { '@type': 'PropertyValue', name, value: 123 }, description }).import_key;
  expect(key('Ovenly', 'Bakes bread')).toBe(key('Ovenly'));
  expect(key('Crumb')).not.toBe(key('Ovenly'));
});

test('an object that calls what it says as columns are called is read like a row', () => {
  expect(
    post({
      company: { name: 'Ovenly' },
      location: { name: 'Leeds, UK' },
      salary: '£30,000 a year',
      isRemote: true,
      tags: ['Kitchen', 'Night'],
      apply_url: 'https://ovenly.example/apply',
    }),
  ).toMatchObject({
    custom_company: { name: 'Ovenly' },
    places: [{ name: 'Leeds', country: 'United Kingdom' }],
    expected_max_ctc: { currency: 'GBP', amount: 30_000 },
    work_mode: 'Remote',
    job_post_tags: ['Kitchen', 'Night'],
    apply_link: 'https://ovenly.example/apply',
  });
});

test('what stands in a group of its own is read', () => {
  const found = rowOfJobPosting({
    id: 'a-1',
    attributes: { title: 'Baker', body: 'Bakes', 'created-at': '2025-11-20' },
  });
  expect(found).toMatchObject({
    row: { key: 'a-1', title: 'Baker', description: 'Bakes', posted: '2025-11-20' },
  });
});

test.each([
  [{ salaryRange: { min: 30_000, max: 35_000, currency: 'GBP', interval: 'per-year-salary' } }, 30_000, 35_000],
  [{ salary: { min: '2500', max: '3000', currency: 'GBP', period: 'month' } }, 30_000, 36_000],
])('pay in parts is read: %j', (said, amount, max_amount) => {
  expect(post(said).expected_max_ctc).toEqual({ currency: 'GBP', amount, max_amount });
});

test('a post whose title is called its text has what stands in lists beside its description', () => {
  const said = {
    title: undefined,
    text: 'Baker',
    description: '<div>Bakes.</div>',
    lists: [{ text: 'You bring', content: '<li>Patience</li><li>Dough</li>' }, { text: 'You get' }, null],
    additional: '<div>Free bread.</div>',
    categories: { commitment: 'Part-time', location: 'Leeds, UK', department: 'Kitchen' },
  };
  expect(post(said)).toMatchObject({
    title: 'Baker',
    description: 'Bakes.\n\nYou bring\n\n• Patience\n• Dough\n\nFree bread.',
    job_type: 'Part-Time',
    places: [{ name: 'Leeds', country: 'United Kingdom' }],
    job_post_tags: ['Kitchen'],
  });
});

test('what is of another type is no job post', () => {
  const bread = { '@type': 'Product', name: 'Bread', description: 'Fresh' };
  expect(rowOfJobPosting(bread)).toEqual({ refused: 'a Product is no JobPosting' });
});

test.each([
  [6, 0],
  [18, 1],
  [24, 2],
])('%d months of experience are %d years in full', (monthsOfExperience, years) => {
  expect(post({ experienceRequirements: { monthsOfExperience } }).minimum_yrs_of_exp_needed).toBe(years);
});
