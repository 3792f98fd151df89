import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

const named = (first_name: string, rest: Partial<Applicant> = {}) =>
  anApplicant({
    user_info: { ...aPublicUser({ first_name, last_name: 'Park' }), email: 'somebody@example.org' },
    ...rest,
  });
const counts = { Applied: 2, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };

/** The list of applicants over a server that keeps their statuses, and answers a change when the test says so. */
function open(people: readonly Applicant[], query = '') {
  const post = aJobPost({ title: 'Gardener' });
  const statuses = new Map<string, ApplicantStatus>(people.map(({ _id, status }) => [_id, status]));
  const app = renderApp(`/job-applications/${post._id}${query}`, { as: aRecruiter() });
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  app.bff.answer('listApplicants', ({ body }) => {
    const { page = 1, limit = 15, filters } = body as { page?: number; limit?: number; filters?: { status?: string } };
    const found = people
      .map((one) => ({ ...one, status: statuses.get(one._id) ?? one.status }))
      .filter(({ status }) => filters?.status === undefined || filters.status === status);
    return { applicants: found.slice((page - 1) * limit, page * limit), total: found.length, counts, is_blind: false };
  });
  let seen = Promise.withResolvers<void>();
  app.bff.answer('changeApplicantStatus', async ({ body }) => {
    await seen.promise;
    seen = Promise.withResolvers();
    const { applicant_ids, changed_status } = body as { applicant_ids: string[]; changed_status: ApplicantStatus };
    const previous = applicant_ids.map((_id) => ({ _id, status: statuses.get(_id) ?? 'Applied' }));
    for (const id of applicant_ids) statuses.set(id, changed_status);
    return { changed: previous.length, previous };
  });
  return { ...app, answerChange: () => seen.resolve() };
}

/** Opens the choice of the best, and says their names with whether they are ticked. */
async function openTop(person: ReturnType<typeof open>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Top applicants' }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    ticks: () =>
      dialog
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((box) => `${box.closest('label')?.textContent} ${box.disabled ? 'stays' : box.checked ? 'yes' : 'no'}`),
    async choose(status: ApplicantStatus) {
      await person.click(dialog.getByRole('button', { name: /New status/ }));
      await person.click(await screen.findByRole('option', { name: status }));
    },
  };
}

test.each(['of those shown', 'of everybody'])(
  'the best %s can be changed again and again: each time those named',
  async (scope) => {
    const people = Array.from({ length: scope === 'of everybody' ? 20 : 8 }, (_, at) =>
      named(`P${at}`, { user_score: 900 - at }),
    );
    const { bff, person, answerChange } = open(people, '?status=Applied');
    const changeThree = async (names: string[]) => {
      const { dialog } = await openTop(person);
      if (scope === 'of everybody') await person.click(dialog.getByRole('radio', { name: /in this list$/ }));
      const field = dialog.getByRole('textbox', { name: 'Number of applicants' });
      await person.clear(field);
      await person.type(field, '3{Tab}');
      await person.click(dialog.getByRole('button', { name: /New status/ }));
      await person.click(await screen.findByRole('option', { name: 'Shortlisted' }));
      await dialog.findByText('3 of these will change');
      const boxes = dialog.getAllByRole('checkbox');
      expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(names);
      await person.click(dialog.getByRole('button', { name: /^Change 3 applicants/ }));
      await screen.findByRole('button', { name: `Shortlisted, change the status of ${names[0]}` });
      answerChange();
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Shortlisted, change/ })).toBeNull());
    };
    await changeThree(['P0 Park', 'P1 Park', 'P2 Park']);
    await changeThree(['P3 Park', 'P4 Park', 'P5 Park']);
    await waitFor(() =>
      expect(bff.askedFor('changeApplicantStatus').map(({ body }) => body)).toMatchObject(
        [people.slice(0, 3), people.slice(3, 6)].map((three) => ({
          applicant_ids: three.map(({ _id }) => _id),
          changed_status: 'Shortlisted',
        })),
      ),
    );
  },
);

