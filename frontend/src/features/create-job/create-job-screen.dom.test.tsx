import { screen, waitFor, within } from '@testing-library/react';
import { aJobPost, aJobPostDetails, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { anAnalysis } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { keepPostedJobsPlace } from '../../entities/job-post/posted-jobs-place.ts';
import { aRecruiter, aSeeker, renderApp } from '../../testing/render-app.tsx';
import { drafts, keyOf } from './form/draft.ts';
import { emptyQuestion, formOf, type JobForm } from './form/job-form.ts';
import { openWizard, written } from './testing/open-wizard.tsx';

/** Somebody who comes back to a post that is written to its end. */
function atReview(form: JobForm = written) {
  const app = openWizard('review', form);
  const publish = async () => app.person.click(await screen.findByRole('button', { name: /^Publish Job Post/ }));
  return { ...app, publish };
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
  const { bff, publish, address } = atReview({ ...written, minimum_yrs_of_exp_needed: 3, experience_is_own: true });
  await screen.findByText('3+ years, Mid-level');
  bff.answer('publishJobPost', () => ({ job_post: aJobPost() }));
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  await publish();
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  expect(bff.askedFor('publishJobPost')[0]?.body).toMatchObject({ minimum_yrs_of_exp_needed: 3 });
});

test('years that nobody has found are not called unneeded', async () => {
  const { bff } = atReview();
  bff.answer('analyseJobPost', () => anAnalysis());
  await screen.findByText('Not found in your text');
  await screen.findByText('No years of experience were found in your text');
  expect(screen.queryByText('Not asked for')).toBeNull();
});

test('somebody who asks for no years is believed', async () => {
  atReview({ ...written, experience_is_own: true });
  await screen.findByText('Not asked for');
  screen.getByText('No years of experience are asked for');
  expect(screen.queryByText('Years of experience are given')).toBeNull();
});

test('the level is that of the years, whatever the title says', async () => {
  atReview({ ...written, title: 'Senior Gardener', minimum_yrs_of_exp_needed: 1, maximum_yrs_of_exp_needed: 2 });
  await screen.findByText('1 - 2 years, Entry-level');
});

test('a failure to publish says why, and keeps what was typed', async () => {
  const { bff, publish, draft } = atReview();
  bff.refuse('publishJobPost', 'unavailable');
  await publish();
  await screen.findByText('Failed to publish job post: Server error. Please try again later.');
  expect(draft()?.form).toEqual(written);
});

test('publishing after the session has run out says so, sends nothing, and keeps what was typed', async () => {
  const { bff, publish, draft, endSession, address } = atReview();
  await screen.findByText('Your draft is back');
  endSession();
  await publish();
  await screen.findByText('Authentication error. Please log in again.');
  await screen.findByText('Authentication Required');
  expect(address()).toBe('/create-job');
  expect(bff.askedFor('publishJobPost')).toHaveLength(0);
  expect(draft()?.form).toEqual(written);
});

