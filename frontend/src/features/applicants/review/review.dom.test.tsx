import { getConfig, screen, waitFor, within } from '@testing-library/react';
import type { Applicant } from '@waypost/contracts/entities/application';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

const named = (first_name: string, more: Partial<Applicant> = {}) =>
  anApplicant({
    user_info: { ...aPublicUser({ first_name, last_name: 'Park' }), email: 'somebody@example.org' },
    ...more,
  });
const [ada, rae, kim] = [named('Ada'), named('Rae'), named('Kim')] as const;
const counts = { Applied: 3, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
const post = aJobPost({ title: 'Gardener' });
const path = `/job-applications/${post._id}`;

type Changed = { applicant_ids: string[]; changed_status: Applicant['status'] };

function open(query = '', people: readonly Applicant[] = [ada, rae, kim]) {
  const status = new Map(people.map((one) => [one._id, one.status]));
  const app = renderApp(`${path}${query}`, { as: aRecruiter() });
  const { bff } = app;
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  bff.answer('listApplicants', () => ({
    applicants: people.map((one) => ({ ...one, status: status.get(one._id) ?? one.status })),
    total: people.length,
    counts,
    is_blind: false,
  }));
  bff.answer('changeApplicantStatus', ({ body }) => {
    const { applicant_ids, changed_status } = body as Changed;
    const previous = applicant_ids.map((_id) => ({ _id, status: status.get(_id) ?? ('Applied' as const) }));
    for (const id of applicant_ids) status.set(id, changed_status);
    return { changed: previous.length, previous };
  });
  bff.answer('getApplicationHistory', () => ({ history: [] }));
  bff.answer('getApplicantResume', ({ params }) => ({
    downloadURL: `/api/files/${params['id']}?signature=x`,
    filename: 'resume.pdf',
    content_type: 'application/pdf',
    text: `EXPERIENCE\n• Built ${params['id']}`,
  }));
  const changes = () => bff.askedFor('changeApplicantStatus').map(({ body }) => body as Changed);
  return { ...app, changes };
}

const drawer = (name: string) => screen.findByRole('dialog', { name });
const rowButton = (name: string) => screen.findByRole('button', { name });

test('a press anywhere in a row opens it, a press on its checkbox does not', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ada Park' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const row = (await rowButton('Rae Park')).closest<HTMLElement>('[data-row]');
  await person.click(row?.lastElementChild ?? document.body);
  await drawer('Rae Park');
});

test('who is open stands in the address, and Back closes the drawer and nothing else', async () => {
  const { person, address } = open('?sort=date');
  await person.click(await rowButton('Ada Park'));
  await drawer('Ada Park');
  expect(address()).toBe(`${path}?sort=date&applicant=${ada._id}`);
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(`${path}?sort=date`);
});

test('closing the drawer leaves no second entry of the list behind', async () => {
  const { person, address } = open();
  await person.click(await rowButton('Ada Park'));
  await drawer('Ada Park');
  const entries = history.length;
  await person.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(path));
  await person.click(await rowButton('Rae Park'));
  await drawer('Rae Park');
  expect(history.length).toBe(entries);
});

test('a link opens an applicant, also one whom the page does not list', async () => {
  const far = named('Far');
  const { bff } = open(`?applicant=${far._id}`);
  bff.answer('getApplicant', () => ({ applicant: far }));
  const dialog = await drawer('Far Park');
  expect(within(dialog).getAllByText('Not on this page of the list')).not.toEqual([]);
  expect(bff.askedFor('getApplicant')[0]?.params).toEqual({ id: post._id, application: far._id });
});

test('a link to somebody who is not there says so and leaves the list', async () => {
  const { bff, address } = open(`?applicant=${'f'.repeat(24)}`);
  bff.refuse('getApplicant', 'not-found', 'Application not found');
  await screen.findByText('This applicant isn’t among the applicants for this post');
  await waitFor(() => expect(address()).toBe(path));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after going on and closing, focus is in the row of whom one saw last', async () => {
  const { person } = open();
  await person.click(await rowButton('Ada Park'));
  await drawer('Ada Park');
  await person.keyboard('j');
  await drawer('Rae Park');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rae Park'));
});

test('J and K go through the rows of the list, and the drawer opens from where they are', async () => {
  const { person } = open();
  await rowButton('Ada Park');
  await person.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('Rae Park');
  await person.keyboard('k{Enter}');
  await drawer('Ada Park');
});

