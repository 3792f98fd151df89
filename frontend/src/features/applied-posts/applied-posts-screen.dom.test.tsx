import { screen, waitFor, within } from '@testing-library/react';
import type { AppliedPost } from '@waypost/contracts/entities/application';
import { anAppliedPost, aStatusChange } from '@waypost/contracts/testing/applications';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aRecruiter, aSeeker, renderApp } from '../../testing/render-app.tsx';

const gardener = anAppliedPost({ applied_at: '2026-01-05T10:00:00Z' });

const withStatus = (status: AppliedPost['status']): AppliedPost => ({ ...gardener, status });

/** The list of a seeker: as many applications as the test names, as pages of 15. */
function openList(posts: AppliedPost[] = [gardener], address = '/job-applications') {
  const app = renderApp(address, { as: aSeeker() });
  app.bff.answer('listAppliedPosts', ({ query }) => {
    const end = Number(query.get('page')) * 15;
    return { posts: posts.slice(end - 15, end), total: posts.length };
  });
  return app;
}

test.each([
  ['/job-applications', 'job_posts', 'Job Applications', 'No applied job posts yet'],
  ['/referral-applications', 'referral_posts', 'Referral Applications', 'No applied referral posts yet'],
])('%s asks for its posts 15 a page, and who has none is led to the jobs', async (address, type, title, empty) => {
  const { bff } = openList([], address);
  await screen.findByText(empty);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/feed');
  expect(Object.fromEntries(bff.askedFor('listAppliedPosts')[0]?.query ?? [])).toEqual({
    post_type: type,
    page: '1',
    limit: '15',
  });
});

test('each row says what was applied to, when, and what became of it, and leads to the job', async () => {
  const post = aJobPost({
    title: 'Baker',
    cities: [{ name: 'Porto' }, { name: 'Faro' }, { name: 'Braga' }],
    expected_max_ctc: { currency: 'EUR', amount: 28_000 },
  });
  openList([anAppliedPost({ job_post: post, job_post_id: post._id, applied_at: '2026-01-05T10:00:00Z' })]);
  const table = await screen.findByRole('table', { name: 'Your applications to job posts' });
  const words = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(words('columnheader')).toEqual([
    'Job Details',
    'Company',
    'Location',
    'Salary',
    'Applied',
    'Status',
    'Actions',
  ]);
  expect(words('cell')).toEqual([
    'Baker',
    'Green Belt',
    'Porto, Faro +1 more',
    'EUR 28.0k',
    'Jan 5, 2026',
    'Applied',
    'View',
  ]);
  expect(screen.getByRole('link', { name: 'View Baker' }).getAttribute('href')).toBe(`/job/${post._id}`);
});

test.each([
  ['gone', { job_post: undefined }, 'Job Post Not Found', 0],
  ['not to be read', { job_post: null }, 'Job Post Unavailable', 1],
])('an application whose post is %s stays, and says so', async (_, post, title, views) => {
  openList([{ ...gardener, ...post }]);
  const table = await screen.findByRole('table');
  within(table).getByText(title);
  within(table).getByText('Company Not Found');
  expect(screen.queryAllByRole('link', { name: `View ${title}` })).toHaveLength(views);
});

