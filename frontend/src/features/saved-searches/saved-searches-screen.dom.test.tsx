import { screen, waitFor, within } from '@testing-library/react';
import { limits } from '@waypost/contracts/constants';
import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { usualSettings } from '@waypost/contracts/entities/settings';
import { aSavedSearch } from '@waypost/contracts/testing/saved-searches';
import { someSettings } from '@waypost/contracts/testing/settings';
import { expect, test } from 'vitest';
import { anotherWindow } from '../../testing/another-window.ts';
import { goByBrowser } from '../../testing/go-by-browser.ts';
import { hearLive } from '../../testing/hear-live.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

/** The page of somebody who has these. */
function openPage(searches: SavedSearch[], { email = true, wanted = { bell: true, email: true } } = {}) {
  const app = renderApp('/saved-searches', {
    as: aSeeker(),
    prepare: (bff) => bff.answer('getNotificationChannels', () => ({ email })),
  });
  const { notifications } = usualSettings;
  app.bff.answer('getSettings', () => someSettings({ notifications: { ...notifications, 'saved-search': wanted } }));
  let kept = searches;
  app.bff.answer('listSavedSearches', () => ({ saved_searches: kept }));
  app.bff.answer('deleteSavedSearch', () => {
    kept = [];
    return { success: true } as const;
  });
  app.bff.answer('saveSearch', () => {
    kept = searches;
    return { saved_search: searches[0] ?? aSavedSearch() };
  });
  return { ...app, keep: (others: SavedSearch[]) => void (kept = others) };
}
const alertOf = (name: string) => screen.getByRole('button', { name: new RegExp(`New jobs of ${name}`) }).textContent;
const rows = () => within(screen.getByRole('list', { name: 'Your saved searches' })).getAllByRole('listitem');

test('who has none is told how to get one', async () => {
  openPage([]);
  await screen.findByText('No saved searches yet');
  expect(screen.getByRole('link', { name: 'Search Jobs' }).getAttribute('href')).toBe('/feed');
});

test('a list that does not come can be asked for again', async () => {
  const { bff, person } = openPage([aSavedSearch({ name: 'Nurses' })]);
  bff.refuse('listSavedSearches', 'forbidden', 'Not now');
  await screen.findByText('Failed to load your saved searches');
  expect(screen.getByRole('alert').textContent).toContain('Not now');
  bff.answer('listSavedSearches', () => ({ saved_searches: [aSavedSearch({ name: 'Nurses' })] }));
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  await screen.findByRole('link', { name: 'Nurses' });
});

test('each says what it looks for and what it found, and leads to its jobs', async () => {
  const query = {
    keyword: 'nurse',
    cityId: 'a'.repeat(24),
    job_type: 'Full-Time,Contract',
    sort: 'newest',
    in: 'text',
  };
  openPage([
    aSavedSearch({ name: '<b>Nurses</b> \u202E', query, last_alert_at: '2026-03-02T12:00:00.000Z' }),
    aSavedSearch({ name: 'All', query: { status: 'Open' }, alert: 'none' }),
    aSavedSearch({ name: 'New', query: { keyword: 'cook' }, created_at: '2026-03-01T12:00:00.000Z' }),
  ]);
  const link = await screen.findByRole('link', { name: /^<b>Nurses<\/b>/ });
  const address = new URL(link.getAttribute('href') ?? '', 'https://waypost.example');
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual(['/feed', query]);
  const [nurses, all, fresh] = rows().map(({ textContent }) => textContent);
  expect(nurses).toMatch(/“nurse” · 3 filters.*Last new job Mar 2, 2026/);
  expect(all).toMatch(/Paused.*1 filter/);
  expect(fresh).toMatch(/“cook”.*No new job since Mar 1, 2026/);
});

