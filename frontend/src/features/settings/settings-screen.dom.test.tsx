import { act, screen, waitFor, within } from '@testing-library/react';
import type { Settings, SettingsChange } from '@waypost/contracts/entities/settings';
import { aCurrentUser, aDashboard, aUser } from '@waypost/contracts/testing/people';
import { anOpenSession } from '@waypost/contracts/testing/sessions';
import { someSettings } from '@waypost/contracts/testing/settings';
import { expect, test } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { singleKeysAct } from '../../ui/behaviour/single-keys.ts';
import { appliedChange } from './applied-change.ts';

type App = ReturnType<typeof renderApp>;

/** A server that keeps what is chosen, from `first` on. */
function keepSettings(bff: App['bff'], first: Settings = someSettings()) {
  let kept = first;
  bff.answer('getSettings', () => kept);
  bff.answer('updateSettings', ({ body }) => {
    kept = { ...appliedChange(kept, body as SettingsChange), version: kept.version + 1 };
    return kept;
  });
}
const open = (tab: string, { email = true } = {}) => {
  const app = renderApp(`/settings?tab=${tab}`, {
    as: aSeeker(),
    prepare: (bff) => bff.answer('getNotificationChannels', () => ({ email })),
  });
  keepSettings(app.bff);
  return app;
};
const theSwitch = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('switch', { name });
const statusOf = (section: string) => within(screen.getByRole('region', { name: section })).getByRole('status');
const sent = ({ bff }: App) => bff.askedFor('updateSettings').map(({ body }) => body);

test('four tabs, by keyboard, each with its address', async () => {
  const { bff, person, address } = open('account');
  bff.answer('listSessions', () => ({ sessions: [anOpenSession({ is_current: true })], total: 1 }));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Account Settings',
    'Privacy',
    'Security',
    'Notifications',
  ]);
  await person.click(screen.getByRole('tab', { name: 'Account Settings' }));
  for (const [key, reached] of [
    ['{ArrowRight}', '/settings?tab=privacy'],
    ['{ArrowRight}', '/settings?tab=security'],
    ['{End}', '/settings?tab=notifications'],
    ['{Home}', '/settings'],
  ] as const) {
    await person.keyboard(key);
    expect(address()).toBe(reached);
  }
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Account Settings' }));
});

test.each([
  ['privacy', 'Public profile', 'Hide my public profile', { privacy: { hide_profile: true } }],
  ['privacy', 'Public profile', 'Show my e-mail address', { privacy: { show_email: true } }],
  ['privacy', 'Public profile', 'Show my phone number', { privacy: { show_phone: true } }],
  [
    'notifications',
    'Applications',
    /^Applications: Bell/,
    { notifications: { 'application-status': { bell: false } } },
  ],
  ['notifications', 'Saved searches', /searches: Bell/, { notifications: { 'saved-search': { bell: false } } }],
  ['notifications', 'New applicants', /applicants: Bell/, { notifications: { 'new-applicant': { bell: false } } }],
  ['notifications', 'Scores', /Scores: Bell/, { notifications: { 'score-ready': { bell: false } } }],
  ['notifications', 'Old posts', /posts: Bell/, { notifications: { 'old-post': { bell: false } } }],
  ['notifications', 'Saved searches', /searches: E-mail/, { notifications: { 'saved-search': { email: false } } }],
] as const)('%s, %s: “%s” is kept as soon as it is pressed, and that is said', async (tab, section, name, change) => {
  const app = open(tab);
  const control = await theSwitch(name);
  const before = control.checked;
  await app.person.click(control);
  await waitFor(() => expect(statusOf(section).textContent).toBe('Saved'));
  expect(control.checked).toBe(!before);
  expect(sent(app)).toEqual([{ ...change, version: 0 }]);
});

test('who may see what is off at first', async () => {
  open('privacy');
  await theSwitch('Hide my public profile');
  expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([false, false, false]);
});

test('a choice that cannot be kept is as it was before, and its card says why', async () => {
  const app = open('privacy');
  app.bff.refuse('updateSettings', 'unavailable', 'A part of Waypost is not available right now.');
  const control = await theSwitch('Show my phone number');
  await app.person.click(control);
  const words = 'Not saved, so it is as it was before. A part of Waypost is not available right now.';
  await waitFor(() => expect(statusOf('Public profile').textContent).toBe(words));
  expect(control.checked).toBe(false);
  keepSettings(app.bff);
  await app.person.click(control);
  await waitFor(() => expect(statusOf('Public profile').textContent).toBe('Saved'));
  expect(control.checked).toBe(true);
});

