import { screen, waitFor } from '@testing-library/react';
import { delays } from '@waypost/contracts/constants';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { describe, expect, test, vi } from 'vitest';
import { goByBrowser } from '../../testing/go-by-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';

const newcomer = aCurrentUser();
const seeker = aDashboard({ dsh_type: 'Job Seeker' });
const withDashboard = { ...newcomer, userDashboards: [seeker] };

/** Opens the page of roles and chooses one. */
async function choosing(address = '/select-role') {
  const app = renderApp(address, { as: newcomer });
  await screen.findByText(/^Please create a dashboard to continue/);
  await app.person.click(screen.getByRole('radio', { name: /Job Seeker/ }));
  return { ...app, create: () => app.person.click(screen.getByRole('button', { name: /Get Started/ })) };
}

test('who has no dashboard is told why they are here, and goes on to the page they came for', async () => {
  sessionStorage.setItem('waypost.last-visited', '/settings');
  const { bff, create, address } = await choosing('/signin');
  expect(address()).toBe('/select-role');
  bff.answer('createDashboard', () => seeker);
  bff.answer('getCurrentUser', () => withDashboard);
  const { length } = history;
  await create();
  await waitFor(() => expect(address()).toBe('/settings'));
  // Back leads to what was before, not to a choice that is made.
  expect(history.length).toBe(length);
  expect(localStorage.getItem('waypost.selected-dashboard')).toBe(seeker.dsh_id);
});

test('who came for no page goes home, a tenth of a second after the dashboard is there', async () => {
  expect(delays.afterDashboard).toBe(100);
  const later = vi.spyOn(globalThis, 'setTimeout');
  const { bff, create, address } = await choosing();
  bff.answer('createDashboard', () => seeker);
  bff.answer('getCurrentUser', () => withDashboard);
  await create();
  await waitFor(() => expect(address()).toBe('/home'));
  expect(later).toHaveBeenCalledWith(expect.any(Function), delays.afterDashboard);
});

test.each([
  ['before the dashboard is there', true],
  ['in the moment after', false],
])('who goes elsewhere %s stays there', async (_, isBefore) => {
  const { bff, person, address } = renderApp('/select-role', { as: withDashboard });
  const start = globalThis.setTimeout;
  // The moment after passes when the test says so, and not before it has gone elsewhere.
  const later = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((then: () => void, pause?: number) =>
      pause === delays.afterDashboard ? 0 : start(then, pause)) as typeof setTimeout);
  const moment = Promise.withResolvers<void>();
  const recruiter = aDashboard({ dsh_type: 'Recruiter' });
  bff.answerLater('createDashboard', moment.promise, () => recruiter);
  await person.click(await screen.findByRole('radio', { name: /Recruiter/ }));
  await person.click(screen.getByRole('button', { name: /^Create Recruiter Dashboard/ }));
  const isElsewhere = () => screen.findByRole('heading', { level: 1, name: /Privacy/ });
  if (isBefore) {
    goByBrowser('/privacy');
    await isElsewhere();
  }
  bff.answer('getCurrentUser', () => ({ ...newcomer, userDashboards: [seeker, recruiter] }));
  moment.resolve();
  const goOn = () => later.mock.calls.find(([, pause]) => pause === delays.afterDashboard)?.[0];
  await expect.poll(goOn, { interval: 5 }).toBeDefined();
  await screen.findByText('Dashboard created successfully');
  // That page is still on its way when they would be led on.
  if (!isBefore) goByBrowser('/privacy');
  goOn()?.();
  await isElsewhere();
  expect(address()).toBe('/privacy');
});

test('who chooses nothing is told so, with the keyboard at the first role', async () => {
  const { person } = renderApp('/select-role', { as: newcomer });
  await person.click(await screen.findByRole('button', { name: /Get Started/ }));
  await screen.findByText('Please select a role to continue.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Recruiter/ }));
});

test('who came with the wrong account sees which one it is, and a way to another', async () => {
  renderApp('/select-role', { as: newcomer });
  await screen.findByText(`Signed in as ${newcomer.userInfos.email}`);
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeTruthy();
});

describe('says what went wrong', () => {
  test('when the dashboard cannot be created', async () => {
    const { bff, create } = await choosing();
    bff.refuse('createDashboard', 'unavailable', 'Dashboards are away. Please try again in a moment.');
    await create();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to set up your dashboard: Dashboards are away. Please try again in a moment.',
    );
    await screen.findByText('Failed to create dashboard');
  });

  test('when nobody knows why it cannot', async () => {
    const { bff, create } = await choosing();
    bff.refuse('createDashboard', 'internal', 'Something broke');
    await create();
    await screen.findByText('Failed to set up your dashboard: Unknown error');
  });

  test('when it exists and is not to be found', async () => {
    const { bff, create } = await choosing();
    bff.refuse('createDashboard', 'validation-error', 'It is there', [{ path: 'dsh_type', message: 'It is there' }]);
    await create();
    await screen.findByText('Dashboard exists but could not be retrieved');
    expect(screen.queryByText(/Failed to set up/)).toBeNull();
  });

  test('when it is created and the dashboards cannot be read again', async () => {
    const { bff, create } = await choosing();
    bff.answer('createDashboard', () => seeker);
    bff.refuse('getCurrentUser', 'forbidden');
    await create();
    await screen.findByText('Failed to load dashboards');
  });

  test('when the dashboard is not among those of the person afterwards', async () => {
    const { bff, create } = await choosing();
    bff.answer('createDashboard', () => seeker);
    await create();
    await screen.findByText('Failed to resolve dashboard id after creation');
  });

  test('when the session has ended meanwhile', async () => {
    const { bff, create, endSession } = await choosing();
    bff.answer('createDashboard', () => seeker);
    endSession();
    await create();
    await screen.findByText('Please sign in first to continue.');
  });
});

test('a dashboard that is created is said to be, under the name of its role', async () => {
  const { bff, create } = await choosing();
  expect(screen.getByRole('button', { name: /^Get Started as Job Seeker/ })).toBeTruthy();
  bff.answer('createDashboard', () => seeker);
  bff.answer('getCurrentUser', () => withDashboard);
  await create();
  await screen.findByText('Dashboard created successfully');
});

test('one that another tab has created already is gone to', async () => {
  const { bff, create, address } = await choosing();
  bff.refuse('createDashboard', 'validation-error', 'It is there', [{ path: 'dsh_type', message: 'It is there' }]);
  bff.answer('getCurrentUser', () => withDashboard);
  await create();
  await screen.findByText('Dashboard already exists! Redirecting to your dashboard.');
  await waitFor(() => expect(address()).toBe('/home'));
});

test('who has dashboards adds another role, or goes back', async () => {
  const { person } = renderApp('/select-role', { as: withDashboard });
  await screen.findByRole('heading', { level: 1, name: 'Create New Dashboard' });
  screen.getByText('Already Created');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Job Seeker/ }).disabled).toBe(true);
  await person.click(screen.getByRole('radio', { name: /Referrer/ }));
  screen.getByRole('button', { name: /^Create Referrer Dashboard/ });
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
});

test('who has all three is told that there is no other', async () => {
  const userDashboards = (['Job Seeker', 'Recruiter', 'Referrer'] as const).map((dsh_type) => aDashboard({ dsh_type }));
  localStorage.setItem('waypost.selected-dashboard', userDashboards[0]!.dsh_id);
  renderApp('/select-role', { as: { ...newcomer, userDashboards } });
  await screen.findByText('You already have a dashboard for each role.');
});
