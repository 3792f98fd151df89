import { screen } from '@testing-library/react';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aRecruiter, aSeeker, renderApp } from '../../testing/render-app.tsx';

test('the posts of a dashboard are listed, and asked for again after a failure', async () => {
  const { bff, person } = renderApp('/posted-jobs', { as: aRecruiter() });
  bff.refuse('listPostedJobs', 'forbidden', 'This dashboard is not yours');
  await screen.findByText('Failed to fetch posted jobs');
  expect(screen.getByRole('alert').textContent).toContain('This dashboard is not yours');
  bff.answer('listPostedJobs', () => ({ jobs: [aJobPost({ title: 'Gardener' })], total: 1 }));
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  await screen.findByRole('link', { name: 'Gardener' });
  expect(screen.getByText('Page 1 • 1 results shown')).toBeTruthy();
});

test('filters that leave nothing can be taken away', async () => {
  const { bff, person, address } = renderApp('/posted-jobs?status=Close', { as: aRecruiter() });
  bff.answer('listPostedJobs', ({ query }) =>
    query.get('status') === null ? { jobs: [aJobPost({ title: 'Gardener' })], total: 1 } : { jobs: [], total: 0 },
  );
  await screen.findByText('No jobs found');
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('link', { name: 'Gardener' });
  expect(address()).toBe('/posted-jobs');
});

test('a page beyond the last leads to the first', async () => {
  const { bff, person, address } = renderApp('/posted-jobs?page=7', { as: aRecruiter() });
  bff.answer('listPostedJobs', ({ query }) => ({
    jobs: query.get('page') === '7' ? [] : [aJobPost({ title: 'Gardener' })],
    total: 1,
  }));
  await screen.findByText('Page 7 is empty');
  await person.click(screen.getByRole('button', { name: 'Go to First Page' }));
  await screen.findByRole('link', { name: 'Gardener' });
  expect(address()).toBe('/posted-jobs');
});

test('who seeks a job is shown how to post one', async () => {
  renderApp('/posted-jobs', { as: aSeeker() });
  await screen.findByText('Job Seeker Dashboard Selected');
  expect(screen.getByRole('link', { name: 'Create Recruiter/Referrer Dashboard' })).toBeTruthy();
});
