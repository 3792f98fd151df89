import { screen, waitFor, within } from '@testing-library/react';
import { aMarkedPost } from '@waypost/contracts/testing/applications';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import type { SavedPost } from '../../entities/job-post/saved-posts.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const saved = (some: Partial<ReturnType<typeof aJobPost>> = {}): SavedPost => {
  const jobPostDetails = aJobPost(some);
  return aMarkedPost({ job_post_id: jobPostDetails._id, jobPostDetails });
};
const baker = saved({ title: 'Baker' });
const miller = saved({ title: 'Miller', status: 'Close' });

/** Somebody's saved jobs, ten a page; a search finds by title. */
function openSaved(address = '/saved-jobs', all: readonly SavedPost[] = [baker, miller]) {
  const app = renderApp(address, { as: aSeeker() });
  app.bff.answer('listMarkedPosts', ({ query }) => {
    const [search, status] = [query.get('search') ?? '', query.get('status')];
    const left = all.filter(
      ({ jobPostDetails: post }) => post?.title.includes(search) && post.status === (status ?? post.status),
    );
    const end = Number(query.get('page')) * 10;
    return { marked_posts: left.slice(end - 10, end), total: left.length };
  });
  return app;
}
const textsOf = (element: HTMLElement, role: string) =>
  within(element)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test('each saved job stands with what decides about it, and leads to its page', async () => {
  const as = aSeeker();
  const post = saved({ title: 'Baker', cities: [], posted_date: '2026-01-05T10:00:00Z', status: 'Close' });
  const { bff } = renderApp('/saved-jobs', { as });
  bff.answer('listMarkedPosts', () => ({ marked_posts: [post], total: 1 }));
  const table = await screen.findByRole('table', { name: 'Your saved jobs' });
  expect(textsOf(table, 'columnheader')).toEqual([
    'Job Details',
    'Company',
    'Location',
    'Salary',
    'Status',
    'Posted Date',
    'Actions',
  ]);
  expect(textsOf(table, 'cell')).toEqual([
    'Baker',
    'Green Belt',
    'Remote',
    'N/A',
    'Closed',
    'Jan 5, 2026',
    'ViewRemove',
  ]);
  expect(screen.getByRole('link', { name: 'View Baker' }).getAttribute('href')).toBe(`/job/${post.job_post_id}`);
  screen.getByText('Showing 1 of 1 saved jobs');
  screen.getByText('Showing 1 to 1 of 1 results');
  const [asked] = bff.askedFor('listMarkedPosts');
  expect(asked?.params).toEqual({ dash: as.userDashboards[0]?.dsh_id, user: as.userInfos.id });
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ type: 'Saved', page: '1', limit: '10' });
});

