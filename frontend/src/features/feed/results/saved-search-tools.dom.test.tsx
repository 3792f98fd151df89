import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { limits } from '@waypost/contracts/constants';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aSavedSearch } from '@waypost/contracts/testing/saved-searches';
import { expect, test } from 'vitest';
import { hasDrafts } from '../../../forms/draft.ts';
import { deviceStorage } from '../../../storage/storage.ts';
import { goByBrowser } from '../../../testing/go-by-browser.ts';
import { aRecruiter, aSeeker, renderApp } from '../../../testing/render-app.tsx';
import { emptySearch } from '../search/job-search.ts';
import { shownSearch } from './saved-search-tools.tsx';

function openFeed(address: string, as = aSeeker(), some: Parameters<typeof aJobSearchResult>[0] = {}) {
  const app = renderApp(address, { as });
  app.bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing()], ...some }));
  app.bff.answer('listScores', () => ({ scores: [] }));
  app.bff.answer('getNotificationChannels', () => ({ email: true }));
  app.bff.answer('listSavedSearches', () => ({ saved_searches: [] }));
  return app;
}

test('a search is saved under the name of what it looks for, and leads to the others', async () => {
  const { bff, person, address } = openFeed('/feed?keyword=nurse&job_type=Contract&page=1');
  bff.refuse('saveSearch', 'conflict', 'You have 50 saved searches, the maximum. Delete some first.');
  await person.click(await screen.findByRole('button', { name: 'Save search' }));
  const name = (await screen.findByRole('textbox', { name: 'Name' })) as HTMLInputElement;
  expect(name.value).toBe('nurse, Contract');
  await person.clear(name);
  const send = () => person.click(screen.getAllByRole('button', { name: /^Save search/ }).at(-1) as HTMLElement);
  await send();
  await screen.findByText('Give this search a name');
  expect(document.activeElement).toBe(name);
  await person.type(name, 'Nurses');
  await person.click(await screen.findByRole('radio', { name: /Once a day/ }));
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('the maximum');
  expect(name.value).toBe('Nurses');
  bff.answer('saveSearch', () => ({ saved_search: aSavedSearch() }));
  await send();
  await screen.findByText('Search saved');
  const body = { name: 'Nurses', query: { keyword: 'nurse', job_type: 'Contract' }, alert: 'daily' };
  expect(bff.askedFor('saveSearch').at(-1)?.body).toEqual(body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('link', { name: 'Saved searches' }));
  await waitFor(() => expect(address()).toBe('/saved-searches'));
});

type Bff = ReturnType<typeof openFeed>['bff'];
const lost = aSavedSearch({ query: { keyword: 'nurse' }, name: 'nurse', version: 2 });
test.each([
  [
    'as another request',
    (bff: Bff) => bff.refuse('saveSearch', 'conflict', 'Another request', [], { saved_search: lost }),
  ],
  ['with what was saved', (bff: Bff) => bff.answer('saveSearch', () => ({ saved_search: lost }))],
])(
  'a search whose answer was lost, and which is sent with another name, is that one, renamed: answered %s',
  async (_, again) => {
    const { bff, person } = openFeed('/feed?keyword=nurse');
    bff.takeAway('saveSearch');
    await person.click(await screen.findByRole('button', { name: 'Save search' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await person.type(name, '{Enter}');
    await screen.findByText(/^Network error/);
    again(bff);
    bff.refuse('editSavedSearch', 'version-conflict', 'This saved search was changed meanwhile');
    await person.type(name, 's{Enter}');
    await screen.findByText(/^It was changed in another window meanwhile. Save it again/);
    bff.answer('editSavedSearch', () => ({ saved_search: lost }));
    await person.type(name, '{Enter}');
    await screen.findByText('Search saved');
    expect(new Set(bff.askedFor('saveSearch').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(bff.askedFor('editSavedSearch').slice(1)).toMatchObject([
      { params: { id: lost._id }, body: { name: 'nurses', query: { keyword: 'nurse' }, alert: 'live', version: 2 } },
    ]);
  },
);

test('what was typed of a search that was not saved is there after a reload, until it is cancelled', async () => {
  const as = aSeeker();
  const openDialog = async () => {
    const { person } = openFeed('/feed?keyword=nurse', as);
    await person.click(await screen.findByRole('button', { name: 'Save search' }));
    return { person, name: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' }) };
  };
  const daily = () => screen.findByRole<HTMLInputElement>('radio', { name: /Once a day/ });
  const { person, name } = await openDialog();
  await person.clear(name);
  await person.type(name, 'Nurses');
  await person.click(await daily());
  // Nothing of it is asked about at a log-out, with which it goes.
  expect(hasDrafts(as.userInfos._id)).toBe(false);
  cleanup();
  const again = await openDialog();
  expect([again.name.value, (await daily()).checked]).toEqual(['Nurses', true]);
  await again.person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(deviceStorage.keys().filter((key) => key.startsWith('waypost.search-'))).toEqual([]);
});

test('who has left the page before a search fails to be saved is told of it where they are', async () => {
  const { bff, person } = openFeed('/feed?keyword=nurse');
  const answer = Promise.withResolvers<never>();
  bff.answer('saveSearch', () => answer.promise);
  await person.click(await screen.findByRole('button', { name: 'Save search' }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}');
  goByBrowser('/saved-searches');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^The search “nurse” was not saved\./);
});

test('who has saved the same search before is told so', async () => {
  const { bff, person } = openFeed('/feed?keyword=nurse&sort=newest');
  const same = aSavedSearch({ name: 'My nurses', query: { keyword: 'nurse' } });
  bff.answer('listSavedSearches', () => ({ saved_searches: [same] }));
  await person.click(await screen.findByRole('button', { name: 'Save search' }));
  await screen.findByText(/You have saved this search already, as “My nurses”/);
});

test('who has saved as many as there may be is told so before anything is sent, and led to them', async () => {
  const { bff, person, address } = openFeed('/feed?keyword=nurse');
  bff.answer('listSavedSearches', () => ({
    saved_searches: Array.from({ length: limits.savedSearches }, () => aSavedSearch()),
  }));
  await person.click(await screen.findByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('You have 50 saved searches, the maximum. Delete one to save another.');
  expect(dialog.queryByRole('button', { name: /^Save search/ })).toBeNull();
  await person.type(dialog.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(bff.askedFor('saveSearch')).toEqual([]);
  await person.click(dialog.getByRole('link', { name: 'See saved searches' }));
  await waitFor(() => expect(address()).toBe('/saved-searches'));
});

test('on a dashboard that seeks no jobs there is nothing to save', async () => {
  openFeed('/feed?keyword=nurse', aRecruiter());
  await screen.findByRole('heading', { name: '1 job(s) found' });
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
});

test.each([
  [
    { suggestion: 'nurse', tier: 'about', total: 2 },
    { keyword: 'nurse', inText: false },
  ],
  [
    { tier: 'text', total: 2 },
    { keyword: 'nruse', inText: true },
  ],
  [
    { tier: 'text', total: 0 },
    { keyword: 'nruse', inText: false },
  ],
  [undefined, { keyword: 'nruse', inText: false }],
] as const)('what is saved is what is shown: %o', (found, expected) => {
  expect(shownSearch({ ...emptySearch, keyword: 'nruse', page: 3 }, found)).toMatchObject({ ...expected, page: 1 });
});