test('the status opens how it came to that and what was answered, in the words of who applied', async () => {
  const as = aSeeker();
  const { bff, person } = renderApp('/referral-applications', { as });
  const listed = withStatus('Referred');
  bff.answer('listAppliedPosts', () => ({ posts: [listed], total: 1 }));
  bff.answer('getApplicationHistory', () => ({
    history: [
      aStatusChange({ by: as.userInfos.id, at: '2026-01-05T10:00:00Z' }),
      aStatusChange({ from: 'Applied', to: 'Referred', at: '2026-01-07T10:00:00Z' }),
    ],
    answers: [{ question_text: 'When could you start?', reply: 'In a month' }],
  }));
  await person.click(await screen.findByRole('button', { name: /^Referred, see the history/ }));
  const panel = await screen.findByRole('dialog');
  const [last, first] = (await within(panel).findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(last).toMatch(/^AppliedtoReferredThe referrer, Jan 7, 2026/);
  expect(first).toMatch(/^AppliedYou, Jan 5, 2026/);
  const answers = within(panel).getByRole('region', { name: 'Your answers' });
  expect(answers.textContent).toBe('Your answersWhen could you start?In a month');
  expect(within(panel).getByRole('link', { name: 'resume.pdf' }).getAttribute('href')).toBe(
    `/api/job-applications/${listed._id}/resume/file`,
  );
});

test('the status says that nobody will decide where whoever would have is gone', async () => {
  const { bff, person } = openList([{ ...gardener, is_owner_gone: true }], '/referral-applications');
  bff.answer('getApplicationHistory', () => ({ history: [] }));
  await person.click(await screen.findByRole('button', { name: /^Applied, see the history/ }));
  await screen.findByText(/^The referrer has deleted their account: nobody will decide/);
});

test('an application is withdrawn after a question, and made again from the page of the job', async () => {
  const { bff, person } = openList();
  bff.answer('withdrawApplication', () => ({ success: true as const }));
  await person.click(await screen.findByRole('button', { name: 'Actions for Gardener' }));
  await person.click(await screen.findByRole('menuitem', { name: /^Withdraw/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw your application?' });
  expect(bff.askedFor('withdrawApplication')).toEqual([]);
  bff.answer('listAppliedPosts', () => ({ posts: [withStatus('Withdrawn')], total: 1 }));
  await person.click(within(question).getByRole('button', { name: /^Withdraw/ }));
  await screen.findByText('Application withdrawn');
  expect(bff.askedFor('withdrawApplication')[0]?.params).toEqual({ id: gardener._id });
  await screen.findByRole('button', { name: /^Withdrawn, see the history/ });
  await screen.findByText('Gardener: Withdrawn');
  await person.click(screen.getByRole('button', { name: 'Actions for Gardener' }));
  const again = await screen.findByRole('menuitem', { name: /^Apply again/ });
  expect(again.getAttribute('href')).toBe(`/job/${gardener.job_post_id}`);
});

test('what cannot be withdrawn says why, and the question stays', async () => {
  const { bff, person } = openList();
  bff.refuse('withdrawApplication', 'conflict', 'Others are changing this at the same moment');
  await person.click(await screen.findByRole('button', { name: 'Actions for Gardener' }));
  await person.click(await screen.findByRole('menuitem', { name: /^Withdraw/ }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Withdraw/ }));
  await screen.findByText('Others are changing this at the same moment');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('a status that changes while the list stands is shown, and said', async () => {
  const { bff } = openList();
  await screen.findByRole('button', { name: /^Applied, see the history/ });
  bff.answer('listAppliedPosts', () => ({ posts: [withStatus('Shortlisted')], total: 1 }));
  hearLive({ kind: 'application', id: gardener.job_post_id, version: 2 });
  await screen.findByRole('button', { name: /^Shortlisted, see the history/ });
  await screen.findByText('Gardener: Shortlisted');
});

test('pages have at most five numbers, and stand in the address', async () => {
  const { person, address } = openList(Array.from({ length: 106 }, () => anAppliedPost()));
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  screen.getByText('Showing 1 to 15 of 106 applications');
  expect(within(pages).getAllByRole('button', { name: /^Page \d/ })).toHaveLength(5);
  await person.click(within(pages).getByRole('button', { name: 'Page 2' }));
  await screen.findByText('Showing 16 to 30 of 106 applications');
  expect(address()).toBe('/job-applications?page=2');
});

test.each([
  ['/job-applications', 'Failed to fetch applied job posts'],
  ['/referral-applications', 'Failed to fetch applied referral posts'],
])('%s says when it could not be fetched, and asks again', async (address, failed) => {
  const { bff, person } = openList([gardener], address);
  bff.refuse('listAppliedPosts', 'forbidden', 'This dashboard is not yours');
  await screen.findByText(failed);
  bff.answer('listAppliedPosts', () => ({ posts: [gardener], total: 1 }));
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  await screen.findByText('1 application');
  bff.answer('listAppliedPosts', () => ({ posts: [], total: 0 }));
  await person.click(screen.getByRole('button', { name: /^Refresh/ }));
  await screen.findByText('0 applications');
});

test.each(['/job-applications', '/referral-applications'])('%s is for who is signed in', async (address) => {
  const app = renderApp(address);
  await screen.findByText('You must be logged in to view applications');
  expect(app.address()).toBe('/signin');
});

test('who is on another dashboard is led home, and told why', async () => {
  const { address } = renderApp('/job-applications', { as: aRecruiter() });
  await screen.findByText('Access denied: This page is only for Job Seekers');
  await waitFor(() => expect(address()).toBe('/home'));
});

test('who has no dashboard is led to creating one', async () => {
  renderApp('/job-applications', { as: aCurrentUser({ userDashboards: [] }) });
  await screen.findByText('Please create a dashboard to continue');
  expect(screen.getByRole('link', { name: 'Create Dashboard' }).getAttribute('href')).toBe('/select-role');
});

test('who switches to another dashboard from here goes home without being turned away', async () => {
  const [seeking, hiring] = [aDashboard({ dsh_type: 'Job Seeker' }), aDashboard({ dsh_type: 'Recruiter' })];
  localStorage.setItem('waypost.selected-dashboard', seeking.dsh_id);
  const as = aCurrentUser({ userDashboards: [seeking, hiring] });
  const { bff, person, address } = renderApp('/job-applications', { as });
  bff.answer('listAppliedPosts', () => ({ posts: [], total: 0 }));
  await person.click(await screen.findByRole('button', { name: /Switch dashboard/ }));
  await person.click(await screen.findByRole('menuitemradio', { name: new RegExp(hiring.dsh_name) }));
  await waitFor(() => expect(address()).toBe('/home'));
  expect(screen.queryByText(/^Access denied/)).toBeNull();
});
