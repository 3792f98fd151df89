import { screen, within } from '@testing-library/react';
import { aJobPost, aJobPostDetails, aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly onChange: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.onChange = onChange;
      }
      observe() {
        this.onChange([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

test('a post leads to others of its company and to others like it, each once', async () => {
  const company_id = '0123456789abcdef01234567';
  const job = aJobPost({ title: 'Baker, nights', company_id, company_name: 'Quayside' });
  const here = aJobPostListing({ _id: job._id, title: job.title });
  const sister = aJobPostListing({ title: 'Pastry chef' });
  const alike = aJobPostListing({ title: 'Baker', company_name: 'Old Mill' });
  const { bff } = renderApp(`/public-job-details/${job._id}`, {
    prepare: (bff) => {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: job }));
      bff.answer('searchJobPosts', ({ query }) =>
        query.has('companyId')
          ? { ...aJobSearchResult({ jobs: [here, sister] }), total: 8 }
          : aJobSearchResult({ jobs: [here, sister, alike] }),
      );
    },
  });
  const company = within(await screen.findByRole('region', { name: 'More at Quayside' }));
  expect(company.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pastry chef', `/public-job-details/${sister._id}`],
    ['See all 8 open jobs at Quayside', `/jobs?companyId=${company_id}&status=Open`],
  ]);
  const similar = within(await screen.findByRole('region', { name: 'Similar jobs' }));
  expect(similar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Baker', 'Search for “Baker”']);
  // Strict mode mounts a part that comes later twice.
  expect(new Set(bff.askedFor('searchJobPosts').map(({ query }) => query.get('status')))).toEqual(new Set(['Open']));
});

test.each([
  ['Open', 2],
  ['Close', 1],
] as const)('a post that is %s offers no list of what already stands there', async (status, total) => {
  const job = aJobPost({ company_name: 'Quayside', status });
  const sister = aJobPostListing({ title: 'Pastry chef' });
  renderApp(`/public-job-details/${job._id}`, {
    prepare: (bff) => {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: job }));
      bff.answer('searchJobPosts', () => ({ ...aJobSearchResult({ jobs: [sister] }), total }));
    },
  });
  const company = within(await screen.findByRole('region', { name: 'More at Quayside' }));
  expect(company.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pastry chef']);
});
