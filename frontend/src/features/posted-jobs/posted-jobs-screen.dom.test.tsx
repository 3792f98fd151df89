import { screen, waitFor, within } from '@testing-library/react';
import { aJobPost, aJobPostDetails, aJobSearchResult, someApplicantCounts } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aRecruiter, aSeeker, renderApp } from '../../testing/render-app.tsx';
import { takesFocus } from '../../testing/taking-focus.ts';

const gardener = aJobPost({ title: 'Gardener' });

/** The page of somebody who posts for one company, unless a test says otherwise. */
function openPosts(address = '/posted-jobs') {
  const app = renderApp(address, { as: aRecruiter() });
  app.bff.answer('searchJobPosts', () => aJobSearchResult());
  app.bff.answer('listPostedJobs', () => ({ jobs: [gardener], total: 1 }));
  return app;
}

test('the posts of a dashboard are listed, and asked for again after a failure', async () => {
  const { bff, person } = openPosts();
  bff.refuse('listPostedJobs', 'forbidden', 'This dashboard is not yours');
  await screen.findByText('Failed to fetch posted jobs');
  expect(screen.getByRole('alert').textContent).toContain('This dashboard is not yours');
  bff.answer('listPostedJobs', () => ({ jobs: [gardener], total: 1 }));
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  await screen.findByRole('link', { name: 'Gardener' });
  expect(screen.getByText('Page 1 • 1 results shown')).toBeTruthy();
});

const people = someApplicantCounts;

test.each(['grid', 'list'])(
  'each post says how many applied, how many are new and wait for a review, and the best score: %s',
  async (view) => {
    const { bff } = openPosts(`/posted-jobs?viewMode=${view}`);
    const applicants = people({ total: 4, new: 3, unseen: 2, best_score: 836 });
    bff.answer('listPostedJobs', () => ({ jobs: [{ ...gardener, applicants }], total: 1 }));
    const link = await screen.findByRole('link', { name: '4 applicants · 2 new for Gardener' });
    expect(screen.getByText('3 to review · Best score 84%')).toBeTruthy();
    expect(link.getAttribute('href')).toBe(`/job-applications/${gardener._id}`);
    expect(screen.getByRole('link', { name: 'Gardener' }).getAttribute('href')).toBe(
      `/job-applications/${gardener._id}`,
    );
  },
);

test('those who apply at once while the list stands are counted, by one question', async () => {
  const { bff } = openPosts();
  bff.answer('listPostedJobs', () => ({ jobs: [{ ...gardener, applicants: people() }], total: 1 }));
  await screen.findByRole('link', { name: 'No applicants yet for Gardener' });
  bff.answer('listPostedJobs', () => ({
    jobs: [{ ...gardener, applicants: people({ total: 1, unseen: 1 }) }],
    total: 1,
  }));
  const asked = bff.askedFor('listPostedJobs').length;
  for (const version of [1, 2, 3]) hearLive({ kind: 'applicants', id: gardener._id, version });
  await screen.findByRole('link', { name: '1 applicant · 1 new for Gardener' });
  expect(bff.askedFor('listPostedJobs')).toHaveLength(asked + 1);
});

test.each([
  [people(), 'No applicants yet for Gardener'],
  [people({ total: 1 }), '1 applicant for Gardener'],
  [null, 'Applicants for Gardener'],
])('none, one and unknown are told apart: %o', async (applicants, name) => {
  const { bff } = openPosts();
  bff.answer('listPostedJobs', () => ({ jobs: [{ ...gardener, applicants }], total: 1 }));
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});

test('a closed post waits for no applicants', async () => {
  const { bff } = openPosts();
  const closed = { ...gardener, status: 'Close' as const, applicants: people() };
  bff.answer('listPostedJobs', () => ({ jobs: [closed], total: 1 }));
  await screen.findByRole('link', { name: 'No applicants for Gardener' });
});

test('what needs review can come first, and the page says when that is not known', async () => {
  const { bff, person, address } = openPosts();
  bff.answer('listPostedJobs', () => ({ jobs: [{ ...gardener, applicants: null }], total: 1 }));
  await person.click(await screen.findByRole('button', { name: /Sort by/ }));
  await person.click(await screen.findByRole('option', { name: 'Needs review first' }));
  await screen.findByText(/newest first: applicants can’t be counted right now/);
  expect(address()).toBe('/posted-jobs?sort=review');
  expect(bff.askedFor('listPostedJobs').at(-1)?.query.get('sort')).toBe('review');
});

