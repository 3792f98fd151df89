import { screen, waitFor, within } from '@testing-library/react';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../testing/render-app.tsx';

const counts = { Applied: 2, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
const named = (first_name: string) =>
  anApplicant({ user_info: { ...aPublicUser({ first_name, last_name: 'Park' }), email: 'somebody@example.org' } });
const both = [named('Ada'), named('Rae')];

async function open(applicants = both) {
  const post = aJobPost({ title: 'Gardener' });
  const app = renderApp(`/job-applications/${post._id}`, {
    as: aRecruiter(),
    prepare(bff) {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      bff.answer('listApplicants', () => ({ applicants, total: applicants.length, counts, is_blind: false }));
    },
  });
  await screen.findAllByRole('checkbox', { name: /^Select / });
  return app;
}

const statusOf = (name: string) => screen.getByRole('button', { name: new RegExp(`, change the status of ${name}`) });

/** The change of both to a status, of those selected or of the best. */
async function shortlist({ person }: Awaited<ReturnType<typeof open>>, whom: 'selected' | 'best') {
  if (whom === 'best') await person.click(screen.getByRole('button', { name: 'Top applicants' }));
  else for (const box of screen.getAllByRole('checkbox', { name: /^Select \w+ Park/ })) await person.click(box);
  await person.click(await screen.findByRole('button', { name: /New status/ }));
  await person.click(await screen.findByRole('option', { name: 'Shortlisted' }));
  await person.click(await screen.findByRole('button', { name: /^Change (status|2 applicants)/ }));
}

test.each([
  ['selected', 'Status updated for 2 applicant(s)'],
  ['best', 'Status updated for top 2 applicant(s)'],
] as const)('a change of the %s, and its end, are said with how many they were: %s', async (whom, words) => {
  const app = await open();
  const previous = both.map(({ _id }, at) => ({
    _id,
    status: at === 0 ? ('Applied' as const) : ('Selected' as const),
  }));
  app.bff.answer('changeApplicantStatus', ({ body }) => {
    const { applicant_ids } = body as { applicant_ids: string[] };
    return { changed: applicant_ids.length, previous };
  });
  await shortlist(app, whom);
  expect(await screen.findByText(words)).toBeTruthy();
  await app.person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The change of 2 applicant(s) was undone');
});

test('what was decided meanwhile is not undone, and that is said', async () => {
  const app = await open();
  const previous = both.map(({ _id }) => ({ _id, status: 'Applied' as const }));
  app.bff.answer('changeApplicantStatus', () => ({ changed: 2, previous }));
  await shortlist(app, 'selected');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  app.bff.answer('changeApplicantStatus', () => ({ changed: 1, previous: previous.slice(1) }));
  await app.person.click(undo);
  await screen.findByText('The change of 1 applicant(s) was undone');
  await screen.findByText('1 applicant(s): changed meanwhile, and left so');
  expect(app.bff.askedFor('changeApplicantStatus').at(-1)?.body).toMatchObject({
    changed_status: 'Applied',
    options: { from: 'Shortlisted' },
  });
});

test('a refusal of those who had one status does not keep the others from being undone', async () => {
  const app = await open();
  const [ada, rae] = both.map(({ _id }) => _id);
  const previous = [
    { _id: ada ?? '', status: 'Applied' as const },
    { _id: rae ?? '', status: 'Selected' as const },
  ];
  app.bff.answer('changeApplicantStatus', () => ({ changed: 2, previous }));
  await shortlist(app, 'selected');
  app.bff.refuse('changeApplicantStatus', 'conflict');
  await app.person.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('The change was not undone');
  expect(
    app.bff
      .askedFor('changeApplicantStatus')
      .slice(1)
      .map(({ body }) => body),
  ).toMatchObject([
    { applicant_ids: [ada], changed_status: 'Applied' },
    { applicant_ids: [rae], changed_status: 'Selected' },
  ]);
});

test('a change that fails says so, and is made by another press', async () => {
  const app = await open();
  app.bff.refuse('changeApplicantStatus', 'unavailable');
  await shortlist(app, 'selected');
  await screen.findByText('Failed to update status');
  app.bff.answer('changeApplicantStatus', () => ({ changed: 2, previous: [] }));
  await app.person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Status updated for 2 applicant(s)')).toBeTruthy();
});

test('a decision on who has withdrawn is told with its reason and without another attempt, and shows them as withdrawn', async () => {
  const { bff, person } = await open();
  bff.answer('listApplicants', () => ({
    applicants: both.map((one, at) => (at === 0 ? { ...one, status: 'Withdrawn' as const } : one)),
    total: 2,
    counts: { ...counts, Applied: 1, Withdrawn: 1 },
    is_blind: false,
  }));
  bff.refuse('changeApplicantStatus', 'conflict', 'The application was withdrawn');
  await person.click(statusOf('Ada'));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Shortlisted' }));
  const failed = await screen.findByText('Failed to update status');
  within(failed).getByText('Ada Park: The application was withdrawn');
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: /change the status of Ada/ })).toBeNull());
  within(screen.getByRole('row', { name: /Ada Park/ })).getByText('Withdrawn');
});

