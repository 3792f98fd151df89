import { nameCountry } from '@waypost/contracts/calls/jobs/country-name';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

test.each([
  ['United Kingdom', 'United Kingdom'],
  ['united kingdom', 'United Kingdom'],
  ['uk', 'United Kingdom'],
  ['U.S.', 'United States'],
  ['USA', 'United States'],
  ['de', 'Germany'],
  ['Deutschland', 'Germany'],
  ['turkiye', 'Türkiye'],
  ['Turkey', 'Türkiye'],
  ['georgia', 'Georgia'],
  ['United', null],
  ['Atlantis', null],
])('%s stands for %s', async (written, country_name) => {
  const as = { kind: 'service', name: 'applications' } as const;
  expect(await jobs.call(nameCountry, { querystring: { written } }, { as })).toEqual({ country_name });
});
