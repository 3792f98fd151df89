import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerDrawer } from './testing/answer-drawer.ts';
import { both, counts, named, openApplicants } from './testing/open-applicants.tsx';

test('the best scored applicants come first, unless another order is asked for', async () => {
  const { bff } = openApplicants();
  await screen.findByRole('button', { name: 'Ada Park' });
  expect(bff.askedFor('listApplicants')[0]?.body).toMatchObject({ sort: 'score', page: 1 });
});

test.each([
  [{}, 'No applicants yet', /^New applicants appear here/],
  [{ status: 'Close' as const }, 'No applicants', /^This post is closed/],
  [{ apply_link: 'https://jobs.example.org' }, 'Applicants apply on your site', /no applicants arrive here/],
])('where nobody applied it says whether anybody still may: %o', async (post, title, words) => {
  const { bff } = openApplicants('', post);
  bff.answer('listApplicants', () => ({
    applicants: [],
    total: 0,
    counts: { ...counts, Applied: 0 },
    is_blind: false,
  }));
  await screen.findByText(title);
  screen.getByText(words);
});

test('who looks at the list has seen who is in it', async () => {
  const { bff } = openApplicants();
  bff.answer('visitApplicants', () => ({ visited_at: '2026-03-02T08:00:00.000Z' }));
  await screen.findByRole('button', { name: 'Ada Park' });
  await waitFor(() => expect(bff.askedFor('visitApplicants')).toHaveLength(1));
});

test('another order is kept in the address', async () => {
  const { bff } = openApplicants('?sort=date');
  await screen.findByRole('button', { name: 'Ada Park' });
  expect(bff.askedFor('listApplicants')[0]?.body).toMatchObject({ sort: 'date' });
});