test('S and N decide and go on to the next applicant; each decision can be taken back, not the last one alone', async () => {
  const { person, changes } = open();
  await person.click(await rowButton('Ada Park'));
  await drawer('Ada Park');
  await person.keyboard('s');
  await drawer('Rae Park');
  // What the pointer is on stays, however long the rest takes.
  await person.hover(await screen.findByText('Applicant status updated'));
  await person.keyboard('n');
  await drawer('Kim Park');
  await waitFor(() => expect(changes()).toHaveLength(2));
  const undo = () => screen.getAllByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo()).toHaveLength(2));
  const [ofRae, ofAda] = undo();
  for (const button of [ofRae, ofAda]) await person.click(button ?? document.body);
  await waitFor(() => expect(changes()).toHaveLength(4));
  expect(changes()).toMatchObject([
    { applicant_ids: [ada._id], changed_status: 'Shortlisted' },
    { applicant_ids: [rae._id], changed_status: 'Not Selected' },
    { applicant_ids: [rae._id], changed_status: 'Applied' },
    { applicant_ids: [ada._id], changed_status: 'Applied' },
  ]);
});

test('what was decided says about whom it was, and what they were before: the next one is in sight by then', async () => {
  const people = [{ ...ada, status: 'Selected' as const }, anApplicant({ user_info: null, hidden_as: 7 }), kim];
  const { bff, person } = open('', people);
  await person.click(await rowButton('Ada Park'));
  await drawer('Ada Park');
  await person.keyboard('s');
  await screen.findByText('Ada Park: Shortlisted, was Selected');
  await drawer('Applicant 7');
  await person.keyboard('n');
  await screen.findByText('Applicant 7: Not Selected');
  await drawer('Kim Park');
  bff.refuse('changeApplicantStatus', 'unavailable');
  await person.keyboard('n');
  const failed = await screen.findByText('Failed to update status');
  within(failed).getByText('Kim Park: Not Selected');
});

test('a second key right after the first is about the next applicant, also before the address has followed', async () => {
  const { person, changes } = open();
  await person.click(await rowButton('Ada Park'));
  await drawer('Ada Park');
  // As in a browser: what may wait is not drawn before the next key comes.
  await getConfig().asyncWrapper(async () => {
    for (const key of ['s', 'n']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await Promise.resolve();
    }
  });
  await drawer('Kim Park');
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()).toMatchObject([
    { applicant_ids: [ada._id], changed_status: 'Shortlisted' },
    { applicant_ids: [rae._id], changed_status: 'Not Selected' },
  ]);
});

test('decisions are sent in the order in which they were made, and what was decided last stays in sight', async () => {
  const { person, bff, changes } = open();
  const answers: (() => void)[] = [];
  bff.answer('changeApplicantStatus', async ({ body }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    const { applicant_ids } = body as Changed;
    return { changed: 1, previous: applicant_ids.map((_id) => ({ _id, status: 'Applied' as const })) };
  });
  await person.click(await rowButton('Ada Park'));
  await drawer('Ada Park');
  await person.keyboard('s');
  await drawer('Rae Park');
  await person.keyboard('k');
  await drawer('Ada Park');
  await person.keyboard('n');
  await drawer('Rae Park');
  expect(changes()).toHaveLength(1);
  const listed = bff.askedFor('listApplicants').length;
  answers.shift()?.();
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(bff.askedFor('listApplicants')).toHaveLength(listed);
  answers.shift()?.();
  await waitFor(() => expect(bff.askedFor('listApplicants').length).toBeGreaterThan(listed));
  expect(changes().map(({ changed_status }) => changed_status)).toEqual(['Shortlisted', 'Not Selected']);
});

test('the decisions are buttons with their keys, the one that holds is pressed, and the last applicant stays open', async () => {
  const { person, changes } = open();
  await person.click(await rowButton('Kim Park'));
  await drawer('Kim Park');
  expect(screen.getByRole('button', { name: 'Shortlist (S)' }).ariaPressed).toBe('false');
  await person.click(screen.getByRole('button', { name: 'Shortlist (S)' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  await drawer('Kim Park');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Shortlist (S)' }).ariaPressed).toBe('true'));
  expect(screen.getByRole('button', { name: 'Not selected (N)' }).ariaPressed).toBe('false');
});

test('keys that are typed into a field decide nothing', async () => {
  const { person, changes } = open();
  await person.click(await rowButton('Ada Park'));
  await drawer('Ada Park');
  const field = document.createElement('textarea');
  screen.getByRole('dialog').append(field);
  field.focus();
  await person.keyboard('snj');
  await drawer('Ada Park');
  expect(changes()).toEqual([]);
});
