import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { goByBrowser } from '../../testing/go-by-browser.ts';
import { aRecruiter, renderApp } from '../../testing/render-app.tsx';
import { drafts, keyOf } from './form/draft.ts';
import { emptyForm, formOf } from './form/job-form.ts';
import { openWizard, written } from './testing/open-wizard.tsx';

type Bff = ReturnType<typeof openWizard>['bff'];
const press = async ({ person }: Pick<ReturnType<typeof renderApp>, 'person'>, name: RegExp) =>
  person.click(await screen.findByRole('button', { name }));
const attemptsOf = (bff: Bff) => bff.askedFor('publishJobPost').map(({ headers }) => headers.get('idempotency-key'));

/** Somebody who has pressed Publish, and when that is answered. */
async function publishing() {
  const moment = Promise.withResolvers<void>();
  const app = openWizard('review');
  app.bff.answerLater('publishJobPost', moment.promise, () => ({ job_post: aJobPost({ title: 'Gardener' }) }));
  app.bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  await press(app, /^Publish Job Post/);
  await waitFor(() => expect(app.bff.askedFor('publishJobPost')).toHaveLength(1));
  return { ...app, answered: () => act(async () => moment.resolve()) };
}

test('who reloads before the answer and publishes again makes no second post', async () => {
  const { bff, as } = await publishing();
  cleanup();
  const again = renderApp('/create-job', { as });
  again.bff.refuse('publishJobPost', 'unavailable');
  await screen.findByText('Your draft is back');
  await press(again, /^Publish Job Post/);
  await waitFor(() => expect(attemptsOf(again.bff)).toHaveLength(1));
  expect(attemptsOf(again.bff)).toEqual(attemptsOf(bff));
});

test('who goes elsewhere before the answer is told of it there, and has no draft left', async () => {
  const { person, address, draft, answered } = await publishing();
  await person.click(screen.getAllByRole('link', { name: 'Saved Jobs' })[0]!);
  await waitFor(() => expect(address()).toBe('/saved-jobs'));
  expect(draft()).toBeDefined();
  await answered();
  await screen.findByText('Job post published successfully!');
  expect(draft()).toBeUndefined();
  expect(address()).toBe('/saved-jobs');
});

test('who comes back before the answer cannot publish it again, and is led on once it is there', async () => {
  const { bff, person, address, answered } = await publishing();
  await person.click(screen.getAllByRole('link', { name: 'Saved Jobs' })[0]!);
  await waitFor(() => expect(address()).toBe('/saved-jobs'));
  await person.click(screen.getAllByRole('link', { name: 'Create Job' })[0]!);
  await screen.findByText('Your draft is back');
  await press({ person }, /Publishing/);
  expect(bff.askedFor('publishJobPost')).toHaveLength(1);
  await answered();
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
});

test('publishing forgets no draft that another window keeps by then, and that it is not kept here is not hidden', async () => {
  const { address, key, draft, answered } = await publishing();
  await screen.findByText('Draft saved');
  drafts.keep(key, { form: { ...emptyForm, title: 'Baker' }, step: 'basic' });
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.queryByText('Draft saved')).toBeNull();
  screen.getByText('Changed in another window. Only the last change is kept.');
  await answered();
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  expect(draft()?.form.title).toBe('Baker');
});

test('who goes elsewhere before it fails is told of it there, and has the draft', async () => {
  const { bff, person, address, draft } = openWizard('review');
  const moment = Promise.withResolvers<void>();
  bff.answer('publishJobPost', () => moment.promise.then(() => Promise.reject(new TypeError('Failed to fetch'))));
  await press({ person }, /^Publish Job Post/);
  await person.click(screen.getAllByRole('link', { name: 'Saved Jobs' })[0]!);
  await waitFor(() => expect(address()).toBe('/saved-jobs'));
  await screen.findByRole('heading', { level: 1, name: 'Saved Jobs' });
  await act(async () => moment.resolve());
  await screen.findByText(/^Failed to publish job post/);
  expect(draft()).toBeDefined();
});

test('a window in which nothing was typed leaves the draft of another one', async () => {
  const { person, key, draft } = openWizard('basic', emptyForm);
  await screen.findByLabelText('Job title');
  drafts.keep(key, { form: { ...emptyForm, title: 'Baker' }, step: 'basic' });
  await person.click(screen.getByRole('button', { name: 'Start Fresh' }));
  expect(draft()?.form.title).toBe('Baker');
});

