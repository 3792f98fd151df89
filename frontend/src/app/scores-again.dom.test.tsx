import { act, screen, waitFor } from '@testing-library/react';
import { aJobPost, aJobPostDetails, aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aProfileCompletion } from '@waypost/contracts/testing/people';
import { aScore } from '@waypost/contracts/testing/scores';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { emptyForm } from '../features/ats-score/ats-form.ts';
import { keptForm } from '../features/ats-score/kept-form.ts';
import { hearLive } from '../testing/hear-live.ts';
import { aSeeker, renderApp } from '../testing/render-app.tsx';

type Answer = (user_score: number) => void;

const job = aJobPost({ title: 'Baker' });
const shown = (name: string | RegExp) => screen.getByRole('meter', { name }).getAttribute('aria-valuenow');

const incomplete = aProfileCompletion({ userResumes: { weight: 10, is_completed: false } });

function openScores() {
  const as = aSeeker();
  keptForm.keep(as.userInfos._id, { ...emptyForm, job_link: `${location.origin}/job/${job._id}` });
  const { bff, person } = renderApp('/ats-score', { as });
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: job }));
  bff.answer('getProfileCompletion', () => incomplete);
  const answer: Answer = (user_score) =>
    bff.answer('requestScore', () => ({ ...aScore({ user_score }), userScore: user_score }));
  const ask = async () => person.click(await screen.findByRole('button', { name: /^Get ATS score/ }));
  return { bff, answer, call: 'requestScore' as const, ask };
}

/** What each screen shows of a score, and how it is asked for. */
const screens = [
  {
    place: 'the page of a job',
    name: 'ATS score',
    open() {
      const { bff } = renderApp(`/job/${job._id}`, { as: aSeeker() });
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: job }));
      const answer: Answer = (user_score) =>
        bff.answer('getScore', () => ({ ...aScore({ user_score }), userScore: user_score }));
      return { bff, answer, call: 'getScore' as const };
    },
  },
  {
    place: 'the feed',
    name: 'Your match',
    open() {
      const { bff } = renderApp('/feed', { as: aSeeker() });
      bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({ _id: job._id })] }));
      const answer: Answer = (user_score) =>
        bff.answer('listScores', () => ({ scores: [{ job_post_id: job._id, user_score }] }));
      return { bff, answer, call: 'listScores' as const };
    },
  },
  {
    place: 'the page of scores',
    name: 'Your ATS Score',
    open: openScores,
  },
];

const changeProfile = () => hearLive({ kind: 'profile', id: job._id, version: 2 });

/** What may make scores others without this tab's doing. */
const reasons = [
  { reason: 'the profile was changed', happen: changeProfile },
  { reason: 'a resume was read', happen: () => hearLive({ kind: 'resume', id: job._id, version: 2 }) },
  { reason: 'messages were missed', happen: () => hearLive({ kind: 'resumed' }) },
];

/** Whether anything that is drawn from now on lacks the score. */
function watchForGaps(name: string) {
  let hasGap = false;
  const observer = new MutationObserver(
    () => (hasGap ||= document.querySelector(`[role="meter"][aria-label="${name}"]`) === null),
  );
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return () => hasGap;
}

describe.each(screens)('a score of $place', ({ name, open }) => {
  let opened: ReturnType<(typeof screens)[number]['open']>;
  let hasGap: () => boolean;
  beforeEach(async () => {
    opened = open();
    opened.answer(400);
    if ('ask' in opened) await opened.ask();
    await screen.findByRole('meter', { name });
    hasGap = watchForGaps(name);
  });

  test.each(reasons)('is asked for again when $reason, and the old one stays until then', async ({ happen }) => {
    const { bff, answer, call } = opened;
    const before = bff.askedFor(call).length;
    answer(470);
    act(happen);
    await waitFor(() => expect(shown(name)).toBe('47'));
    expect(bff.askedFor(call)).toHaveLength(before + 1);
    expect(hasGap()).toBe(false);
  });

  test('stays where it cannot be had anew', async () => {
    const { bff, answer, call } = opened;
    const before = bff.askedFor(call).length;
    bff.refuse(call, 'forbidden');
    act(changeProfile);
    await waitFor(() => expect(bff.askedFor(call)).toHaveLength(before + 1));
    answer(470);
    await waitFor(() => {
      act(changeProfile);
      expect(shown(name)).toBe('47');
    });
    expect(hasGap()).toBe(false);
  });
});

test('a score that became another one while another page was shown is asked for on the way back', async () => {
  const { bff, person } = renderApp('/feed', { as: aSeeker() });
  const scored = (user_score: number) =>
    bff.answer('listScores', () => ({ scores: [{ job_post_id: job._id, user_score }] }));
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({ _id: job._id })] }));
  bff.answer('listMarkedPosts', () => ({ marked_posts: [], total: 0 }));
  scored(400);
  await screen.findByRole('meter', { name: 'Your match' });
  await person.click(screen.getByRole('link', { name: 'Saved Jobs' }));
  await screen.findByRole('heading', { level: 1, name: 'Saved Jobs' });
  scored(470);
  act(changeProfile);
  await person.click(screen.getByRole('link', { name: 'Feed' }));
  await waitFor(() => expect(shown('Your match')).toBe('47'));
});

test('how complete a profile is, is asked for again when the profile was changed', async () => {
  const { bff, answer, ask } = openScores();
  answer(400);
  await ask();
  await waitFor(() => expect(shown('Profile completion')).toBe('0'));
  const sections = Object.entries(incomplete).map(([name, section]) => [name, { ...section, is_completed: true }]);
  bff.answer('getProfileCompletion', () => aProfileCompletion(Object.fromEntries(sections)));
  act(changeProfile);
  await waitFor(() => expect(shown('Profile completion')).toBe('100'));
});