test('posts are searched once typing pauses, and the address says so', async () => {
  const { bff, person, address } = openPosts('/posted-jobs?page=3');
  await person.type(await screen.findByRole('searchbox', { name: 'Search' }), 'gard');
  await waitFor(() => expect(address()).toBe('/posted-jobs?search=gard'));
  await waitFor(() => expect(bff.askedFor('listPostedJobs').at(-1)?.query.get('search')).toBe('gard'));
});

test('the way back from the applicants of a post leads to what one has looked at', async () => {
  const { bff, person, address } = openPosts('/posted-jobs?search=gard&sort=title');
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: gardener }));
  bff.refuse('listApplicants', 'unavailable');
  await person.click(await screen.findByRole('link', { name: 'Gardener' }));
  await person.click(await screen.findByRole('link', { name: 'Back to Posted Jobs' }));
  await waitFor(() => expect(address()).toBe('/posted-jobs?search=gard&sort=title'));
});

test('who posts for several companies can choose one', async () => {
  const { bff, person, address } = openPosts();
  const company = { value: 'c'.repeat(24), label: 'Green Belt', count: 3 };
  const other = { value: 'd'.repeat(24), label: 'Orchard', count: 1 };
  bff.answer('searchJobPosts', () =>
    aJobSearchResult({ facets: { ...aJobSearchResult().facets, company: [company, other] } }),
  );
  await person.click(await screen.findByRole('combobox', { name: 'Company' }));
  await person.click(await screen.findByRole('option', { name: /Green Belt/ }));
  await waitFor(() => expect(address()).toBe(`/posted-jobs?companyId=${company.value}&companyName=Green+Belt`));
  await expect.poll(() => bff.askedFor('listPostedJobs').at(-1)?.query.get('companyId')).toBe(company.value);
});

test('who posts for more companies than are counted finds each of their own by typing, and no other', async () => {
  const { bff, person, address } = openPosts();
  const company = Array.from({ length: 20 }, (_, at) => ({
    value: String(at).padStart(24, '0'),
    label: `Orchard ${at}`,
    count: 20 - at,
  }));
  const rare = { company_id: 'e'.repeat(24), company_name: 'Orchard Rare' };
  bff.answer('searchJobPosts', () => aJobSearchResult({ facets: { ...aJobSearchResult().facets, company } }));
  bff.answer('listPostedJobs', ({ query }) =>
    query.get('search') === null
      ? { jobs: [gardener], total: 1 }
      : { jobs: [aJobPost(rare), aJobPost({ title: 'Orchard keeper', company_id: 'f'.repeat(24) })], total: 2 },
  );
  await person.click(await screen.findByRole('combobox', { name: 'Company' }));
  await screen.findByText('The first 15. Type more to find others.');
  await person.type(screen.getByRole('combobox', { name: 'Company' }), 'rare');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await person.click(await screen.findByRole('option', { name: /Orchard Rare/ }));
  await waitFor(() => expect(address()).toBe(`/posted-jobs?companyId=${rare.company_id}&companyName=Orchard+Rare`));
  expect(bff.askedFor('lookUp')).toEqual([]);
});

test('who posts for one company has no company to choose', async () => {
  openPosts();
  await screen.findByRole('link', { name: 'Gardener' });
  expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull();
});

