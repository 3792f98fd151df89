import { describe, expect, it, test } from 'vitest';
import { jobPostOfRow } from '../row/job-post-of-row.ts';
import { rowOfJobPosting } from './schema-job-posting.ts';

function read(said: object) {
  const unread = new Set<string>();
  const found = rowOfJobPosting(said, unread);
  return { ...('row' in found ? jobPostOfRow(found.row) : found), unread: [...unread] };
}
const postOf = (said: object) => {
  const found = read(said);
  if (!('post' in found)) throw new Error(JSON.stringify(found));
  return found.post;
};

describe('a post of a hiring system is read with all that a post can keep', () => {
  it('Lever: at all of its places, of which the country is that of the first', () => {
    const post = postOf({
      text: 'Baker',
      description: 'Bakes',
      country: 'CA',
      categories: { location: 'Toronto, ON', allLocations: ['Toronto, ON', 'New York, NY'], commitment: 'Full-time' },
    });
    expect(post.places).toMatchObject([{ name: 'Toronto' }, { name: 'New York', country: 'United States' }]);
  });

  it('Ashby: with the places beside its first and the salary of what is paid, unless it is not listed', () => {
    const said = {
      title: 'Baker',
      descriptionHtml: '<p>Bakes</p>',
      location: 'Houston, TX',
      secondaryLocations: [{ location: 'Leeds, UK', address: { addressLocality: 'Leeds' } }],
      isListed: true,
      compensation: {
        compensationTierSummary: '$81K – $87K • 0.5% – 1.75%',
        summaryComponents: [
          { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'USD', minValue: 81_000, maxValue: 87_000 },
          { compensationType: 'EquityPercentage', interval: 'NONE', currencyCode: null, minValue: 0.5, maxValue: 1.75 },
        ],
      },
    };
    expect(postOf(said)).toMatchObject({
      places: [{ name: 'Houston' }, { name: 'Leeds' }],
      expected_max_ctc: { currency: 'USD', amount: 81_000, max_amount: 87_000 },
    });
    expect(read({ ...said, isListed: false })).toMatchObject({ refused: 'its status is unlisted' });
  });

  it('SmartRecruiters: with the sections of its text, and labels in place of ids', () => {
    const section = (title: string, text: string) => ({ title, text: `<p>${text}</p>` });
    const post = postOf({
      id: '743999000000001',
      name: 'Baker',
      company: { identifier: 'ovenly', name: 'Ovenly' },
      releasedDate: '2025-02-16T09:10:21.000Z',
      location: { city: 'Berlin', region: 'BE', country: 'de', remote: false, hybrid: true },
      department: { id: '1', label: 'Kitchen' },
      typeOfEmployment: { id: 'permanent', label: 'Part-time' },
      postingUrl: 'https://ovenly.example/jobs/1',
      jobAd: {
        sections: {
          jobDescription: section('Job Description', 'Bakes.'),
          qualifications: section('Qualifications', 'Patience'),
          videos: { title: 'Videos', urls: [] },
        },
      },
    });
    expect(post).toMatchObject({
      description: 'Job Description\n\nBakes.',
      minimum_qualification: 'Patience',
      custom_company: { name: 'Ovenly' },
      places: [{ name: 'Berlin', country: 'Germany' }],
      job_post_tags: ['Kitchen'],
      job_type: 'Part-Time',
      work_mode: 'Hybrid',
      links: ['https://ovenly.example/jobs/1'],
      posted_date: '2025-02-16T09:10:21.000Z',
    });
  });

  it('BambooHR: by its own names, at a city and a state', () => {
    const post = postOf({
      jobOpeningName: 'Baker',
      description: 'Bakes',
      departmentLabel: 'Kitchen',
      employmentStatusLabel: 'Full-Time',
      jobOpeningStatus: 'Open',
      location: { city: 'Lindon', state: 'Utah' },
    });
    expect(post).toMatchObject({
      title: 'Baker',
      places: [{ name: 'Lindon', region: 'Utah' }],
      job_type: 'Full-Time',
      job_post_tags: ['Kitchen'],
    });
    const location = { label: 'Oven', address: { city: 'Lindon', state: 'Utah', country: 'United States' } };
    const called = postOf({ title: { id: null, label: 'Baker' }, description: 'Bakes', location });
    expect(called).toMatchObject({ title: 'Baker', places: [{ name: 'Lindon', region: 'Utah' }] });
  });

  it('Workable: with its salary and how one works at its place', () => {
    const post = postOf({
      title: 'Baker',
      description: 'Bakes',
      location: { city: 'Portland', region: 'Oregon', country: 'United States', workplace_type: 'hybrid' },
      salary: { salary_from: 30_000, salary_to: 40_000, salary_currency: 'usd' },
    });
    expect(post).toMatchObject({
      work_mode: 'Hybrid',
      expected_max_ctc: { currency: 'USD', amount: 30_000, max_amount: 40_000 },
    });
  });

  it('Greenhouse: with the pay of its only range', () => {
    const range = (most: number) => ({ min_cents: 5_000_000, max_cents: most, currency_type: 'USD' });
    const said = { title: 'Baker', content: 'Bakes', pay_input_ranges: [range(7_500_000)] };
    expect(postOf(said).expected_max_ctc).toEqual({ currency: 'USD', amount: 50_000, max_amount: 75_000 });
    const several = [range(7_500_000), range(9_000_000)];
    expect(postOf({ ...said, pay_input_ranges: several })).not.toHaveProperty('expected_max_ctc');
  });

  it('Greenhouse: each post of a requisition by its own id', () => {
    const said = { title: 'Baker', content: 'Bakes', requisition_id: 'REQ-50', internal_job_id: 4_004_001 };
    const [first, other] = [7_001_001, 7_001_002].map((id) => postOf({ ...said, id }).import_key);
    expect(first).not.toBe(other);
    expect(postOf({ ...said, id: 7_001_001, requisition_id: 'REQ-51' }).import_key).toBe(first);
  });

  it('WordPress: with what its plugins keep apart, and closed where it is filled', () => {
    const said = {
      id: 2_531,
      status: 'publish',
      link: 'https://ovenly.example/job/baker/',
      title: { rendered: 'Baker &#8211; nights' },
      content: { rendered: '<p>Bakes.</p>' },
      meta: { _job_location: 'Leeds, UK', _company_name: 'Ovenly', _filled: 0, _remote_position: 1 },
      'job-types': [12],
    };
    expect(postOf(said)).toMatchObject({
      title: 'Baker – nights',
      description: 'Bakes.',
      places: [{ name: 'Leeds' }],
      custom_company: { name: 'Ovenly' },
      work_mode: 'Remote',
      status: 'Open',
    });
    expect(postOf({ ...said, meta: { ...said.meta, _filled: 1 } }).status).toBe('Close');
    expect(read({ ...said, status: 'pending_payment' })).toHaveProperty('refused');
  });
});

test('what a post says beside that is told by name, and what says nothing is not', () => {
  const said = { title: 'Baker', description: 'x', quota: 3, team: '', parts: [], place: { door: 4 }, isListed: true };
  expect(read(said).unread).toEqual(['quota', 'place']);
});