test('a saved job that is gone can be removed; one without a status counts as open', async () => {
  const { bff } = openSaved();
  bff.answer('listMarkedPosts', () => ({ marked_posts: [aMarkedPost({ jobPostDetails: undefined })], total: 1 }));
  const table = await screen.findByRole('table');
  expect(textsOf(table, 'cell').slice(0, 5)).toEqual([
    'Job Post Not Found',
    'Company Not Found',
    'Not specified',
    'N/A',
    'Open',
  ]);
  expect(screen.queryByRole('link', { name: /^View/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Job Post Not Found from your saved jobs' })).toBeTruthy();
});

test('the address says which are shown, and the filters change it', async () => {
  const { person, address } = openSaved('/saved-jobs?status=Close&page=1');
  await screen.findByRole('link', { name: 'Miller' });
  expect(screen.queryByRole('link', { name: 'Baker' })).toBeNull();
  const length = history.length;
  await person.click(screen.getByRole('button', { name: /Job Status/ }));
  expect(textsOf(await screen.findByRole('listbox'), 'option')).toEqual(['All Status', 'Open', 'Closed']);
  await person.click(screen.getByRole('option', { name: 'All Status' }));
  await screen.findByRole('link', { name: 'Baker' });
  expect(address()).toBe('/saved-jobs');
  await person.type(screen.getByPlaceholderText('Search by title or company'), 'Mill');
  await waitFor(() => expect(address()).toBe('/saved-jobs?search=Mill'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Baker' })).toBeNull());
  expect(history.length).toBe(length);
  const toggle = screen.getByRole('button', { name: 'Filters' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await person.click(toggle);
  expect(screen.queryByPlaceholderText('Search by title or company')).toBeNull();
});

test('filters that leave nothing can be cleared', async () => {
  const { person, address } = openSaved('/saved-jobs?search=Nurse');
  await screen.findByText('No saved jobs found');
  screen.getByText('Try adjusting your search criteria or filters.');
  const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await person.click(clear);
  await screen.findByRole('link', { name: 'Baker' });
  expect(address()).toBe('/saved-jobs');
});

test('filters that left nothing say nothing of what is saved without them', async () => {
  const { bff, person } = openSaved('/saved-jobs?search=Nurse');
  await screen.findByText('Showing 0 of 0 saved jobs');
  const moment = Promise.withResolvers<void>();
  bff.answerLater('listMarkedPosts', moment.promise, () => ({ marked_posts: [baker], total: 1 }));
  await person.click(screen.getAllByRole('button', { name: 'Clear filters' })[1]!);
  await expect.poll(() => screen.queryByText('Showing 0 of 0 saved jobs')).toBeNull();
  moment.resolve();
  await screen.findByText('Showing 1 of 1 saved jobs');
});

test.each([0, 1])('what is being typed is cleared with the filters, by either button', async (at) => {
  const { person, address } = openSaved('/saved-jobs?status=Close', [baker]);
  await screen.findByText('No saved jobs found');
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'abc');
  await person.click(screen.getAllByRole('button', { name: 'Clear filters' })[at]!);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', '');
  await screen.findByRole('link', { name: 'Baker' });
  expect(address()).toBe('/saved-jobs');
});

test('who has saved nothing is told how', async () => {
  openSaved('/saved-jobs', []);
  await screen.findByText('No saved jobs found');
  screen.getByText('Start saving jobs by clicking the bookmark icon on job posts.');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('a removed job is gone at once, and back when that is undone', async () => {
  const all = [baker, miller];
  const { bff, person } = openSaved('/saved-jobs', all);
  let unmarked = (): void => undefined;
  bff.answerLater('unmarkJobPost', new Promise<void>((resolve) => (unmarked = resolve)), () => ({
    success: true as const,
  }));
  bff.answer('markJobPost', () => ({ success: true as const }));
  await person.click(await screen.findByRole('button', { name: 'Remove Baker from your saved jobs' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Baker' })).toBeNull());
  screen.getByText('Showing 1 of 1 saved jobs');
  all.splice(0, 1);
  unmarked();
  await screen.findByText('Job removed from saved list');
  all.unshift(baker);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Baker' });
  await screen.findByText('Job saved successfully');
  expect(bff.askedFor('markJobPost')[0]?.params).toMatchObject({ job: baker.job_post_id, mark: 'Saved' });
});

test('a job that could not be removed is back, and the page says so', async () => {
  const { bff, person } = openSaved();
  bff.refuse('unmarkJobPost', 'internal');
  await person.click(await screen.findByRole('button', { name: 'Remove Baker from your saved jobs' }));
  await screen.findByText('Failed to remove job from saved list');
  await screen.findByRole('link', { name: 'Baker' });
});

test('who is signed out meanwhile cannot remove, and is told so', async () => {
  const { bff, person } = openSaved();
  bff.refuse('unmarkJobPost', 'unauthenticated');
  await person.click(await screen.findByRole('button', { name: 'Remove Baker from your saved jobs' }));
  await screen.findByText('You must be logged in to unsave jobs');
});

test('there are ten a page, at most five numbers, and ways to both ends', async () => {
  const { person, address } = openSaved(
    '/saved-jobs',
    Array.from({ length: 73 }, () => saved()),
  );
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  screen.getByText('Showing 10 of 73 saved jobs');
  screen.getByText('Showing 1 to 10 of 73 results');
  expect(textsOf(pages, 'button')).toHaveLength(9);
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page'])
    within(pages).getByRole('button', { name });
  await person.click(within(pages).getByRole('button', { name: 'Last page' }));
  await screen.findByText('Showing 71 to 73 of 73 results');
  expect(address()).toBe('/saved-jobs?page=8');
});

test('a page on its way says so', async () => {
  const { bff } = openSaved();
  let answered = (): void => undefined;
  bff.answerLater('listMarkedPosts', new Promise<void>((resolve) => (answered = resolve)), () => ({
    marked_posts: [baker],
    total: 1,
  }));
  await screen.findByText('Loading your saved jobs...');
  answered();
  await screen.findByRole('link', { name: 'Baker' });
});

test('a page that could not be fetched says so, and is asked for again', async () => {
  const { bff, person } = openSaved();
  bff.refuse('listMarkedPosts', 'forbidden', 'This dashboard is not yours');
  await screen.findByText('Failed to fetch saved jobs');
  bff.answer('listMarkedPosts', () => ({ marked_posts: [baker], total: 1 }));
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  await screen.findByRole('link', { name: 'Baker' });
});

test('who has no dashboard is led to creating one', async () => {
  renderApp('/saved-jobs', { as: aCurrentUser({ userDashboards: [] }) });
  await screen.findByText('Please create a dashboard to continue');
  expect(screen.getByRole('link', { name: 'Create Dashboard' }).getAttribute('href')).toBe('/select-role');
});
