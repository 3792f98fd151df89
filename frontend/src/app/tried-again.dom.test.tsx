import { screen, waitFor } from '@testing-library/react';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails, aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { anApplicationScore, aScore } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { hearLive } from '../testing/hear-live.ts';
import { aRecruiter, aSeeker, renderApp } from '../testing/render-app.tsx';

type App = ReturnType<typeof renderApp>;

const post = aJobPost({ title: 'Baker' });
const score = { ...aScore({ user_score: 640 }), userScore: 640 };

/**
 * Presses Retry twice by key, and looks for what the failure is said by, and for focus, until the answer is there.
 * @param says stands there until then.
 */
async function tryAgain({ person }: App, says: readonly string[], answerLater: (moment: Promise<void>) => void) {
  const retry = await screen.findByRole('button', { name: /^Retry/ });
  for (const words of says) screen.getByText(words, { exact: false });
  const { promise, resolve } = Promise.withResolvers<void>();
  answerLater(promise);
  retry.focus();
  await person.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(retry.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(retry);
  for (const words of says) screen.getByText(words, { exact: false });
  resolve();
  await waitFor(() => expect(retry.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
}

test('a failed score of a job stands there while it is tried again', async () => {
  const app = renderApp(`/job/${post._id}`, { as: aSeeker() });
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  app.bff.refuse('getScore', 'forbidden');
  await tryAgain(app, ['The score could not be computed'], (moment) =>
    app.bff.answerLater('getScore', moment, () => score),
  );
  expect(screen.getByRole('meter', { name: 'ATS score' }).getAttribute('aria-valuenow')).toBe('64');
});

test('a failed score that was asked for stands there while it is tried again, and none from before comes back', async () => {
  const app = renderApp('/ats-score', { as: aSeeker() });
  const { bff, person } = app;
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  bff.refuse('getProfileCompletion', 'forbidden');
  bff.answer('requestScore', () => score);
  await person.type(await screen.findByRole('textbox', { name: 'Job URL' }), `${location.origin}/job/${post._id}`);
  await person.click(screen.getByRole('button', { name: /^Get ATS score/ }));
  await screen.findByRole('meter', { name: 'Your ATS Score' });
  await screen.findByText('Failed to fetch profile data');
  bff.refuse('requestScore', 'unavailable', 'Away');
  await person.click(screen.getByRole('button', { name: /^Get ATS score/ }));
  await screen.findByText('The score could not be computed');
  await tryAgain(app, ['The score could not be computed', 'Away'], (moment) =>
    bff.answerLater('requestScore', moment, () => score),
  );
  screen.getByRole('meter', { name: 'Your ATS Score' });
});

test('applicants who could not be compared are said to be so while they are asked for again', async () => {
  const [ada, rae] = [anApplicant(), anApplicant()];
  const app = renderApp(`/job-applications/${post._id}?compare=${ada._id}-${rae._id}`, { as: aRecruiter() });
  const { bff } = app;
  const counts = { Applied: 2, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  bff.answer('listApplicants', () => ({ applicants: [ada, rae], total: 2, counts, is_blind: false }));
  bff.answer('getApplicationScore', () => anApplicationScore());
  bff.refuse('getApplicant', 'forbidden', 'Not yours');
  await tryAgain(app, ['Failed to load applicants', 'Not yours'], (moment) =>
    bff.answerLater('getApplicant', moment, ({ params }) => ({
      applicant: params['application'] === ada._id ? ada : rae,
    })),
  );
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Comparison of applicants' }));
});

test('what stands below the posts of a recruiter stays there while they are asked for again', async () => {
  const app = renderApp('/home', { as: aRecruiter() });
  app.bff.answer('getHomeCard', () => ({ cardType: 'TOTAL_JOBS' as const, data: { count: 0 }, count: 0 }));
  app.bff.refuse('listPostedJobs', 'forbidden');
  await tryAgain(app, ['Failed to fetch posts', 'Good to see you', 'Need to post a job?'], (moment) =>
    app.bff.answerLater('listPostedJobs', moment, () => ({ jobs: [], total: 0 })),
  );
  screen.getByText('Need to post a job?');
});

test('what failed while the server was away comes by itself once it is heard again', async () => {
  const { bff } = renderApp('/feed', { as: aSeeker() });
  bff.refuse('searchJobPosts', 'unavailable', 'Away');
  await screen.findByRole('button', { name: /^Retry/ }, { timeout: 5_000 });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({ title: 'Baker' })], total: 1 }));
  hearLive({ kind: 'resumed' });
  await screen.findByRole('link', { name: 'Baker' });
});

test('that a session could not be checked is said while it is checked again', async () => {
  const app = renderApp('/home', {
    hasHint: true,
    prepare: (bff) => bff.refuse('getCurrentUser', 'forbidden', 'Not now'),
  });
  const me = aSeeker();
  await tryAgain(app, ['We couldn’t check your session'], (moment) =>
    app.bff.answerLater('getCurrentUser', moment, () => me),
  );
});
