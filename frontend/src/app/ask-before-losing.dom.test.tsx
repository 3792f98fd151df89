import { screen, waitFor, within } from '@testing-library/react';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { expect, test, vi } from 'vitest';
import { pageLoad } from '../session/page-load.ts';
import { aRecruiter, aSeeker, renderApp } from '../testing/render-app.tsx';

const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const counts = { Applied: 2, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };

/** The applicants of a post, two of whom have been decided on; neither change is answered yet. */
async function decideOnTwo() {
  const post = aJobPost();
  const two = [anApplicant(), anApplicant()];
  const app = renderApp(`/job-applications/${post._id}`, { as: aRecruiter() });
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = answers.values();
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  app.bff.answer('listApplicants', () => ({ applicants: two, total: 2, counts, is_blind: false }));
  app.bff.answer('visitApplicants', () => new Promise(() => undefined));
  app.bff.answer('changeApplicantStatus', async () => {
    await waiting.next().value?.promise;
    return { changed: 1, previous: [] };
  });
  await screen.findAllByRole('button', { name: /^Applied, change/ });
  await waitFor(() => expect(app.bff.askedFor('visitApplicants')).not.toEqual([]));
  expect(isAsked()).toBe(false);
  for (const _ of two) {
    await app.person.click(screen.getAllByRole('button', { name: /^Applied, change/ })[0]!);
    await app.person.click(await screen.findByRole('menuitemradio', { name: 'Not Selected' }));
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Applied, change/ })).toBeNull());
  return { ...app, answers };
}

test('whoever leaves is asked for as long as a change is under way or waits, and about no visit', async () => {
  const { bff, answers } = await decideOnTwo();
  const [first, second] = answers;
  expect(isAsked()).toBe(true);
  first?.resolve();
  await waitFor(() => expect(bff.askedFor('changeApplicantStatus')).toHaveLength(2));
  expect(isAsked()).toBe(true);
  second?.resolve();
  await waitFor(() => expect(isAsked()).toBe(false));
});

test('nobody is asked whose session is over', async () => {
  await decideOnTwo();
  const asked: boolean[] = [];
  vi.spyOn(pageLoad, 'instead').mockImplementation(() => void asked.push(isAsked()));
  expect(isAsked()).toBe(true);
  dispatchEvent(new StorageEvent('storage', { key: 'waypost.authenticated', newValue: 'false' }));
  await waitFor(() => expect(asked).toEqual([false]));
});

test('who logs out while a change is under way is asked, and sees when it is no longer', async () => {
  const { bff, person, answers } = await decideOnTwo();
  const ask = async () => {
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    return within(await screen.findByRole('alertdialog', { name: 'Log out before your changes are saved?' }));
  };
  await person.click((await ask()).getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const question = await ask();
  question.getByText(/^What you changed last is still being saved/);
  for (const { resolve } of answers) resolve();
  await question.findByText('What you changed last is no longer being saved: you can log out.');
  expect(bff.signOuts()).toBe(0);
  await person.click(question.getByRole('button', { name: /^Log out/ }));
  await screen.findByText('Logged out successfully');
  expect(bff.signOuts()).toBe(1);
});

test('whoever leaves is asked while an item of the profile that is shown as deleted is not yet', async () => {
  const as = aSeeker();
  const user = aProfileUser({ _id: as.userInfos._id });
  const loaf = { _id: 'a'.repeat(24), accomplishment_type: 'Awards' as const, title: 'Golden loaf', description: '' };
  const answer = Promise.withResolvers<void>();
  const { person } = renderApp('/profile', {
    as,
    prepare(bff) {
      bff.answer('getProfile', () => aProfile({ user, accomplishments: [loaf] }));
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answerLater('updateProfile', answer.promise, () => aProfile({ user }));
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete Golden loaf' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('No accomplishments yet.');
  expect(isAsked()).toBe(true);
  answer.resolve();
  await waitFor(() => expect(isAsked()).toBe(false));
});