/** A post that somebody closes while it is edited. */
function closing() {
  const as = aRecruiter();
  const post = aJobPost({
    created_by: as.userInfos._id,
    title: 'Gardener',
    job_type: 'Full-Time',
    work_mode: 'Onsite',
  });
  const key = keyOf({ userId: as.userInfos._id, dashboardId: as.userDashboards[0]?.dsh_id ?? '', jobId: post._id });
  const open = (status: 'Open' | 'Close') =>
    renderApp(`/create-job?edit=${post._id}`, {
      as,
      prepare: (bff) => bff.answer('getJobPost', () => aJobPostDetails({ job_post: { ...post, status } })),
    });
  return { post, key, open };
}

test('what was typed into a post that is closed meanwhile becomes a new one', async () => {
  const { post, key, open } = closing();
  const app = open('Open');
  app.bff.refuse('editJobPost', 'conflict', 'Others are changing this at the same moment');
  await app.person.type(await screen.findByLabelText('Job title'), ' in');
  await press(app, /^Save Changes/);
  await screen.findByText('What you typed is kept on this device. You can try again.');
  const closed = { job_post: { ...post, status: 'Close' } };
  app.bff.refuse('editJobPost', 'conflict', 'Cannot edit a closed job', [], closed);
  await app.person.type(await screen.findByLabelText('Job title'), ' chief');
  await press(app, /^Save Changes/);
  await screen.findByText('Failed to update job post: Cannot edit a closed job');
  expect(screen.queryByText(/You can try again/)).toBeNull();
  await app.person.click(screen.getByRole('link', { name: 'Create a new post from it' }));
  await screen.findByText('The form is filled in with what you wrote');
  expect(await screen.findByLabelText('Job title')).toHaveProperty('value', 'Gardener in chief');
  expect(app.address()).toBe('/create-job');
  expect(drafts.read(key)).toBeUndefined();
});

test('a closed post leads to what was written for it, when something was', async () => {
  const { post, key, open } = closing();
  drafts.keep(key, { form: { ...formOf(post), title: 'Gardener in chief' }, step: 'basic', version: 1 });
  open('Close');
  const link = await screen.findByRole('link', { name: 'Create a new post from what you wrote' });
  expect(link.getAttribute('href')).toBe(`/create-job?rewrite=${post._id}`);
});

test('Back leads to the step before, and Forward to the one after', async () => {
  const { address, person } = openWizard('requirements');
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
  await heading('Requirements and Responsibilities');
  expect(address()).toBe('/create-job');
  await person.type(screen.getByLabelText(/Preferred qualifications/), 'Roses.');
  await press({ person }, /^Previous/);
  await heading('Basic Job Information');
  expect(address()).toBe('/create-job?step=basic');
  history.back();
  await heading('Requirements and Responsibilities');
  await screen.findByDisplayValue('Roses.');
  history.forward();
  expect(document.activeElement).toBe(await heading('Basic Job Information'));
});

test('an entry of the history whose step cannot be shown, as that of a post that is published, is passed over', async () => {
  const { address } = openWizard('basic', { ...written, cities: [] });
  await screen.findByRole('heading', { level: 2, name: 'Basic Job Information' });
  goByBrowser('/create-job?step=review');
  await waitFor(() => expect(address()).toBe('/create-job'));
  screen.getByRole('heading', { level: 2, name: 'Basic Job Information' });
});

test('Back after publishing leads past the steps of the post to an empty form', async () => {
  const { bff, person, address } = openWizard('analysis', {
    ...written,
    skills_are_own: true,
    experience_is_own: true,
  });
  bff.answer('publishJobPost', () => ({ job_post: aJobPost() }));
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  await press({ person }, /^Next Step/);
  await waitFor(() => expect(address()).toBe('/create-job?step=review'));
  await press({ person }, /^Publish Job Post/);
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  await screen.findByRole('heading', { level: 1, name: 'Posted Jobs' });
  history.back();
  await waitFor(() => expect(address()).toBe('/create-job'));
  expect(await screen.findByLabelText('Job title')).toHaveProperty('value', '');
});