test('publishing leads back to what is missing', async () => {
  const { publish } = atReview({ ...written, title: '', cities: [] });
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

test('a fresh start asks first where more than a title would be lost', async () => {
  const { person, draft } = atReview();
  await person.click(await screen.findByRole('button', { name: 'Start Fresh' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Start with an empty form?' });
  await person.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(draft()?.form).toEqual(written);
  await person.click(screen.getByRole('button', { name: 'Start Fresh' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start Fresh' }));
  expect(await screen.findByLabelText<HTMLInputElement>('Job title')).toHaveProperty('value', '');
  expect(draft()).toBeUndefined();
});

test('a title alone is emptied without a question', async () => {
  const { person } = renderApp('/create-job', { as: aRecruiter() });
  const title = await screen.findByLabelText<HTMLInputElement>('Job title');
  await person.type(title, 'Gard');
  await screen.findByText('Draft saved');
  await person.click(screen.getByRole('button', { name: 'Start Fresh' }));
  await waitFor(() => expect(screen.getByLabelText('Job title')).toHaveProperty('value', ''));
  expect(screen.queryByText('Draft saved')).toBeNull();
});

test('wording that may put people off follows to the review, and leads to its words', async () => {
  const { bff, person } = atReview({ ...written, responsibility: 'Be the rockstar of our parks.' });
  const hint = {
    code: 'gendered-wording',
    message: 'These words can read as meant for one gender.',
    words: ['rockstar'],
  };
  bff.answer('analyseJobPost', () => anAnalysis({ hints: [hint] }));
  await screen.findByText(hint.message);
  await person.click(screen.getByRole('button', { name: 'Change “rockstar”' }));
  expect(document.activeElement).toBe(await screen.findByLabelText(/Key responsibilities/));
});

test('each part of the review leads to where it is written, and back', async () => {
  const { person } = atReview();
  await person.click(await screen.findByRole('button', { name: 'Edit minimum qualifications' }));
  expect(document.activeElement).toBe(await screen.findByLabelText(/Minimum qualifications/));
  await person.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByRole('button', { name: /^Publish Job Post/ })).toBeTruthy();
});

test('what is listed in a post is reviewed as a list', async () => {
  atReview({ ...written, responsibility: '• Plan the beds\n• Prune the trees' });
  await screen.findByText('Plan the beds', { selector: 'li' });
});

test('a step is no way past what is missing before it', async () => {
  const { person } = atReview({ ...written, responsibility: '' });
  await person.click(await screen.findByRole('button', { name: /^Basic Info/ }));
  expect(screen.getByRole('button', { name: /^Requirements/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
});

test('a published post is saved from any step, and leads back to the posts as one has looked at them', async () => {
  const as = aRecruiter();
  keepPostedJobsPlace({ dashboardId: as.userDashboards[0]?.dsh_id ?? '', search: 'status=Open&page=2' });
  const post = aJobPost({ created_by: as.userInfos._id, job_type: 'Full-Time', work_mode: 'Onsite' });
  const { bff, person, address } = renderApp(`/create-job?edit=${post._id}`, { as });
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  bff.answer('editJobPost', () => ({ job_post: post }));
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  bff.answer('searchJobPosts', () => aJobSearchResult());
  const title = await screen.findByLabelText('Job title');
  const place = '/posted-jobs?status=Open&page=2';
  expect(screen.getByRole('link', { name: 'Back to Posted Jobs' }).getAttribute('href')).toBe(place);
  await person.clear(title);
  await person.click(screen.getByRole('button', { name: /^Save Changes/ }));
  await screen.findByRole('link', { name: 'Job title is required' });
  expect(bff.askedFor('editJobPost')).toEqual([]);
  await person.type(title, 'Head gardener');
  await screen.findByRole('link', { name: /^Corrected: *Job title is required/ });
  await person.click(screen.getByRole('button', { name: /^Save Changes/ }));
  await waitFor(() => expect(address()).toBe(place));
  expect(bff.askedFor('editJobPost')[0]?.body).toMatchObject({ title: 'Head gardener' });
});

test('a published post with nothing changed has no draft, whichever step is looked at', async () => {
  const as = aRecruiter();
  const post = aJobPost({ created_by: as.userInfos._id, job_type: 'Full-Time', work_mode: 'Onsite' });
  const { bff, person } = renderApp(`/create-job?edit=${post._id}`, { as });
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  await screen.findByLabelText('Job title');
  await person.click(screen.getByRole('button', { name: /^Requirements/ }));
  await screen.findByLabelText(/Key responsibilities/);
  expect(screen.queryByText('Changes kept as a draft')).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Basic Info/ }));
  await person.type(await screen.findByLabelText('Job title'), '!');
  await screen.findByText('Changes kept as a draft');
});

test('changes that are back name the button that discards them', async () => {
  const as = aRecruiter();
  const post = aJobPost({ created_by: as.userInfos._id });
  const key = keyOf({ userId: as.userInfos._id, dashboardId: as.userDashboards[0]?.dsh_id ?? '', jobId: post._id });
  drafts.keep(key, { form: { ...formOf(post), title: 'Head gardener' }, step: 'basic', version: post.version });
  const { bff } = renderApp(`/create-job?edit=${post._id}`, { as });
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  await screen.findByText('Your changes are not saved yet. Discard changes goes back to the published post.');
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeTruthy();
});

test('what is published can be shared and looked at from where one arrives', async () => {
  const { bff, publish } = atReview();
  const post = aJobPost({ title: 'Gardener' });
  bff.answer('publishJobPost', () => ({ job_post: post }));
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  bff.answer('searchJobPosts', () => aJobSearchResult());
  await publish();
  await screen.findByText('“Gardener” is published');
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View post' }).getAttribute('href')).toBe(`/job/${post._id}`);
});

test('a city that is there twice is spoken of until the first one is taken out', async () => {
  const { bff, person } = atReview();
  bff.answer('lookUp', () => []);
  await person.click(await screen.findByRole('button', { name: /^Basic Info/ }));
  await person.type(await screen.findByRole('combobox', { name: 'Locations' }), 'Lyon{Enter}');
  await screen.findByText('This city has already been added');
  // What the lookup offers may cover the rest by now.
  await person.click(screen.getByRole('button', { name: 'Clear All', hidden: true }));
  await waitFor(() => expect(screen.queryByText('This city has already been added')).toBeNull());
});

test('pay that ends before it begins is not counted by the month', async () => {
  const expected_max_ctc = { currency: 'USD' as const, amount: 90_000, max_amount: 70_000 };
  const { person } = atReview({ ...written, expected_max_ctc });
  await person.click(await screen.findByRole('button', { name: /^Basic Info/ }));
  await screen.findByText('The maximum is below the minimum.');
  expect(screen.queryByText(/^Monthly/)).toBeNull();
  // The field says it from then on, and it alone; the summary names the field.
  await person.click(screen.getByRole('button', { name: 'Next Step' }));
  await screen.findByText('The maximum must not be below the minimum');
  expect(screen.queryByText('The maximum is below the minimum.')).toBeNull();
});

test('a question that was left empty is named only after the press that left it', async () => {
  const { person } = atReview();
  await person.click(await screen.findByRole('button', { name: /^Requirements/ }));
  await person.click(await screen.findByRole('button', { name: 'Add Your First Question' }));
  const another = screen.getByRole('button', { name: 'Add a question of your own' });
  await person.pointer({ keys: '[MouseLeft>]', target: another });
  expect(screen.queryByText('Please enter a question or remove this field')).toBeNull();
  await person.pointer({ keys: '[/MouseLeft]', target: another });
  await screen.findByText('Please fill in the existing empty question before adding a new one');
  await screen.findByText('Please enter a question or remove this field');
});

test('a dashboard of a job seeker cannot post', async () => {
  const { address } = renderApp('/create-job', { as: aSeeker() });
  await screen.findByText('Only Recruiters and Referrers can create job posts');
  expect(address()).toBe('/home');
});

const paid = {
  expected_max_ctc: { currency: 'EUR', amount: 72_000, max_amount: 88_000 },
  job_type: 'Contract',
  work_mode: 'Hybrid',
} as const;

test('before it is published a post is shown as seekers will read it, without what only publishing gives it', async () => {
  const questions = [emptyQuestion('Do you have a license?'), emptyQuestion()];
  const { person } = atReview({
    ...written,
    ...paid,
    questions,
    minimum_yrs_of_exp_needed: 3,
    experience_is_own: true,
  });
  await person.click(await screen.findByRole('button', { name: 'See it as seekers will' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Gardener' }));
  const sections = shown.getAllByRole('region').map((section) => section.getAttribute('aria-label'));
  expect(sections).toEqual([
    'Facts',
    'Job Description',
    'Responsibilities',
    'Qualifications',
    'Application Questions',
    'Job Information',
  ]);
  expect(within(shown.getByRole('region', { name: 'Application Questions' })).getAllByRole('listitem')).toHaveLength(1);
  const facts = within(shown.getByRole('region', { name: 'Facts' }));
  for (const fact of ['Lyon · Hybrid', '€72,000 – €88,000 a year', '3+ years', 'Contract']) facts.getByText(fact);
  expect(shown.queryByText('Job ID')).toBeNull();
  expect(shown.queryByText('Posted by')).toBeNull();
});

test('pay is shown in the words of the cards, with what it begins at', async () => {
  atReview({ ...written, ...paid });
  const preview = within(await screen.findByRole('region', { name: 'Preview of the posting' }));
  preview.getByText('€72k–88k a year');
});
