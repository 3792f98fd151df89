import { screen, waitFor, within } from '@testing-library/react';
import type { CardType } from '@waypost/contracts/constants';
import { anAppliedPost } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostListing, aJobSearchResult, someApplicantCounts } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser, aDashboard, aProfileCompletion, aUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aRecruiter, aSeeker, renderApp } from '../../testing/render-app.tsx';

const aReferrer = () =>
  aCurrentUser({ userInfos: aUser({ first_name: 'Ida' }), userDashboards: [aDashboard({ dsh_type: 'Referrer' })] });

const counts: Record<CardType, number> = {
  TOTAL_JOB_APPLICATIONS: 1200,
  TOTAL_REFERRAL_APPLICATIONS: 34,
  ACTIVE_JOBS: 3,
  TOTAL_JOBS: 8,
  SELECTED_CANDIDATES: 2,
  REFERRED_CANDIDATES: 6,
};

/** A home where all parts answer, with nothing in the lists. */
function openHome(as = aSeeker()) {
  const app = renderApp('/home', {
    as,
    prepare(bff) {
      bff.answer('getHomeCard', ({ query }) => {
        const cardType = query.get('card_type') as CardType;
        return { cardType, data: { count: counts[cardType] }, count: counts[cardType] };
      });
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answer('listAppliedPosts', () => ({ posts: [], total: 0 }));
      bff.answer('searchJobPosts', () => aJobSearchResult());
      bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
    },
  });
  return app;
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const cards = () =>
  within(screen.getByRole('list', { name: 'At a glance' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a seeker sees counts, how complete the profile is, what they applied to, and where to go on', async () => {
  const { bff } = openHome();
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
  await waitFor(() =>
    expect(cards()).toEqual(['Job Applications1,200', 'Referral Applications34', 'Total Applications1,234']),
  );
  expect(screen.getByText('Looking for jobs?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search Jobs' }).getAttribute('href')).toBe('/feed');
  await (await part('Applied Job Posts')).findByText('No applied job posts yet');
  await (await part('Applied Referral Posts')).findByText('No applied referral posts yet');
  await (await part('Featured jobs')).findByText('No jobs are open right now');
  const asked = bff.askedFor('listAppliedPosts').map(({ query }) => query.toString());
  expect(new Set(asked)).toEqual(
    new Set(['post_type=job_posts&page=1&limit=15', 'post_type=referral_posts&page=1&limit=15']),
  );
  expect(bff.askedFor('searchJobPosts')[0]?.query.toString()).toBe('status=Open&sort=newest&limit=5');
});

test('each section of the profile says its points and whether it is complete, and leads to the profile', async () => {
  const { bff } = openHome();
  bff.answer('getProfileCompletion', () =>
    aProfileCompletion({
      useSkills: { weight: 20, is_completed: true },
      userResumes: { weight: 15, is_completed: false },
    }),
  );
  const panel = await part('Profile completion');
  expect((await panel.findByRole('meter', { name: 'Profile completion' })).getAttribute('aria-valuenow')).toBe('20');
  expect(panel.getByText('20 of 100 points')).toBeTruthy();
  expect(panel.getByText('Next: add your work experience, for 20 more points.')).toBeTruthy();
  const sections = panel.getAllByRole('link');
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Work experience Incomplete · 20 points',
    'Accomplishments Incomplete · 5 points',
    'Certificates Incomplete · 5 points',
    'Education Incomplete · 15 points',
    'Projects Incomplete · 10 points',
    'Skills Completed · 20 points',
    'Social links Incomplete · 5 points',
    'Resumes Incomplete · 15 points',
    'About me Incomplete · 5 points',
  ]);
  expect(new Set(sections.map((section) => section.getAttribute('href')))).toEqual(new Set(['/profile']));
});

