import { expect, test } from 'vitest';
import { jobIdAt, pageAt, pages, pathTo } from './paths.ts';

const jobId = '0123456789abcdef01234567';

test('an address is built from its pattern, and what is not of an address is escaped', () => {
  expect(pathTo('job', { jobId })).toBe(`/job/${jobId}`);
  expect(pathTo('publicProfile', { username: 'a/b?' })).toBe('/profile/a%2Fb%3F');
});

test('every page is found at its own address', () => {
  for (const [name, pattern] of Object.entries(pages))
    expect(pageAt(pattern.replaceAll(/:\w+/g, 'x'))?.page).toBe(name);
});

test.each([
  ['/', 'start', {}],
  ['/Feed/', 'feed', {}],
  [`/job/${jobId}/applicants`, 'applicantsOfJob', { jobId }],
  ['/profile/ada-park', 'publicProfile', { username: 'ada-park' }],
])('%s is the page %s', (path, page, values) => expect(pageAt(path)).toEqual({ page, values }));

test.each(['/nowhere', '/feed/x', '//', '/robots.txt', '/job'])('%s is no page', (path) =>
  expect(pageAt(path)).toBeUndefined(),
);

test.each([
  [`/job/${jobId}`, jobId],
  [`/public-job-details/${jobId}/`, jobId],
  [`/job/${jobId}/applicants`, undefined],
  ['/job/123', undefined],
  ['/about', undefined],
])('%s names the post %s', (path, named) => expect(jobIdAt(path)).toBe(named));