test('details, editing, duplicating and closing are in the menu of a post; a closed one can be looked at and duplicated', async () => {
  const { bff, person } = openPosts();
  const closed = aJobPost({ title: 'Florist', status: 'Close' });
  bff.answer('listPostedJobs', () => ({ jobs: [gardener, closed], total: 2 }));
  await person.click(await screen.findByRole('button', { name: 'Actions for Florist' }));
  const menu = screen.getByRole('menu');
  await takesFocus(menu);
  const ofClosed = within(menu).getAllByRole('menuitem');
  expect(ofClosed.map((item) => item.getAttribute('href'))).toEqual([
    `/job/${closed._id}`,
    `/create-job?copy=${closed._id}`,
  ]);
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Actions for Gardener' }));
  expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toContain(`edit=${gardener._id}`);
  await person.click(screen.getByRole('menuitem', { name: /^Close/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Close this job post?' })).toBeTruthy();
});

test('filters that leave nothing can be taken away', async () => {
  const { bff, person, address } = openPosts('/posted-jobs?status=Close&search=gard&sort=title');
  bff.answer('listPostedJobs', ({ query }) =>
    query.get('status') === null && query.get('search') === null
      ? { jobs: [gardener], total: 1 }
      : { jobs: [], total: 0 },
  );
  await screen.findByText('No jobs found');
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('link', { name: 'Gardener' });
  expect(address()).toBe('/posted-jobs?sort=title');
});

test('filters that left nothing say nothing of how many there are without them', async () => {
  const { bff, person } = openPosts('/posted-jobs?search=zzzz');
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  await screen.findByText('No jobs found');
  screen.getByText('0 jobs');
  const moment = Promise.withResolvers<void>();
  bff.answerLater('listPostedJobs', moment.promise, () => ({ jobs: [gardener], total: 1 }));
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(() => screen.queryByText('0 jobs')).toBeNull();
  expect(screen.queryByText('No jobs posted yet')).toBeNull();
  moment.resolve();
  await screen.findByText('1 job');
});

test('what is being typed is taken away with the filters', async () => {
  const { bff, person, address } = openPosts('/posted-jobs?status=Close');
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  await screen.findByText('No jobs found');
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'abc');
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', '');
  await screen.findByText('No jobs posted yet');
  expect(address()).toBe('/posted-jobs');
});

test('a page beyond the last leads to the first', async () => {
  const { bff, person, address } = openPosts('/posted-jobs?page=7');
  bff.answer('listPostedJobs', ({ query }) => ({ jobs: query.get('page') === '7' ? [] : [gardener], total: 1 }));
  await screen.findByText('Page 7 is empty');
  await person.click(screen.getByRole('button', { name: 'Go to First Page' }));
  await screen.findByRole('link', { name: 'Gardener' });
  expect(address()).toBe('/posted-jobs');
});

test('who has no dashboard is led to one', async () => {
  renderApp('/posted-jobs', { as: aCurrentUser({ userDashboards: [] }) });
  await screen.findByText('No Dashboard Selected');
  expect(screen.getByRole('link', { name: 'Create Dashboard' }).getAttribute('href')).toBe('/select-role');
});

test('as a table each post has its place, company, pay, status and date in columns of their own', async () => {
  const { bff } = openPosts('/posted-jobs?viewMode=list');
  const job = aJobPost({
    title: 'Florist',
    cities: [],
    status: 'Close',
    posted_date: '2026-11-02T09:00:00.000Z',
    expected_max_ctc: { currency: 'EUR', amount: 50_000, max_amount: 62_450 },
  });
  bff.answer('listPostedJobs', () => ({ jobs: [job], total: 1 }));
  await screen.findByRole('link', { name: 'Florist' });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Job Details', 'Company', 'Applicants', 'Status', 'Posted', 'Actions']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells[0]).toBe('FloristLocation not specified');
  expect(cells[1]).toBe('Green BeltEUR 62.5k');
  expect(cells.slice(3, 5)).toEqual(['Closed', 'Nov 2, 2026']);
});

test('who has posted nothing yet is led to posting', async () => {
  const { bff } = openPosts();
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  await screen.findByText('No jobs posted yet');
  expect(screen.getByRole('link', { name: 'Create job' }).getAttribute('href')).toBe('/create-job');
});

test('who seeks a job is shown how to post one', async () => {
  renderApp('/posted-jobs', { as: aSeeker() });
  await screen.findByText('Job Seeker Dashboard Selected');
  expect(screen.getByRole('link', { name: 'Create Recruiter/Referrer Dashboard' })).toBeTruthy();
});

test('what is more than a page says so, and every status can be chosen', async () => {
  const { bff, person } = openPosts();
  const jobs = Array.from({ length: 15 }, (_, at) => aJobPost({ title: `Gardener ${at}` }));
  bff.answer('listPostedJobs', () => ({ jobs, total: 16 }));
  await screen.findByText('Page 1 • 15 results shown • More available');
  await person.click(screen.getByRole('button', { name: /Status/ }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['All Statuses', 'Open', 'Closed']);
});

test.each([
  ['forbidden', 'Only who published a job post can close it', 'Only who published a job post can close it'],
  ['unauthenticated', '', 'User not authenticated'],
  ['internal', '', 'Failed to change job status'],
] as const)('a post that cannot be closed says why: %s', async (code, message, shown) => {
  const { bff, person } = openPosts();
  bff.refuse('changeJobStatus', code, message);
  await person.click(await screen.findByRole('button', { name: 'Actions for Gardener' }));
  await person.click(await screen.findByRole('menuitem', { name: /^Close/ }));
  await person.click(await screen.findByRole('button', { name: /^Close job/ }));
  await screen.findByText(shown);
});