test('a choice on settings that were changed elsewhere meanwhile is made on top of those', async () => {
  const app = open('privacy');
  const control = await theSwitch('Show my e-mail address');
  const elsewhere = { ...appliedChange(someSettings(), { privacy: { show_phone: true } }), version: 7 };
  app.bff.refuse('updateSettings', 'version-conflict', 'Changed', [], { settings: elsewhere });
  app.bff.thenAnswer('updateSettings', () => ({
    ...appliedChange(elsewhere, { privacy: { show_email: true } }),
    version: 8,
  }));
  await app.person.click(control);
  await waitFor(() =>
    expect(statusOf('Public profile').textContent).toBe('Saved, together with what you changed in another window'),
  );
  const versions = sent(app).map((body) => (body as { version: number }).version);
  expect(versions).toEqual([0, 7]);
  expect([control.checked, (await theSwitch('Show my phone number')).checked]).toEqual([true, true]);
});

test('choices made quickly are kept one after the other, none on a version that is gone', async () => {
  const app = open('privacy');
  await app.person.click(await theSwitch('Hide my public profile'));
  await app.person.click(await theSwitch('Show my e-mail address'));
  await app.person.click(await theSwitch('Show my e-mail address'));
  await waitFor(() => expect(sent(app)).toHaveLength(3));
  await waitFor(() => expect(statusOf('Public profile').textContent).toBe('Saved'));
  expect(sent(app).map((body) => (body as { version: number }).version)).toEqual([0, 1, 2]);
  expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([true, false, false]);
});

test('settings that do not come can be asked for again; no e-mail is offered where none is sent', async () => {
  const { bff, person } = open('notifications', { email: false });
  bff.refuse('getSettings', 'forbidden', 'Not now');
  await screen.findByText('Your settings could not be loaded');
  keepSettings(bff);
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  await theSwitch(/searches: Bell/);
  expect(screen.queryByRole('switch', { name: /E-mail/ })).toBeNull();
});

const withDashboard = (name = 'Mine') =>
  aCurrentUser({
    userInfos: aUser({ email: 'ada@example.org', username: 'ada-moss' }),
    userDashboards: [aDashboard({ dsh_type: 'Recruiter', dsh_name: name })],
  });

test('the e-mail is shown, and cannot be changed', async () => {
  renderApp('/settings', { as: withDashboard() });
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  expect([email.value, email.readOnly]).toEqual(['ada@example.org', true]);
  expect(screen.getByRole('link', { name: 'your profile' }).getAttribute('href')).toBe('/profile');
});

test('the theme is chosen for this browser', async () => {
  const { person } = renderApp('/settings', { as: withDashboard() });
  await person.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await person.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

/** Another window of this browser keeps it. */
const keepElsewhere = (key: string, newValue: string) => {
  localStorage.setItem(key, newValue);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
};

test('what another window chooses for this browser is seen in this one', async () => {
  renderApp('/settings', { as: withDashboard() });
  const dark = await screen.findByRole<HTMLInputElement>('radio', { name: 'Dark' });
  keepElsewhere('waypost-theme', 'dark');
  expect([dark.checked, document.documentElement.dataset['theme']]).toEqual([true, 'dark']);
  keepElsewhere('waypost-keys', 'false');
  expect((await theSwitch('Single keys')).checked).toBe(false);
});

test('a dashboard that another window gave another name has it in this one', async () => {
  const as = withDashboard();
  const { bff } = renderApp('/settings', { as });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: / dashboard$/ });
  bff.answer('getCurrentUser', () => ({
    ...as,
    userInfos: { ...as.userInfos, first_name: 'Adaeze' },
    userDashboards: as.userDashboards.map((one) => ({ ...one, dsh_name: 'Evenings' })),
  }));
  hearLive({ kind: 'profile', id: as.userInfos._id, version: 2 });
  await waitFor(() => expect(field.value).toBe('Evenings'));
  await screen.findByText(/^Adaeze /);
});

test('keys that act by themselves are turned off for this browser, and on again', async () => {
  const { person } = renderApp('/settings', { as: withDashboard() });
  const keys = await theSwitch('Single keys');
  expect(keys.checked).toBe(true);
  await person.click(keys);
  expect([keys.checked, singleKeysAct()]).toEqual([false, false]);
  await person.click(keys);
  expect([keys.checked, singleKeysAct()]).toEqual([true, true]);
});