test('the same choice of the best again finds the same people, who have the status already, and not the next ones', async () => {
  const people = [
    ...['Ada', 'Bea', 'Cem'].map((name, at) => named(name, { user_score: 800 - at })),
    named('Gone', { user_score: 900, status: 'Withdrawn' }),
    named('Left', { user_score: 900, is_deleted: true }),
  ];
  const { person, bff, answerChange } = open(people);
  const chooseTwo = async () => {
    const top = await openTop(person);
    const field = top.dialog.getByRole('textbox', { name: 'Number of applicants' });
    await person.clear(field);
    await person.type(field, '2{Tab}');
    await top.choose('Shortlisted');
    return top;
  };
  const first = await chooseTwo();
  expect(first.ticks()).toEqual(['Ada Park yes', 'Bea Park yes']);
  await person.click(first.dialog.getByRole('button', { name: /^Change 2 applicants/ }));
  answerChange();
  await screen.findByText('Status updated for top 2 applicant(s)');
  const again = await chooseTwo();
  expect(again.ticks()).toEqual(['Ada Park stays', 'Bea Park stays']);
  again.dialog.getByText('0 of these will change');
  again.dialog.getByText('2 of these are Shortlisted already.');
  expect(again.dialog.getByRole('button', { name: /^Change 0 applicants/ }).hasAttribute('disabled')).toBe(true);
  expect(bff.askedFor('changeApplicantStatus')).toHaveLength(1);
});

test('of the best those who are decided on change only where they are ticked, and who is unticked does not', async () => {
  const [sel, bea, nell, cem] = [
    named('Sel', { status: 'Selected', user_score: 900 }),
    named('Bea', { user_score: 800 }),
    named('Nell', { status: 'Not Selected', user_score: 750 }),
    named('Cem', { user_score: 700 }),
  ] as const;
  const { bff, person, answerChange } = open([sel, bea, nell, cem]);
  const { dialog, ticks, choose } = await openTop(person);
  expect(ticks()).toEqual(['Sel Park no', 'Bea Park yes', 'Nell Park no', 'Cem Park yes']);
  dialog.getByText('2 of these are decided on already: tick them to change them too.');
  await choose('Selected');
  expect(ticks()).toEqual(['Sel Park stays', 'Bea Park yes', 'Nell Park no', 'Cem Park yes']);
  dialog.getByText('1 of these is Selected already. 1 of these is decided on already: tick them to change them too.');
  dialog.getByText('2 of these will change');
  await person.click(dialog.getByRole('checkbox', { name: 'Bea Park' }));
  dialog.getByRole('checkbox', { name: 'Nell Park' }).focus();
  await person.keyboard(' ');
  dialog.getByText('2 of these will change');
  await person.click(dialog.getByRole('button', { name: /^Change 2 applicants/ }));
  answerChange();
  await screen.findByText('Status updated for 2 applicant(s)');
  expect(bff.askedFor('changeApplicantStatus').map(({ body }) => body)).toMatchObject([
    { applicant_ids: [nell._id, cem._id], changed_status: 'Selected', options: { action: 'selected_ids' } },
  ]);
});

test('without a status nothing changes, and focus is where it is chosen', async () => {
  const { bff, person } = open([named('Ada'), named('Rae')]);
  await person.click(await screen.findByRole('button', { name: 'Top applicants' }));
  await person.click(await screen.findByRole('button', { name: /^Change 2 applicants/ }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /New status/ }));
  await screen.findByText('Please select a status');
  expect(bff.askedFor('changeApplicantStatus')).toEqual([]);
});

test('while the best of everybody are still on their way nobody is said to be missing', async () => {
  const people = Array.from({ length: 20 }, (_, at) => named(`P${at}`));
  const { bff, person } = open(people);
  const { dialog } = await openTop(person);
  await person.click(dialog.getByRole('button', { name: /New status/ }));
  await person.click(await screen.findByRole('option', { name: 'Shortlisted' }));
  const arrival = Promise.withResolvers<void>();
  bff.answerLater('listApplicants', arrival.promise, () => ({
    applicants: people,
    total: 20,
    counts,
    is_blind: false,
  }));
  await person.click(dialog.getByRole('radio', { name: 'All 20 in this list' }));
  await person.click(dialog.getByRole('button', { name: /^Change 0 applicants/ }));
  expect(screen.queryByText('No applicants available')).toBeNull();
  arrival.resolve();
  await dialog.findByText('5 of these will change');
  expect(dialog.getByRole('button', { name: /^Change 5 applicants/ }).ariaDisabled).not.toBe('true');
});