test('an alert is changed and paused at once, and taken back where that fails', async () => {
  const search = aSavedSearch({ name: 'Nurses', version: 4 });
  const { bff, person, keep } = openPage([search]);
  bff.answer('editSavedSearch', () => ({ saved_search: { ...search, alert: 'weekly' as const, version: 5 } }));
  const choose = await screen.findByRole('button', { name: /New jobs of Nurses/ });
  expect(choose.textContent).toContain('As they are posted');
  keep([{ ...search, alert: 'weekly', version: 5 }]);
  await person.click(choose);
  await person.click(await screen.findByRole('option', { name: /Once a week/ }));
  await waitFor(() => expect(alertOf('Nurses')).toContain('Once a week'));
  const { name, query } = search;
  expect(bff.askedFor('editSavedSearch').at(-1)?.body).toEqual({ name, query, alert: 'weekly', version: 4 });

  bff.refuse('editSavedSearch', 'version-conflict', 'This saved search was changed meanwhile');
  await person.click(screen.getByRole('button', { name: 'Actions for Nurses' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  await screen.findByText('It was changed in another window. This is the current version.');
  await waitFor(() => expect(alertOf('Nurses')).toContain('Once a week'));
});

test('a search that goes on after a pause is told of as before', async () => {
  const search = aSavedSearch({ name: 'Nurses', alert: 'daily', version: 4 });
  const paused = { ...search, alert: 'none' as const, alert_before_pause: 'daily' as const, version: 5 };
  const { bff, person, keep } = openPage([search]);
  const choose = async (entry: RegExp, kept: SavedSearch) => {
    await person.click(await screen.findByRole('button', { name: 'Actions for Nurses' }));
    bff.answer('editSavedSearch', () => ({ saved_search: kept }));
    keep([kept]);
    await person.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await choose(/^Pause/, paused);
  await screen.findByText(/Before the pause: once a day$/);
  await choose(/^Resume/, { ...search, version: 6 });
  await waitFor(() => expect(alertOf('Nurses')).toContain('Once a day'));
  expect(bff.askedFor('editSavedSearch').at(-1)?.body).toMatchObject({ alert: 'daily', version: 5 });
});

test('what is done right after another change waits for it, and goes on from what it left', async () => {
  const search = aSavedSearch({ name: 'Nurses', version: 4 });
  const { bff, person } = openPage([search]);
  const paused = { ...search, alert: 'none' as const, version: 5 };
  const first = Promise.withResolvers<{ saved_search: SavedSearch }>();
  const second = Promise.withResolvers<{ saved_search: SavedSearch }>();
  const answers = [first, second];
  bff.answer('editSavedSearch', () => answers.shift()!.promise);
  const choose = async (entry: RegExp) => {
    await person.click(await screen.findByRole('button', { name: 'Actions for Nurses' }));
    await person.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await choose(/^Pause/);
  await choose(/^Resume/);
  expect(bff.askedFor('editSavedSearch')).toHaveLength(1);
  const asked = bff.askedFor('listSavedSearches').length;
  first.resolve({ saved_search: paused });
  await waitFor(() => expect(bff.askedFor('editSavedSearch')).toHaveLength(2));
  await choose(/^Delete/);
  await screen.findByText('No saved searches yet');
  expect(bff.askedFor('deleteSavedSearch')).toHaveLength(0);
  expect(bff.askedFor('listSavedSearches')).toHaveLength(asked);
  second.reject(new Error('This one is lost'));
  await screen.findByText('“Nurses” was deleted');
  expect(bff.askedFor('editSavedSearch').map(({ body }) => body)).toMatchObject([
    { alert: 'none', version: 4 },
    { alert: 'live', version: 5 },
  ]);
  expect(screen.queryByText('Failed to change the saved search')).toBeNull();
});

test('of changes right after each other the last one is shown all the time, however the others go', async () => {
  const search = aSavedSearch({ name: 'Nurses', version: 4 });
  const { bff, person, keep } = openPage([search]);
  const answers = [1, 2, 3].map(() => Promise.withResolvers<{ saved_search: SavedSearch }>());
  bff.answer('editSavedSearch', () => answers[bff.askedFor('editSavedSearch').length - 1]!.promise);
  const choose = async (option: RegExp) => {
    await person.click(await screen.findByRole('button', { name: /New jobs of Nurses/ }));
    await person.click(await screen.findByRole('option', { name: option }));
  };
  for (const option of [/^Once a day/, /^Once a week/, /^Paused/]) await choose(option);
  answers[0]!.resolve({ saved_search: { ...search, alert: 'daily', version: 5 } });
  await waitFor(() => expect(bff.askedFor('editSavedSearch')).toHaveLength(2));
  expect(alertOf('Nurses')).toMatch(/^Paused/);
  answers[1]!.reject(new Error('This one is lost'));
  await waitFor(() => expect(bff.askedFor('editSavedSearch')).toHaveLength(3));
  expect(alertOf('Nurses')).toMatch(/^Paused/);
  keep([{ ...search, alert: 'none', version: 6 }]);
  answers[2]!.resolve({ saved_search: { ...search, alert: 'none', version: 6 } });
  await waitFor(() => expect(bff.askedFor('listSavedSearches')).toHaveLength(2));
  expect(alertOf('Nurses')).toMatch(/^Paused/);
  expect(bff.askedFor('editSavedSearch').map(({ body }) => body)).toMatchObject([
    { alert: 'daily', version: 4 },
    { alert: 'weekly', version: 5 },
    { alert: 'none', version: 5 },
  ]);
});

/** What is on this device of names that were typed and not taken. */
const keptNames = () =>
  Object.entries(localStorage).flatMap(([key, text]) =>
    key.startsWith('waypost.search-name.') ? [text as string] : [],
  );

test('a search gets another name; what was typed stays until it is taken', async () => {
  const search = aSavedSearch({ name: 'Nurses' });
  const { bff, person } = openPage([search]);
  bff.refuse('editSavedSearch', 'unavailable', 'Later, please');
  await person.click(await screen.findByRole('button', { name: 'Actions for Nurses' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await person.clear(field);
  await person.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText('Give this search a name');
  expect(document.activeElement).toBe(field);
  await person.type(field, 'Night nurses');
  await person.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText('Later, please');
  expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Night nurses');
  expect(keptNames()).toEqual(['"Night nurses"']);
  bff.answer('editSavedSearch', () => ({ saved_search: { ...search, name: 'Night nurses', version: 2 } }));
  await person.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keptNames()).toEqual([]);
});

test('a name that is taken once the page is left is no longer kept as typed', async () => {
  const search = aSavedSearch({ name: 'Nurses' });
  const { bff, person } = openPage([search]);
  const moment = Promise.withResolvers<void>();
  const renamed = { ...search, name: 'Nurses here', version: 2 };
  bff.answerLater('editSavedSearch', moment.promise, () => ({ saved_search: renamed }));
  await person.click(await screen.findByRole('button', { name: 'Actions for Nurses' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), ' here{Enter}');
  goByBrowser('/settings');
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  moment.resolve();
  await expect.poll(keptNames).toEqual([]);
});

test.each([{ alert: 'daily' as const }, { alert: 'none' as const, alert_before_pause: 'daily' as const }])(
  'one that is deleted is gone at once, and comes back by Undo as it was: %o',
  async (alerts) => {
    const search = aSavedSearch({ name: 'Nurses', ...alerts });
    const { bff, person } = openPage([search]);
    await person.click(await screen.findByRole('button', { name: 'Actions for Nurses' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('“Nurses” was deleted');
    await screen.findByText('No saved searches yet');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'Nurses' });
    const { name, query } = search;
    expect(bff.askedFor('saveSearch').at(-1)?.body).toEqual({ name, query, ...alerts });
  },
);

test('an Undo whose answer was lost makes no second one when it is tried again', async () => {
  const { bff, person } = openPage([aSavedSearch({ name: 'Nurses' })]);
  await person.click(await screen.findByRole('button', { name: 'Actions for Nurses' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  bff.takeAway('saveSearch');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await person.click(await screen.findByRole('button', { name: 'Retry' }));
  await expect.poll(() => bff.askedFor('saveSearch').length).toBe(2);
  const [first, second] = bff.askedFor('saveSearch').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
});

test('one that could not be deleted is there again, whether or not the list can be asked for', async () => {
  const { bff, person } = openPage([aSavedSearch({ name: 'Nurses' })]);
  const refusal = Promise.withResolvers<never>();
  bff.answer('deleteSavedSearch', () => refusal.promise);
  await person.click(await screen.findByRole('button', { name: 'Actions for Nurses' }));
  bff.takeAway('listSavedSearches');
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText('No saved searches yet');
  refusal.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^Failed to delete the saved search: Network error/);
  await screen.findByRole('link', { name: 'Nurses' });
});

test('who has as many as one may have is told', async () => {
  openPage(Array.from({ length: limits.savedSearches }, () => aSavedSearch()));
  await screen.findByText('You have 50 saved searches, the maximum. Delete one to save another.');
});

test('where no e-mails are sent, none are offered but what is chosen already', async () => {
  const { person } = openPage([aSavedSearch({ name: 'Nurses' }), aSavedSearch({ name: 'Cooks', alert: 'weekly' })], {
    email: false,
  });
  for (const [name, options] of [
    ['Nurses', ['As they are posted', 'Paused']],
    ['Cooks', ['As they are posted', 'Once a week', 'Paused']],
  ] as const) {
    await person.click(await screen.findByRole('button', { name: new RegExp(`New jobs of ${name}`) }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered.map((words) => options.findIndex((option) => words?.startsWith(option)))).toEqual(
      options.map((_, at) => at),
    );
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  }
});

test.each([
  [{ bell: true, email: false }, true, 'You have turned off e-mail for all saved searches in your settings.'],
  [
    { bell: false, email: false },
    true,
    'You have turned off the bell and e-mail for all saved searches in your settings.',
  ],
  [{ bell: false, email: false }, false, 'You have turned off the bell for all saved searches in your settings.'],
])('what is off in the settings is said: %o', async (wanted, email, words) => {
  openPage([aSavedSearch({ name: 'Nurses' })], { email, wanted });
  const link = await screen.findByRole('link', { name: 'your settings' });
  await waitFor(() => expect(link.closest('p')?.textContent).toBe(words));
  expect(link.getAttribute('href')).toBe('/settings?tab=notifications');
});

test('what is turned off in another window is said at once', async () => {
  const { bff } = openPage([aSavedSearch({ name: 'Nurses' })]);
  await screen.findByRole('link', { name: 'Nurses' });
  const { notifications } = usualSettings;
  const off = { ...notifications, 'saved-search': { bell: false, email: true } };
  bff.answer('getSettings', () => someSettings({ notifications: off }));
  anotherWindow().tells('out-of-date', ['settings']);
  await screen.findByText(/^You have turned off the bell for all saved searches/);
});

test('what is found while one looks is there, as the bell says', async () => {
  const search = aSavedSearch({ name: 'Nurses' });
  const { keep } = openPage([search]);
  await screen.findByText(/No new job since/);
  keep([{ ...search, last_alert_at: '2026-03-08T12:00:00.000Z' }]);
  hearLive({ kind: 'notification', id: search._id, version: 1 });
  await waitFor(() => expect(screen.queryByText(/No new job since/)).toBeNull());
});
