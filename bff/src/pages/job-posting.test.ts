import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { dataBlock } from './data-block.ts';
import { jobPosting } from './job-posting.ts';

const url = 'https://waypost.example/public-job-details/0123456789abcdef01234567';
const lyon = { city_id: 'a'.repeat(24), name: 'Lyon' };
const places = new Map([[lyon.city_id, { city: 'Lyon', state: '', country: 'France' }]]);

const country = z.strictObject({ '@type': z.literal('Country'), name: z.string().min(1) });
const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1),
    addressRegion: z.string().min(1).optional(),
    addressCountry: z.string().min(1),
  }),
});
const amount = z.union([
  z.strictObject({ '@type': z.literal('QuantitativeValue'), value: z.int().positive(), unitText: z.literal('YEAR') }),
  z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.int().positive().optional(),
    maxValue: z.int().positive(),
    unitText: z.literal('YEAR'),
  }),
]);
/** What Google's documentation requires and recommends, and nothing beside it. */
const schema = z
  .strictObject({
    '@context': z.literal('https://schema.org/'),
    '@type': z.literal('JobPosting'),
    title: z.string().min(1),
    description: z.string().regex(/^<p>/),
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: z.string().min(1), value: z.string() }),
    datePosted: z.iso.datetime(),
    hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1) }),
    url: z.url(),
    directApply: z.boolean(),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']).optional(),
    jobLocation: z.array(place).min(1).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.array(country).min(1).optional(),
    baseSalary: z
      .strictObject({ '@type': z.literal('MonetaryAmount'), currency: z.string().length(3), value: amount })
      .optional(),
  })
  .refine((data) => data.jobLocation !== undefined || data.applicantLocationRequirements !== undefined)
  .refine((data) => (data.jobLocationType === undefined) === (data.applicantLocationRequirements === undefined));

const written = (job: Parameters<typeof aJobPost>[0]) =>
  schema.parse(jobPosting(aJobPost({ cities: [lyon], ...job }), url, places));

describe('the structured data of a post', () => {
  test.each([
    ['what is least', {}, { title: 'Gardener', directApply: true, hiringOrganization: { name: 'Green Belt' } }],
    ['its type', { job_type: 'Freelance' }, { employmentType: 'CONTRACTOR' }],
    [
      'a listed city with its country',
      { cities: [lyon] },
      { jobLocation: [{ address: { addressCountry: 'France' } }] },
    ],
    [
      'of several cities those whose country is known',
      { cities: [{ name: 'Somewhere' }, lyon] },
      { jobLocation: [{ address: { addressLocality: 'Lyon' } }] },
    ],
    [
      'work from anywhere in a country',
      { work_mode: 'Remote', cities: [lyon] },
      { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: [{ name: 'France' }] },
    ],
    [
      'a range of pay',
      { expected_max_ctc: { currency: 'EUR', amount: 50_000, max_amount: 60_000 } },
      { baseSalary: { currency: 'EUR', value: { minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' } } },
    ],
    [
      'a single sum of pay',
      { expected_max_ctc: { currency: 'EUR', amount: 50_000 } },
      { baseSalary: { value: { value: 50_000 } } },
    ],
    ['that one applies elsewhere', { apply_link: 'https://jobs.example/1' }, { directApply: false }],
    ['that the company is not named', { company_name: undefined }, { hiringOrganization: { name: 'confidential' } }],
  ] as const)('says %s', (_, job, expected) => {
    expect(written(job as Parameters<typeof aJobPost>[0])).toMatchObject(expected);
  });

  test.each([
    ['is closed', { status: 'Close' }],
    ['is remote without a country', { work_mode: 'Remote', cities: [] }],
    ['names no place', { cities: [] }],
    ['names a place of no known country', { cities: [{ name: 'Somewhere' }] }],
  ] as const)('is not there where a post %s', (_, job) => {
    expect(jobPosting(aJobPost(job as Parameters<typeof aJobPost>[0]), url, places)).toBeUndefined();
  });

  it('says no pay where there is none', () => {
    expect(written({ expected_max_ctc: { currency: 'USD', amount: 0 } })).not.toHaveProperty('baseSalary');
  });

  it('says no minimum of pay where only a maximum is known', () => {
    const { baseSalary } = written({ expected_max_ctc: { currency: 'USD', amount: 0, max_amount: 60_000 } });
    expect(baseSalary).toHaveProperty('value', { '@type': 'QuantitativeValue', maxValue: 60_000, unitText: 'YEAR' });
  });

  it('holds texts as text, in HTML and in the page', () => {
    const hostile = '</script><script>alert(1)</script>\n\n"&amp; ‮';
    const data = written({ title: hostile, description: hostile });
    expect(data.description).toMatch(/^<p>&lt;\/script&gt;&lt;script&gt;/);
    const block = dataBlock('application/ld+json', data);
    expect(block.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.parse(block.replaceAll(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
  });
});