test('while resumes cannot be asked, completion claims no percentage', async () => {
  openHome();
  const panel = await part('Profile completion');
  await panel.findByRole('img', { name: 'Profile completion: not known yet' });
  expect(panel.getByText('At least 0 of 100 points')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Resumes Not known right now · 15 points' })).toBeTruthy();
});

test('what was applied to is a table, whose cells say what is missing', async () => {
  const { bff } = openHome();
  const cities = ['Oslo', 'Bergen', 'Tromsø'].map((name) => ({ name }));
  const florist = aJobPost({
    title: 'Florist',
    cities,
    custom_company: { name: 'Green Belt' },
    expected_max_ctc: { currency: 'EUR', amount: 40_000, max_amount: 52_500 },
  });
  const bare = aJobPost({ title: 'Gardener', cities: [], expected_max_ctc: undefined });
  const posts = [
    anAppliedPost({ job_post: florist, job_post_id: florist._id, status: 'Shortlisted' }),
    anAppliedPost({ job_post: bare, job_post_id: bare._id }),
    anAppliedPost({ job_post: undefined }),
    anAppliedPost({ job_post: null }),
  ];
  bff.answer('listAppliedPosts', ({ query }) =>
    query.get('post_type') === 'job_posts' ? { posts, total: 40 } : { posts: [], total: 0 },
  );
  const region = await part('Applied Job Posts');
  const table = within(await region.findByRole('table', { name: 'Applied Job Posts' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Job Details',
    'Company',
    'Location',
    'Salary',
    'Applied',
    'Actions',
  ]);
  const rows = table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows[0]).toEqual([
    'FloristShortlisted',
    'Green Belt',
    'Oslo, Bergen +1 more',
    'EUR 52.5k',
    'Mar 2, 2026',
    'View',
  ]);
  expect(rows[1]?.slice(2, 4)).toEqual(['Remote', 'Not specified']);
  expect(rows.slice(2).map(([title, company]) => [title, company])).toEqual([
    ['Job Post Not Found', 'Company Not Found'],
    ['Job Post Unavailable', 'Company Not Found'],
  ]);
  expect(table.getByRole('link', { name: 'View Florist' }).getAttribute('href')).toBe(`/job/${florist._id}`);
  expect(region.getByRole('link', { name: 'See all 40' }).getAttribute('href')).toBe('/job-applications');
});

test('the five newest jobs are featured, each with its way', async () => {
  const { bff } = openHome();
  const baker = aJobPostListing({ title: 'Baker', custom_company: { name: 'Crumb & Co' }, cities: [{ name: 'Lyon' }] });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [baker], total: 1 }));
  const featured = await part('Featured jobs');
  expect((await featured.findByRole('link', { name: 'Baker' })).getAttribute('href')).toBe(`/job/${baker._id}`);
  expect(featured.getByText('Crumb & Co · Lyon')).toBeTruthy();
  expect(featured.getByText('Pay not given')).toBeTruthy();
});

test('pay of featured jobs is said as in the tables of applications', async () => {
  const { bff } = openHome();
  const expected_max_ctc = { currency: 'EUR' as const, amount: 58_000, max_amount: 68_000 };
  const jobs = [aJobPostListing({ expected_max_ctc })];
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs, total: 1 }));
  bff.answer('listAppliedPosts', () => ({
    posts: [anAppliedPost({ job_post: aJobPost({ expected_max_ctc }) })],
    total: 1,
  }));
  await (await part('Applied Job Posts')).findByText('EUR 68.0k');
  await (await part('Featured jobs')).findByText('EUR 68.0k');
});

test('a part that fails says so in its own place and comes by Retry, without a toast; a count is never made up', async () => {
  const { bff, person } = openHome();
  for (const call of ['getHomeCard', 'listAppliedPosts', 'getProfileCompletion'] as const) {
    bff.refuse(call, 'forbidden', 'This part is away');
  }
  const applied = await part('Applied Job Posts');
  await applied.findByText('Failed to fetch posts');
  const panel = await part('Profile completion');
  await panel.findByText('Failed to fetch profile data');
  await waitFor(() => expect(cards()[2]).toMatch(/^Total ApplicationsNot counted right now/));
  await (await part('Featured jobs')).findByText('No jobs are open right now');
  expect(within(screen.getByRole('region', { name: /notification/i })).queryByText('This part is away')).toBeNull();

  bff.answer('listAppliedPosts', () => ({ posts: [], total: 0 }));
  const seven = { cardType: 'TOTAL_JOB_APPLICATIONS' as const, data: { count: 7 }, count: 7 };
  const counted = Promise.withResolvers<void>();
  bff.answerLater('getHomeCard', counted.promise, () => seven);
  await person.click(applied.getByRole('button', { name: /^Retry/ }));
  await applied.findByText('No applied job posts yet');
  const [, , total] = within(screen.getByRole('list', { name: 'At a glance' })).getAllByRole('listitem');
  const retry = within(total as HTMLElement).getByRole('button', { name: /^Retry/ });
  await person.click(retry);
  expect(document.activeElement).toBe(retry);
  counted.resolve();
  await waitFor(() => expect(cards()).toEqual(['Job Applications7', 'Referral Applications7', 'Total Applications14']));
});

