import { screen, waitFor, within } from '@testing-library/react';
import { pictureUrl } from '@waypost/contracts/person-picture';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser, aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { aResume, aResumeContent } from '@waypost/contracts/testing/resumes';
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

const loaf = { _id: 'a'.repeat(24), accomplishment_type: 'Awards' as const, title: 'Golden loaf', description: '' };

function openProfile() {
  const as = aSeeker();
  const user = aProfileUser({ _id: as.userInfos._id, profile_img_url: pictureUrl('ab12') });
  return renderApp('/profile', {
    as,
    prepare(bff) {
      bff.answer('getProfile', () => aProfile({ user, accomplishments: [loaf] }));
      bff.answer('listResumes', () => ({ resumes: [aResume({ original_name: 'cv.pdf' })], total: 1 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answer('readResumeContent', () => aResumeContent({ skills: [{ name: 'Pruning' }] }));
      bff.answer('lookUp', () => []);
    },
  });
}
type App = ReturnType<typeof openProfile>;
const press = async ({ person }: App, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));

test.each<[string, Parameters<App['bff']['takeAway']>[0], (app: App) => Promise<void>]>([
  [
    'an item that is shown as deleted is not yet',
    'updateProfile',
    async (app) => {
      await press(app, 'Delete Golden loaf');
      await press(app, 'Delete');
      await screen.findByText('No accomplishments yet.');
    },
  ],
  [
    'an item is saved',
    'updateProfile',
    async (app) => {
      await press(app, 'Edit Golden loaf');
      const dialog = within(await screen.findByRole('dialog'));
      await app.person.type(dialog.getByLabelText(/^Title/), ' 2');
      await app.person.click(dialog.getByRole('button', { name: /^Save/ }));
    },
  ],
  [
    'the order of sections is saved',
    'updateProfile',
    async (app) => {
      await press(app, 'Change the order of sections');
      await press(app, 'Move Skills up');
      await press(app, /^Save/);
    },
  ],
  [
    'a profile is filled from a resume',
    'updateProfile',
    async (app) => {
      await press(app, /^Fill my profile from cv.pdf/);
      await press(app, /^Add to my profile/);
    },
  ],
  ['a picture is removed', 'deletePicture', (app) => press(app, /^Remove your picture/)],
  [
    'a resume is deleted',
    'deleteResume',
    async (app) => {
      await press(app, 'Actions for cv.pdf');
      await app.person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const question = within(await screen.findByRole('alertdialog'));
      await app.person.click(question.getByRole('button', { name: /^Delete/ }));
    },
  ],
])('whoever leaves is asked while %s', async (_, call, change) => {
  const app = openProfile();
  const answer = Promise.withResolvers<never>();
  app.bff.answer(call, () => answer.promise);
  await change(app);
  await waitFor(() => expect(app.bff.askedFor(call)).toHaveLength(1));
  expect(isAsked()).toBe(true);
  answer.reject(new TypeError('Failed to fetch'));
  await waitFor(() => expect(isAsked()).toBe(false));
});

test('whoever leaves or logs out is asked while a resume is uploaded', async () => {
  const app = openProfile();
  const requests: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    requests.push(this);
  });
  await screen.findByRole('button', { name: /^Choose file/ });
  const pickers = document.querySelectorAll<HTMLInputElement>('input[type=file]:not([data-testid])');
  await app.person.upload([...pickers].at(-1)!, new File(['resume'], 'new.pdf'));
  await screen.findByText('Uploading new.pdf');
  expect(isAsked()).toBe(true);
  await press(app, 'Log out');
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out before your changes are saved?' }));
  requests[0]!.dispatchEvent(new Event('error'));
  await question.findByText('What you changed last is no longer being saved: you can log out.');
  expect(isAsked()).toBe(false);
});

test.each([
  ['/select-role', aCurrentUser(), /^Get Started/],
  ['/feed', aRecruiter(), /^Create a Job Seeker dashboard/],
])('whoever leaves %s is asked while a dashboard is created', async (address, as, create) => {
  const app = renderApp(address, { as, prepare: (bff) => bff.answer('searchJobPosts', () => aJobSearchResult()) });
  const answer = Promise.withResolvers<never>();
  app.bff.answer('createDashboard', () => answer.promise);
  const role = await screen.findByRole('button', { name: create });
  if (address === '/select-role') await app.person.click(screen.getByRole('radio', { name: /Job Seeker/ }));
  await app.person.click(role);
  await waitFor(() => expect(app.bff.askedFor('createDashboard')).toHaveLength(1));
  expect(isAsked()).toBe(true);
  answer.reject(new TypeError('Failed to fetch'));
  await waitFor(() => expect(isAsked()).toBe(false));
});
