import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { delays } from '@waypost/contracts/constants';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { expect, test, vi } from 'vitest';
import { visited } from '../../session/stored.ts';
import { anotherWindow } from '../../testing/another-window.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const job = aJobPost({ title: 'Baker', status: 'Open' });
const details = aJobPostDetails({ job_post: job, is_saved: false, is_applied: false });
const path = `/public-job-details/${job._id}`;

test('who is signed out is asked to sign in for saving and for applying', async () => {
  const { person, address } = renderApp(path, { prepare: (bff) => bff.answer('getJobPost', () => details) });
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Please sign in to save jobs');
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  const [apply] = screen.getAllByRole('link', { name: 'Apply Now' });
  if (apply) await person.click(apply);
  await screen.findByText('You must be logged in to apply for jobs');
  await waitFor(() => expect(address()).toBe('/signin'));
});

test('who signs in to save comes back, and then the post is saved, once', async () => {
  const signedOut = renderApp(path, { prepare: (bff) => bff.answer('getJobPost', () => details) });
  await signedOut.person.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Please sign in to save jobs');
  await signedOut.person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(signedOut.address()).toBe('/signin');
  expect(visited.last()).toBe(path);
  cleanup();
  const as = aSeeker();
  let is_saved = false;
  const { bff } = renderApp(path, {
    as,
    prepare(bff) {
      bff.answer('getJobPost', () => ({ ...details, is_saved }));
      bff.answer('markJobPost', () => {
        is_saved = true;
        return { success: true as const };
      });
    },
  });
  await screen.findByText('Job saved successfully');
  await screen.findByRole('button', { name: 'Saved' });
  expect(bff.askedFor('markJobPost').map(({ params }) => params)).toEqual([
    { dash: as.userDashboards[0]?.dsh_id, job: job._id, mark: 'Saved' },
  ]);
});

test('who is signed in saves the post from here, and their other windows show it', async () => {
  const { heard } = anotherWindow();
  const as = aSeeker();
  const { bff, person } = renderApp(path, {
    as,
    prepare: (bff) => bff.answer('getJobPost', () => details),
  });
  bff.answer('markJobPost', () => ({ success: true as const }));
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Job saved successfully');
  expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  const told = [job._id, { is_saved: true }, as.userDashboards[0]?.dsh_id];
  await waitFor(() => expect(heard).toContainEqual({ kind: 'marked', told }));
});

test.each([
  ['unavailable', 'Jobs are away for a moment'],
  ['too-many-requests', 'That was too often. Please wait a minute.'],
] as const)('what is %s may pass, and is offered to be tried again', async (code, words) => {
  const { bff, person } = renderApp(path, { prepare: (bff) => bff.refuse('getJobPost', code, words) });
  await screen.findByText(words);
  bff.answer('getJobPost', () => details);
  await person.click(screen.getByRole('button', { name: /Retry/ }));
  await screen.findByRole('heading', { level: 1, name: 'Baker' });
});

test('a failure that passes goes by itself, and whoever was about to try again is at the post then', async () => {
  vi.useFakeTimers({
    toNotFake: ['setTimeout', 'clearTimeout', 'nextTick', 'queueMicrotask', 'requestAnimationFrame'],
  });
  try {
    const { bff } = renderApp(path, { prepare: (bff) => bff.refuse('getJobPost', 'unavailable', 'Away') });
    await screen.findByText('Away');
    screen.getByRole('button', { name: /Retry/ }).focus();
    bff.answer('getJobPost', () => details);
    await act(() => vi.advanceTimersByTimeAsync(1.5 * delays.askAgain));
    await screen.findByRole('heading', { level: 1, name: 'Baker' });
    // `waitFor` looks again by the interval that is held here, or when the page changes, which focus is not.
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  } finally {
    vi.useRealTimers();
  }
});

test('a post that does not come in time is given up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  try {
    renderApp(path, { prepare: (bff) => bff.takeAway('getJobPost') });
    await screen.findByText('Request timeout');
    screen.getByRole('heading', { level: 1, name: 'Oops! Job Not Found' });
    expect(timeout).toHaveBeenCalledWith(delays.publicJobTimeout);
  } finally {
    timeout.mockRestore();
  }
});

test('a post that is not there is not asked for again', async () => {
  const { bff } = renderApp(path, {
    prepare: (bff) => bff.refuse('getJobPost', 'not-found', 'Job post not found'),
  });
  await screen.findByText('Job post not found');
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  expect(bff.askedFor('getJobPost')).toHaveLength(1);
});

test('who is signed in applies from the top of the page', async () => {
  renderApp(path, { as: aSeeker(), prepare: (bff) => bff.answer('getJobPost', () => details) });
  await screen.findByRole('heading', { level: 1, name: 'Baker' });
  const [first] = screen.getAllByRole('link', { name: 'Apply Now' });
  expect(first?.getAttribute('href')).toBe(`/job/${job._id}`);
  expect(screen.queryByRole('link', { name: 'Sign In to Apply' })).toBeNull();
});

test.each([
  ['signed out', {}],
  ['signed in', { as: aSeeker() }],
])('who is %s searches in the feed', async (_, who) => {
  renderApp(path, { ...who, prepare: (bff) => bff.answer('getJobPost', () => details) });
  const search = await screen.findByRole('link', { name: 'Search Open Roles' });
  await expect.poll(() => search.getAttribute('href')).toBe('/feed');
});

test('what is offered to who is signed out leads to the job or to signing in', async () => {
  const post = aJobPost({ ...job, cities: [] });
  renderApp(path, { prepare: (bff) => bff.answer('getJobPost', () => ({ ...details, job_post: post })) });
  await screen.findByText('Interested in this position?');
  const texts = [
    'Create your account and apply in just a few clicks',
    'Want ATS Score?',
    'Ready to Apply?',
    'Ready to apply for this job?',
    'Location not specified',
  ];
  for (const text of texts) screen.getByText(text);
  const leads = { 'Get Score': `/job/${job._id}`, 'Apply Now': `/job/${job._id}`, 'Get Started': '/signin' };
  for (const [name, to] of Object.entries(leads)) {
    for (const link of screen.getAllByRole('link', { name })) expect(link.getAttribute('href')).toBe(to);
  }
  expect(screen.getByRole('link', { name: 'Sign In to Apply' }).getAttribute('href')).toBe('/signin');
});

test('a link that leads to no post says so, with ways on', async () => {
  renderApp('/public-job-details/not-an-id');
  await screen.findByRole('heading', { level: 1, name: 'Oops! Job Not Found' });
  screen.getByText('Job not found or invalid response');
  expect(screen.getByRole('link', { name: 'Browse All Jobs' }).getAttribute('href')).toBe('/jobs');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

test('so does an answer without a post', async () => {
  renderApp(path, { prepare: () => void vi.stubGlobal('fetch', async () => Response.json({})) });
  await screen.findByText('Job not found or invalid response');
});

test.each([
  ['that nobody can name', 'internal', '', 'Failed to load job details. Please try again.'],
  ['without a word', 'not-found', '', "The job you're looking for might have been removed or doesn't exist."],
] as const)('a failure %s is said', async (_how, code, message, said) => {
  renderApp(path, { prepare: (bff) => bff.refuse('getJobPost', code, message) });
  await screen.findByText(said);
});