test('under another filter nobody of the former one is offered while the best of it are on their way', async () => {
  const people = Array.from({ length: 40 }, (_, at) =>
    named(`P${at}`, { status: at < 20 ? 'Applied' : 'Shortlisted', user_score: 900 - at }),
  );
  const { bff, person } = open(people, '?status=Applied');
  const { dialog } = await openTop(person);
  await person.click(dialog.getByRole('radio', { name: 'All 20 in this list' }));
  await dialog.findByRole('checkbox', { name: 'P0 Park' });
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.click(await screen.findByRole('tab', { name: /^Shortlisted/ }));
  await screen.findByRole('button', { name: 'P20 Park' });
  const arrival = Promise.withResolvers<void>();
  const rest = people.slice(20);
  bff.answerLater('listApplicants', arrival.promise, () => ({ applicants: rest, total: 20, counts, is_blind: false }));
  const { dialog: again } = await openTop(person);
  expect(again.queryByRole('checkbox', { name: 'P0 Park' })).toBeNull();
  expect(again.getByRole('button', { name: /^Change 0 applicants/ }).ariaDisabled).toBe('true');
  arrival.resolve();
  await again.findByRole('checkbox', { name: 'P20 Park' });
});

test('whoever comes on two pages, as scores change in between, is one person', async () => {
  const people = Array.from({ length: 60 }, (_, at) => named(`P${at}`));
  const { bff, person } = open(people);
  const { dialog } = await openTop(person);
  bff.answer('listApplicants', ({ body }) => {
    const { page } = body as { page: number };
    const at = (page - 1) * 50 - (page - 1);
    return {
      applicants: page > 2 ? [] : people.slice(at, at + (page === 1 ? 50 : 10)),
      total: 60,
      counts,
      is_blind: false,
    };
  });
  const field = dialog.getByRole('textbox', { name: 'Number of applicants' });
  await person.click(dialog.getByRole('radio', { name: 'All 60 in this list' }));
  await person.clear(field);
  await person.type(field, '60{Tab}');
  await dialog.findByText('59 of these will change');
});

test('of very many who would change, 50 are shown at a time, and all are counted', async () => {
  const people = Array.from({ length: 120 }, (_, at) => named(`P${at}`));
  const { person } = open(people);
  const { dialog } = await openTop(person);
  await person.click(await dialog.findByRole('radio', { name: 'All 120 in this list' }));
  const field = dialog.getByRole('textbox', { name: 'Number of applicants' });
  await person.clear(field);
  await person.type(field, '120{Tab}');
  await dialog.findByText('120 of these will change');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(50);
  await person.click(dialog.getByRole('button', { name: 'Show 50 more of 70' }));
  const ticks = dialog.getAllByRole('checkbox');
  expect(ticks).toHaveLength(100);
  expect(document.activeElement).toBe(ticks[50]);
});

test('the best of everybody who could not be fetched are said to be so, and are asked for again', async () => {
  const people = Array.from({ length: 20 }, (_, at) => named(`P${at}`));
  const { bff, person } = open(people);
  const { dialog } = await openTop(person);
  bff.refuse('listApplicants', 'forbidden', 'Not now');
  await person.click(dialog.getByRole('radio', { name: 'All 20 in this list' }));
  await dialog.findByText('Failed to load applicants');
  dialog.getByText('Not now');
  expect(dialog.getByRole('button', { name: /^Change 0 applicants/ }).hasAttribute('disabled')).toBe(true);
  bff.answer('listApplicants', () => ({ applicants: people, total: 20, counts, is_blind: false }));
  await person.click(dialog.getByRole('button', { name: /^Retry/ }));
  await dialog.findByText('5 of these will change');
});