const gardener = aJobPost({ title: 'Gardener' });
const florist = aJobPost({ title: 'Florist' });

test('a recruiter begins with who is waiting, and is told of who applies meanwhile', async () => {
  const { bff } = openHome(aRecruiter());
  const posts = (waiting: number) => ({
    jobs: [
      { ...gardener, applicants: someApplicantCounts({ total: 9, new: waiting }) },
      { ...florist, applicants: someApplicantCounts({ total: 2, new: 1 }) },
    ],
    total: 2,
  });
  bff.answer('listPostedJobs', () => posts(4));
  await screen.findByText(/5 applicants are waiting for a review on 2 posts\./);
  expect(screen.getByRole('link', { name: 'Review applicants' }).getAttribute('href')).toBe(
    `/job-applications/${gardener._id}`,
  );
  await waitFor(() => expect(cards()).toEqual(['Active Jobs3', 'Total Jobs Posted8', 'Selected Candidates2']));
  expect(screen.getByRole('link', { name: 'Active Jobs' }).getAttribute('href')).toBe('/posted-jobs?status=Open');
  expect(screen.getByRole('link', { name: 'Total Jobs Posted' }).getAttribute('href')).toBe('/posted-jobs');
  expect(screen.getByText('Need to post a job?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Post Job' }).getAttribute('href')).toBe('/create-job');
  const table = within(screen.getByRole('table', { name: 'Your Active Job Posts' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Status');
  expect(bff.askedFor('listPostedJobs')[0]?.query.get('sort')).toBe('review');
  expect(bff.askedFor('listPostedJobs')[0]?.query.get('status')).toBe('Open');

  bff.answer('listPostedJobs', () => posts(5));
  hearLive({ kind: 'applicants', id: gardener._id, version: 2 });
  await screen.findByText(/6 applicants are waiting for a review on 2 posts\./);
});

test.each([
  [
    'nobody is waiting',
    [{ ...gardener, applicants: someApplicantCounts({ total: 3, new: 0 }) }],
    'No applicants are waiting for a review.',
  ],
  [
    'one is waiting',
    [{ ...gardener, applicants: someApplicantCounts({ total: 3, new: 1 }) }],
    /1 applicant is waiting for a review on Gardener\./,
  ],
  ['that is not known', [{ ...gardener, applicants: null }], 'Applicants can’t be counted right now.'],
  ['there is no post', [], 'When people apply to your posts, you’ll see it here.'],
])('a recruiter reads that %s', async (_, jobs, words) => {
  const { bff } = openHome(aRecruiter());
  bff.answer('listPostedJobs', () => ({ jobs, total: jobs.length }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  [aRecruiter(), 'Your Active Job Posts', 'No active job posts', 'Create Job Post'],
  [aReferrer(), 'Your Referral Opportunities', 'No active referral opportunities', 'Create Referral Post'],
])('who has posted nothing is led to do so: %#', async (as, title, none, create) => {
  openHome(as);
  const posts = await part(title);
  await posts.findByText(none);
  expect(posts.getByRole('link', { name: create }).getAttribute('href')).toBe('/create-job');
});

test('a referrer has cards and a banner of their own', async () => {
  openHome(aReferrer());
  await screen.findByText('Ready to refer candidates?');
  await waitFor(() =>
    expect(cards()).toEqual(['Active Referral Posts3', 'Total Opportunities8', 'Referred Candidates6']),
  );
  expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/feed');
});

test('posts that cannot be fetched say so, and come by Retry', async () => {
  const { bff, person } = openHome(aRecruiter());
  bff.refuse('listPostedJobs', 'forbidden', 'This dashboard is not yours');
  const posts = await part('Your Active Job Posts');
  await posts.findByText('Failed to fetch posts');
  bff.answer('listPostedJobs', () => ({
    jobs: [{ ...gardener, applicants: someApplicantCounts({ total: 0, new: 0 }) }],
    total: 1,
  }));
  await person.click(posts.getByRole('button', { name: /^Retry/ }));
  await posts.findByRole('link', { name: 'Gardener' });
});

test('who turns out to be signed out reads so where one signs in', async () => {
  const { bff, endSession, address } = openHome();
  endSession();
  bff.refuse('listAppliedPosts', 'unauthenticated');
  await screen.findByText('User not authenticated');
  expect(address()).toBe('/signin');
});

test('who has no dashboard yet is asked to create one', async () => {
  const { address } = openHome(aCurrentUser());
  await screen.findByText(/^Please create a dashboard to continue/);
  expect(address()).toBe('/select-role');
});