test('a status is changed for one applicant, and taken back', async () => {
  const { bff, person } = openApplicants();
  bff.answer('changeApplicantStatus', ({ body }) => ({
    changed: 1,
    previous: (body as { applicant_ids: string[] }).applicant_ids.map((_id) => ({ _id, status: 'Applied' as const })),
  }));
  await person.click(await screen.findByRole('button', { name: 'Applied, change the status of Ada Park' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Shortlisted' }));
  await screen.findByText('Applicant status updated');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  within(await screen.findByText('The change was undone')).getByText('Ada Park: Applied');
  expect(bff.askedFor('changeApplicantStatus').map(({ body }) => body)).toMatchObject([
    { applicant_ids: [both[0]?._id], changed_status: 'Shortlisted' },
    { applicant_ids: [both[0]?._id], changed_status: 'Applied' },
  ]);
});

test('another order leaves alone what is typed into the sheet of filters', async () => {
  const inBrowser = globalThis.matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(inBrowser(media), { matches: media.startsWith('(max-width') }),
  );
  const { person, address } = openApplicants();
  await person.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const search = sheet.getByRole('searchbox', { name: 'Search' });
  await person.type(search, 'gardener');
  await person.click(sheet.getByRole('button', { name: /Sort by/ }));
  await person.click(await screen.findByRole('option', { name: 'Newest first' }));
  await waitFor(() => expect(address()).toMatch(/\?sort=date$/));
  expect(screen.getByDisplayValue('gardener')).toBe(search);
  await person.click(sheet.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(address()).toMatch(/\?search=gardener&sort=date$/));
  vi.restoreAllMocks();
});

test('what is typed into the search holds without a press', async () => {
  const { bff, person } = openApplicants();
  await person.type(await screen.findByRole('searchbox', { name: 'Search' }), 'gardener ');
  await waitFor(() =>
    expect(bff.askedFor('listApplicants').at(-1)?.body).toMatchObject({ filters: { search: 'gardener' } }),
  );
  expect((screen.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement).value).toBe('gardener ');
});

test('who applies while the page is open is marked as new until they are opened', async () => {
  const { bff, person } = openApplicants();
  await screen.findByRole('button', { name: 'Ada Park' });
  expect(screen.queryByText('New')).toBeNull();
  const late = { ...named('Lin'), applied_at: new Date(Date.now() + 60_000).toISOString() };
  bff.answer('listApplicants', () => ({ applicants: [...both, late], total: 3, counts, is_blind: false }));
  answerDrawer(bff);
  await person.click(screen.getByRole('tab', { name: /Shortlisted/ }));
  await screen.findByText('New');
  await person.click(await screen.findByRole('button', { name: 'Lin Park' }));
  await screen.findByRole('dialog', { name: 'Lin Park' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('New')).toBeNull();
});

test('applicants that cannot be had are asked for again', async () => {
  const { bff, person } = openApplicants();
  bff.refuse('listApplicants', 'forbidden', 'Not this list');
  await screen.findByText('Failed to load applicants');
  bff.answer('listApplicants', () => ({ applicants: both, total: 2, counts, is_blind: false }));
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ada Park' })).toBeTruthy());
});

test('by name they are asked for from A, and the head of the column says so', async () => {
  const { bff, person, address } = openApplicants();
  const head = await screen.findByRole('columnheader', { name: 'Applicant' });
  await person.click(within(head).getByRole('button', { name: 'Applicant' }));
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
  expect(address()).toContain('?sort=name');
  expect(bff.askedFor('listApplicants').at(-1)?.body).toMatchObject({ sort: 'name', page: 1 });
});

test('whom one has rated best comes first on request, by keyboard, and the address says so', async () => {
  const { bff, person, address } = openApplicants();
  (await screen.findByRole('button', { name: /Sort by/ })).focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Your best rated first' });
  await person.keyboard('{End}{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Your best rated first/ })).toBeTruthy());
  expect(address()).toContain('?sort=rating');
  expect(bff.askedFor('listApplicants').at(-1)?.body).toMatchObject({ sort: 'rating', page: 1 });
});

test('the list is narrowed to whom one has rated so, or not at all, and widened again', async () => {
  const { bff, person, address } = openApplicants('?rating=4');
  await screen.findByRole('button', { name: 'Ada Park' });
  expect(bff.askedFor('listApplicants')[0]?.body).toMatchObject({ filters: { own_rating: '4' } });
  await person.click(screen.getByRole('button', { name: /4\+ stars/ }));
  await person.click(await screen.findByRole('option', { name: 'Not rated' }));
  await waitFor(() =>
    expect(bff.askedFor('listApplicants').at(-1)?.body).toMatchObject({ filters: { own_rating: 'none' } }),
  );
  expect(address()).toContain('?rating=none');
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).not.toContain('rating'));
});

/** The file is answered below the double, which knows JSON alone. */
function fileAnswer(respond: () => Response) {
  const under = globalThis.fetch;
  const asked: URL[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = new URL(input, location.href);
    if (!url.pathname.endsWith('/applicants.csv')) return under(input, init);
    asked.push(url);
    return Promise.resolve(respond());
  });
  return asked;
}
const fileHeaders = {
  'content-type': 'text/csv',
  'content-disposition': 'attachment; filename="applicants-gardener.csv"',
};

test('the list as it is filtered and sorted is downloaded as a file by its name', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person } = openApplicants(
    '?sort=name&status=Shortlisted&minExperience=2&search=ada&country=Peru&rating=3&page=2',
  );
  const asked = fileAnswer(() => new Response('Name\r\nAda\r\n', { headers: fileHeaders }));
  await person.click(await screen.findByRole('button', { name: /^Download CSV/ }));
  await screen.findByText('Downloaded applicants-gardener.csv, 1 KB');
  expect(made).toHaveBeenCalledOnce();
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    sort: 'name',
    status: 'Shortlisted',
    min_experience: '2',
    search: 'ada',
    applicant_country: 'Peru',
    own_rating: '3',
  });
});

test('a download that fails says so and is tried again', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person } = openApplicants();
  const refusal = JSON.stringify({ error_code: 'unavailable', message: 'Please try again in a moment.' });
  const answers = [() => new Response(refusal, { status: 503 }), () => new Response('Name', { headers: fileHeaders })];
  fileAnswer(() => (answers.shift() ?? Response.error)());
  await person.click(await screen.findByRole('button', { name: /^Download CSV/ }));
  await screen.findByText('Nothing was saved. Please try again in a moment.');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Downloaded applicants-gardener.csv, 1 KB');
});

test('a country that there is not is said so', async () => {
  const { bff, person } = openApplicants();
  bff.answer('lookUp', () => []);
  await person.type(await screen.findByRole('combobox', { name: 'Country' }), 'Xq');
  await screen.findByText('No countries found');
});