test('a decision that is refused is not shown as done, whether or not the list can be asked for; others that are under way stay', async () => {
  const { bff, person } = await open();
  const [first, second] = [Promise.withResolvers<never>(), Promise.withResolvers<{ changed: number; previous: [] }>()];
  const answers = [first, second];
  bff.answer('changeApplicantStatus', () => answers.shift()!.promise);
  bff.takeAway('listApplicants');
  for (const [name, status] of [
    ['Ada', 'Selected'],
    ['Rae', 'Shortlisted'],
  ] as const) {
    await person.click(statusOf(name));
    await person.click(await screen.findByRole('menuitemradio', { name: status }));
    expect(statusOf(name).textContent).toBe(status);
  }
  first.reject(new TypeError('Failed to fetch'));
  await screen.findByText('Failed to update status');
  await waitFor(() => expect(statusOf('Ada').textContent).toBe('Applied'));
  expect(statusOf('Rae').textContent).toBe('Shortlisted');
  second.resolve({ changed: 1, previous: [] });
  await screen.findByText('Applicant status updated');
  await waitFor(() => expect(bff.askedFor('listApplicants').length).toBeGreaterThan(2));
  expect(statusOf('Rae').textContent).toBe('Shortlisted');
});

test('of several only those who were changed are shown so, whether or not the list can be asked for', async () => {
  const app = await open();
  const [ada] = both;
  app.bff.answer('changeApplicantStatus', () => ({
    changed: 1,
    previous: [{ _id: ada!._id, status: 'Applied' as const }],
  }));
  app.bff.takeAway('listApplicants');
  await shortlist(app, 'selected');
  await screen.findByText('Status updated for 1 applicant(s)');
  await waitFor(() => expect(statusOf('Rae').textContent).toBe('Applied'));
  expect(statusOf('Ada').textContent).toBe('Shortlisted');
});

test('where not all of the best were changed, nobody is told that they were', async () => {
  const app = await open();
  const previous = [{ _id: both[0]!._id, status: 'Applied' as const }];
  app.bff.answer('changeApplicantStatus', () => ({ changed: 1, previous }));
  await shortlist(app, 'best');
  await screen.findByText('Status updated for 1 applicant(s)');
});

test('until the list is there nobody is said to be missing from it', async () => {
  const post = aJobPost();
  const arrival = Promise.withResolvers<void>();
  renderApp(`/job-applications/${post._id}`, {
    as: aRecruiter(),
    prepare(bff) {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      bff.answerLater('listApplicants', arrival.promise, () => ({
        applicants: both,
        total: both.length,
        counts,
        is_blind: false,
      }));
    },
  });
  const top = await screen.findByRole<HTMLButtonElement>('button', { name: 'Top applicants' });
  expect(top.disabled).toBe(true);
  arrival.resolve();
  await waitFor(() => expect(top.disabled).toBe(false));
});

