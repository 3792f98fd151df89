import { act, screen, waitFor, within } from '@testing-library/react';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aJobPostResult } from '@waypost/contracts/testing/lookups';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';
import { drafts, keyOf } from '../form/draft.ts';
import { emptyForm } from '../form/job-form.ts';

const job = aJobPost({ title: 'Gardener', company_name: 'Green Belt', apply_link: 'https://elsewhere.example/apply' });
const saved = aJobPostResult({ job_post_id: job._id, title: job.title, company_name: 'Green Belt', status: 'Close' });

function open() {
  const as = aRecruiter();
  const app = renderApp('/create-job', { as });
  app.bff.answer('lookUpSavedJobs', () => [saved]);
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: job }));
  return {
    ...app,
    dashboardId: as.userDashboards[0]?.dsh_id,
    title: () => screen.findByLabelText<HTMLInputElement>('Job title'),
    async choose() {
      const button = await screen.findByRole('button', { name: /^Copy from Saved Jobs/ });
      if (button.getAttribute('aria-expanded') === 'false') await app.person.click(button);
      // Before anything is typed, what was saved last is offered.
      await app.person.click(await screen.findByRole('combobox', { name: 'Saved job' }));
      await app.person.click(await screen.findByRole('option', { name: /Gardener/ }));
    },
  };
}

test('a saved job fills the form, but for the link to somebody else’s site', async () => {
  const { bff, choose, title, dashboardId } = open();
  await choose();
  await screen.findByText('The form is filled in from “Gardener”');
  expect(await title()).toHaveProperty('value', 'Gardener');
  expect(screen.getByLabelText(/Job description/)).toHaveProperty('value', job.description);
  expect(screen.getByLabelText(/Application link/)).toHaveProperty('value', '');
  expect(screen.queryByRole('combobox', { name: 'Saved job' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Copy from Saved Jobs/ }));
  const [asked] = bff.askedFor('lookUpSavedJobs');
  expect([asked?.query.get('dsh_id'), asked?.query.get('entity_text')]).toEqual([dashboardId, null]);
});

test('while the details are on their way, that is said', async () => {
  const { bff, choose, title } = open();
  let come: () => void = () => undefined;
  bff.answerLater('getJobPost', new Promise<void>((resolve) => (come = resolve)), () =>
    aJobPostDetails({ job_post: job }),
  );
  await choose();
  await screen.findByText('Fetching complete job details...');
  come();
  await waitFor(async () => expect((await title()).value).toBe('Gardener'));
});

test('what is known of it stays where the details cannot be had', async () => {
  const { bff, choose, title } = open();
  bff.refuse('getJobPost', 'unavailable');
  await choose();
  await screen.findByText(/^Complete job details could not be fetched/);
  expect(await title()).toHaveProperty('value', 'Gardener');
  expect(screen.getByRole('combobox', { name: 'Company' })).toHaveProperty('value', 'Green Belt');
});

test('what was typed while the details were on their way is replaced only after a question', async () => {
  const { bff, person, choose, title } = open();
  const moment = Promise.withResolvers<void>();
  bff.answerLater('getJobPost', moment.promise, () => aJobPostDetails({ job_post: job }));
  await choose();
  await person.type(await title(), 'Baker');
  await act(async () => moment.resolve());
  const dialog = await screen.findByRole('alertdialog', { name: 'Replace what you have typed?' });
  await person.click(within(dialog).getByRole('button', { name: 'Keep what I typed' }));
  expect(await title()).toHaveProperty('value', 'Baker');
});

test('what was typed is replaced only after a question', async () => {
  const { person, choose, title } = open();
  await person.type(await title(), 'Baker');
  await choose();
  const first = await screen.findByRole('alertdialog', { name: 'Replace what you have typed?' });
  await person.click(within(first).getByRole('button', { name: 'Keep what I typed' }));
  expect(await title()).toHaveProperty('value', 'Baker');
  await choose();
  const second = await screen.findByRole('alertdialog', { name: 'Replace what you have typed?' });
  await person.click(within(second).getByRole('button', { name: 'Replace' }));
  await waitFor(async () => expect((await title()).value).toBe('Gardener'));
});