test('a dashboard gets another name when its field is left, Escape takes back what was typed', async () => {
  const before = withDashboard();
  const { bff, person } = renderApp('/settings', { as: before });
  const [dashboard = aDashboard()] = before.userDashboards;
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Recruiter dashboard' });
  const type = async (text: string) => {
    await person.clear(field);
    await person.type(field, text);
  };
  await type('Yours{Escape}');
  expect(field.value).toBe('Mine');
  await type('   {Enter}');
  await screen.findByText('Enter a name');
  expect(field.maxLength).toBe(60);

  bff.refuse('updateDashboard', 'unavailable', 'Later, please.');
  await type('Hiring{Enter}');
  await screen.findByText('Not saved: this dashboard is still called “Mine”. Later, please.');
  expect(field.value).toBe('Hiring');

  const renamed = { ...dashboard, dsh_name: 'Hiring' };
  bff.answer('updateDashboard', () => renamed);
  bff.answer('getCurrentUser', () => ({ ...before, userDashboards: [renamed] }));
  await person.tab();
  await waitFor(() => expect(statusOf('Dashboards').textContent).toBe('Saved'));
  expect(bff.askedFor('updateDashboard').at(-1)?.body).toEqual({ dsh_id: dashboard.dsh_id, dsh_name: 'Hiring' });
  expect(field.value).toBe('Hiring');
});

const here = anOpenSession({ is_current: true, browser: { name: 'Chrome', system: 'macOS' } });
const phone = anOpenSession({ browser: { name: 'Safari', system: 'iOS' } });
const unknown = anOpenSession({ browser: { name: null, system: null } });
const listed = () =>
  within(screen.getByRole('list', { name: 'Browsers you are signed in with' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('each signed-in browser is listed, this one first and marked, and another one can be signed out', async () => {
  const { bff, person } = open('security');
  let sessions = [phone, here, unknown];
  bff.answer('listSessions', () => ({ sessions, total: sessions.length }));
  await screen.findByRole('list', { name: 'Browsers you are signed in with' });
  expect(listed()).toEqual([
    expect.stringMatching(/^Chrome on macOSThis browserIn use now, signed in Mar 2, 2026$/),
    expect.stringMatching(/^Safari on iOSLast seen Mar 2, 2026, .+, signed in Mar 2, 2026Sign out/),
    expect.stringMatching(/^Unknown browserLast seen/),
  ]);
  bff.answer('endSessions', () => {
    sessions = [here, unknown];
    return { ended: 1 };
  });
  await person.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }));
  await waitFor(() => expect(statusOf('Where you are signed in').textContent).toBe('Safari on iOS is signed out'));
  expect(bff.askedFor('endSessions').at(-1)?.body).toEqual({ which: 'one', session_id: phone._id });
  expect(listed()).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('all others are signed out after a question, and what fails is said', async () => {
  const { bff, person } = open('security');
  let sessions = [here, phone, unknown];
  bff.answer('listSessions', () => ({ sessions, total: sessions.length }));
  bff.refuse('endSessions', 'unavailable', 'Later, please.');
  const ask = async () => {
    await person.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out all 2 other browsers?' });
    await person.click(within(question).getByRole('button', { name: /^Sign out all others/ }));
  };
  await ask();
  const status = () => statusOf('Where you are signed in').textContent;
  await waitFor(() => expect(status()).toBe('Nothing was signed out. Later, please.'));
  bff.answer('endSessions', () => {
    sessions = [here];
    return { ended: 2 };
  });
  await ask();
  await waitFor(() => expect(status()).toBe('All other browsers are signed out'));
  expect(bff.askedFor('endSessions').at(-1)?.body).toEqual({ which: 'others' });
  await screen.findByText('You are not signed in anywhere else.');
});

test('browsers that were signed out, of which no answer came, are listed no more', async () => {
  const { bff, person } = open('security');
  bff.answer('listSessions', () => ({ sessions: [here, phone], total: 2 }));
  bff.answer('endSessions', () => {
    bff.answer('listSessions', () => ({ sessions: [here], total: 1 }));
    throw new TypeError('Failed to fetch');
  });
  await person.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
  await screen.findByText('You are not signed in anywhere else.');
  expect(statusOf('Where you are signed in').textContent).toMatch(/^Perhaps nothing was signed out\. Network error/);
});

test('browsers that cannot be listed can be asked for again', async () => {
  const { bff, person } = open('security');
  bff.refuse('listSessions', 'forbidden', 'Not now');
  await screen.findByText('Where you are signed in could not be loaded');
  bff.answer('listSessions', () => ({ sessions: [here], total: 1 }));
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  await screen.findByText('You are not signed in anywhere else.');
});

test('a browser that has ended by itself meanwhile is gone from the list without a complaint', async () => {
  const { bff, person } = open('security');
  let sessions = [here, phone];
  bff.answer('listSessions', () => ({ sessions, total: sessions.length }));
  const button = await screen.findByRole('button', { name: 'Sign out Safari on iOS' });
  sessions = [here];
  bff.refuse('endSessions', 'not-found', 'Session not found');
  await person.click(button);
  await waitFor(() => expect(listed()).toHaveLength(1));
});
