import { screen, waitFor, within } from '@testing-library/react';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aRecruiter, aSeeker, renderApp } from '../../testing/render-app.tsx';
import { drafts, keyOf } from './draft.ts';
import { emptyForm, type JobForm } from './job-form.ts';

const filled: JobForm = {
  ...emptyForm,
  title: 'Gardener',
  company_name: { name: 'Green Belt' },
  cities: [{ name: 'Lyon' }],
  description: 'Keep the parks of the city green.',
  responsibility: 'Plant, prune and water.',
  minimum_qualification: 'Two summers of experience in gardens.',
};

/** Somebody who comes back to a post that is written to its end. */
function atReview(form: JobForm = filled) {
  const as = aRecruiter();
  const owner = { userId: as.userInfos._id, dashboardId: as.userDashboards[0]?.dsh_id ?? '' };
  const key = keyOf({ ...owner, jobId: undefined });
  drafts.keep(key, { form, step: 'review' });
  const app = renderApp('/create-job', { as });
  const publish = async () => app.person.click(await screen.findByRole('button', { name: /^Publish Job Post/ }));
  return { ...app, owner, publish, draft: () => drafts.read(key) };
}

test('a post that was written before is published from its draft, which then goes', async () => {
  const { bff, owner, publish, draft, address } = atReview();
  await screen.findByText('Your draft is back');
  bff.answer('publishJobPost', () => ({ job_post: aJobPost() }));
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  await publish();
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  expect(bff.askedFor('publishJobPost').map(({ body }) => body)).toMatchObject([
    { title: 'Gardener', create_by: owner.userId, dsh_id: owner.dashboardId },
  ]);
  expect(draft()).toBeUndefined();
});

test('years without an end are shown so, and published', async () => {
  const { bff, publish, address } = atReview({ ...filled, minimum_yrs_of_exp_needed: 3, experience_is_own: true });
  await screen.findByText('3+ years, Mid-level');
  bff.answer('publishJobPost', () => ({ job_post: aJobPost() }));
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  await publish();
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  expect(bff.askedFor('publishJobPost')[0]?.body).toMatchObject({ minimum_yrs_of_exp_needed: 3 });
});

test('years that nobody has found are not called unneeded', async () => {
  atReview();
  await screen.findByText('Not found in your text');
  await screen.findByText('No years of experience were found in your text');
  expect(screen.queryByText('Not asked for')).toBeNull();
});

test('somebody who asks for no years is believed', async () => {
  atReview({ ...filled, experience_is_own: true });
  await screen.findByText('Not asked for');
});

test('a senior post is never called entry-level', async () => {
  atReview({ ...filled, title: 'Senior Gardener', minimum_yrs_of_exp_needed: 1, maximum_yrs_of_exp_needed: 2 });
  await screen.findByText('1 - 2 years, Senior-level');
});

test('a failure to publish says why, and keeps what was typed', async () => {
  const { bff, publish, draft } = atReview();
  bff.refuse('publishJobPost', 'unavailable');
  await publish();
  await screen.findByText('Failed to publish job post: Server error. Please try again later.');
  expect(draft()?.form).toEqual(filled);
});

test('publishing leads back to what is missing', async () => {
  const { publish } = atReview({ ...filled, title: '', cities: [] });
  await publish();
  const summary = await screen.findByRole('group', { name: 'Please fill in all required fields' });
  expect(within(summary).getByText('Job title is required')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Basic Job Information' })).toBeTruthy();
});

test('a step is left only once it is filled in, and says what it needs', async () => {
  const { person } = renderApp('/create-job', { as: aRecruiter() });
  await person.click(await screen.findByRole('button', { name: 'Next Step' }));
  await screen.findByRole('group', { name: 'Please fill in all required fields before proceeding' });
  await person.click(screen.getByRole('link', { name: 'Job title is required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Job title'));
  await person.keyboard('Gardener');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Job title is required' })).toBeNull());
});

test('a fresh start empties the form, and can be undone', async () => {
  const { person } = atReview();
  await person.click(await screen.findByRole('button', { name: 'Start Fresh' }));
  expect(await screen.findByLabelText<HTMLInputElement>('Job title')).toHaveProperty('value', '');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Publish Job Post/ })).toBeTruthy();
});

test('a dashboard of a job seeker cannot post', async () => {
  const { address } = renderApp('/create-job', { as: aSeeker() });
  await screen.findByText('Only Recruiters and Referrers can create job posts');
  expect(address()).toBe('/home');
});