test('nobody is the best of nobody', async () => {
  const { person, bff } = await open(both.map((one) => ({ ...one, status: 'Withdrawn' as const })));
  await person.click(screen.getByRole('button', { name: 'Top applicants' }));
  await screen.findByText('No applicants available');
  expect(bff.askedFor('changeApplicantStatus')).toEqual([]);
});

test('five are the best unless another number is named, at least one, and no more than are shown', async () => {
  const { person } = await open(Array.from({ length: 7 }, (_, at) => named(`P${at}`)));
  await person.click(screen.getByRole('button', { name: 'Top applicants' }));
  const field = (await screen.findByRole('textbox', { name: 'Number of applicants' })) as HTMLInputElement;
  await screen.findByText('5 of these will change');
  for (const [typed, taken] of [
    ['0', '1'],
    ['99', '7'],
    ['6', '6'],
  ] as const) {
    await person.clear(field);
    await person.type(field, `${typed}{Tab}`);
    expect(field.value).toBe(taken);
    await screen.findByText(`${taken} of these will change`);
  }
});

test('the head names post, company and status, and leads back to what one has posted', async () => {
  const post = aJobPost({
    title: 'Gardener',
    company_name: undefined,
    custom_company: { name: 'Green Belt' },
    status: 'Close',
  });
  renderApp(`/job/${post._id}/applicants`, {
    as: aRecruiter(),
    prepare(bff) {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      bff.answer('listApplicants', () => ({ applicants: both, total: 2, counts, is_blind: false }));
    },
  });
  await screen.findByRole('heading', { name: 'Gardener' });
  for (const words of ['Green Belt', 'Closed']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Posted Jobs' }).getAttribute('href')).toBe('/posted-jobs');
});

test.each(['/job/gardener/applicants', '/job-applications/gardener'])(
  '%s names no post, and says so',
  async (address) => {
    renderApp(address, { as: aRecruiter() });
    await screen.findByText('Unable to load job details - invalid job ID');
  },
);

test('of whom neither name nor account is known, the profile cannot be viewed', async () => {
  const { person } = await open([anApplicant({ user_info: null, user_id: null })]);
  await person.click(screen.getByRole('button', { name: 'Profile' }));
  expect(await screen.findByText('Unable to view profile - user information not available')).toBeTruthy();
});

test.each([
  ['60', '', 'Min experience must be between 0 and 50 years'],
  ['', '51', 'Max experience must be between 0 and 50 years'],
  ['9', '4', 'Min experience must be less than max experience'],
])('filters of %s to %s years are not applied, and say why', async (least, most, words) => {
  const { person, bff } = await open();
  if (least !== '') await person.type(screen.getByRole('textbox', { name: 'Min experience' }), least);
  if (most !== '') await person.type(screen.getByRole('textbox', { name: 'Max experience' }), most);
  await person.click(screen.getByRole('button', { name: 'Apply filters' }));
  await screen.findByText('Please fix the filter errors before applying');
  expect(screen.getByText(words)).toBeTruthy();
  // What was right for as long as a pause in typing takes has been applied.
  const range = { ...(least && { min: Number(least) }), ...(most && { max: Number(most) }) };
  for (const { body } of bff.askedFor('listApplicants'))
    expect(body).not.toMatchObject({ filters: { applicant_experience: range } });
});

test('who is found to be signed out is told that applicants are seen by who is signed in', async () => {
  const post = aJobPost({ title: 'Gardener' });
  renderApp(`/job-applications/${post._id}`, {
    as: aRecruiter(),
    prepare(bff) {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      bff.refuse('listApplicants', 'unauthenticated');
    },
  });
  expect(await screen.findByText('You must be logged in to view applicants')).toBeTruthy();
});