test('an earlier post of one’s own fills the form too, with its link', async () => {
  const as = aRecruiter();
  const own = { ...job, created_by: as.userInfos._id, status: 'Close' as const };
  const { bff, person } = renderApp('/create-job', { as });
  bff.answer('listPostedJobs', () => ({ jobs: [own], total: 1 }));
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: own }));
  await person.click(await screen.findByRole('button', { name: /^Copy from My Posts/ }));
  await person.type(await screen.findByRole('combobox', { name: 'Post of yours' }), 'gard');
  await waitFor(() => expect(bff.askedFor('listPostedJobs').at(-1)?.query.get('search')).toBe('gard'));
  await person.click(await screen.findByRole('option', { name: /Gardener.*Green Belt, Closed/ }));
  await screen.findByText('The form is filled in from “Gardener”');
  expect(screen.getByLabelText(/Application link/)).toHaveProperty('value', own.apply_link);
});

test('a duplicate is a draft of its own: nothing is published, and the address does not copy twice', async () => {
  const { bff, address } = renderApp(`/create-job?copy=${job._id}`, {
    as: aRecruiter(),
    prepare: (double) => double.answer('getJobPost', () => aJobPostDetails({ job_post: job })),
  });
  await screen.findByText('The form is filled in from “Gardener”');
  expect(await screen.findByLabelText('Job title')).toHaveProperty('value', 'Gardener');
  expect(address()).toBe('/create-job');
  expect(bff.askedFor('publishJobPost')).toEqual([]);
});

test('a duplicate asks before it replaces a draft', async () => {
  const as = aRecruiter();
  const owner = { userId: as.userInfos._id, dashboardId: as.userDashboards[0]?.dsh_id ?? '' };
  drafts.keep(keyOf({ ...owner, jobId: undefined }), { form: { ...emptyForm, title: 'Baker' }, step: 'basic' });
  const { person } = renderApp(`/create-job?copy=${job._id}`, {
    as,
    prepare: (double) => double.answer('getJobPost', () => aJobPostDetails({ job_post: job })),
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'Replace what you have typed?' });
  await person.click(within(dialog).getByRole('button', { name: 'Keep what I typed' }));
  expect(await screen.findByLabelText('Job title')).toHaveProperty('value', 'Baker');
});

test('a duplicate of a post that cannot be read says so', async () => {
  renderApp(`/create-job?copy=${job._id}`, {
    as: aRecruiter(),
    prepare: (double) => double.refuse('getJobPost', 'not-found'),
  });
  await screen.findByText('Failed to load job details');
  expect(await screen.findByLabelText('Job title')).toHaveProperty('value', '');
});

test('a post that is published is not replaced by another one', async () => {
  const as = aRecruiter();
  const own = aJobPost({ title: 'Own', status: 'Open', created_by: as.userInfos._id });
  renderApp(`/create-job?edit=${own._id}`, {
    as,
    prepare: (bff) => bff.answer('getJobPost', () => aJobPostDetails({ job_post: own })),
  });
  await screen.findByLabelText('Job title');
  expect(screen.queryByRole('button', { name: /^Copy from Saved Jobs/ })).toBeNull();
});

test.each(['answer', 'refuse'] as const)('who leaves before the post has come hears no more of it: %s', async (way) => {
  const moment = Promise.withResolvers<void>();
  const { bff, person } = renderApp(`/create-job?copy=${job._id}`, {
    as: aRecruiter(),
    prepare: (double) =>
      double.answer('getJobPost', async () => {
        await moment.promise;
        if (way === 'refuse') throw new TypeError('Failed to fetch');
        return aJobPostDetails({ job_post: job });
      }),
  });
  bff.answer('lookUpSavedJobs', () => []);
  const progress = await screen.findByText('Fetching complete job details...');
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  moment.resolve();
  await waitFor(() => expect(progress.isConnected).toBe(false));
  expect(screen.queryByText(/The form is filled in|Failed to load job details/)).toBeNull();
});
