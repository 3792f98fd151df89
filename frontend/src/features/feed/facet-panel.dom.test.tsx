import { screen } from '@testing-library/react';
import type { FacetName, FacetValue } from '@waypost/contracts/calls/jobs';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { beforeEach, expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const [bergen, ikea] = ['a'.repeat(24), 'b'.repeat(24)];
const offered = (value: string, label = value): FacetValue[] => [{ value, label, count: 4 }];
const facets: Record<FacetName, FacetValue[]> = {
  city: offered(bergen, 'Bergen'),
  company: offered(ikea, 'IKEA'),
  job_type: offered('Contract'),
  work_mode: offered('Remote'),
  skills: offered('triage', 'Triage'),
  category: offered('Referral'),
  status: offered('Close'),
  experience: offered('3', '3 years'),
  pay: offered('50000', '$50,000+'),
  posted_within: offered('7', 'Last 7 days'),
};

let app: ReturnType<typeof renderApp>;
beforeEach(() => {
  app = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  app.bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({})], facets }));
});

test('every facet has its place', async () => {
  await screen.findByRole('radio', { name: /Last 7 days/ });
  const titles = [...document.querySelectorAll('summary')].map((summary) => summary.textContent);
  expect(titles).toEqual([
    'Skills',
    'Pay a year',
    'Experience',
    'Posted within',
    'Category',
    'Status',
    'Job type',
    'Work mode',
    'Company',
    'City',
  ]);
});

test.each([
  ['radio', 'Last 7 days', 'posted_within=7'],
  ['radio', '3 years', 'experience=3'],
  ['radio', '$50,000+', 'min_ctc=50000'],
  ['radio', 'Referral', 'category=Referral'],
  ['radio', 'Closed', 'status=Close'],
  ['radio', 'IKEA', `companyId=${ikea}`],
  ['checkbox', 'Triage', 'skills=triage'],
  ['checkbox', 'Contract', 'job_type=Contract'],
  ['checkbox', 'Remote', 'work_mode=Remote'],
  ['checkbox', 'Bergen', `cityId=${bergen}`],
])('the %s %s says %s in the address', async (role, label, said) => {
  const { person, address } = app;
  await person.click(await screen.findByRole(role, { name: (name) => name.startsWith(label), hidden: true }));
  expect(address()).toBe(`/feed?keyword=nurse&${said}`);
});
