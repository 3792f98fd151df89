import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Dashboard } from '@waypost/contracts/entities/user';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { someSettings } from '@waypost/contracts/testing/settings';
import { expect, test } from 'vitest';
import { hasDrafts } from '../../forms/draft.ts';
import { renderApp } from '../../testing/render-app.tsx';

const as = aCurrentUser({ userDashboards: [aDashboard({ dsh_type: 'Recruiter', dsh_name: 'Mine' })] });
const theField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Recruiter dashboard' });
const openField = async () => {
  const app = renderApp('/settings', { as });
  return { ...app, field: await theField() };
};

test('a name that was typed when the session ended is there afterwards, and said not to be saved', async () => {
  const { bff, field, person, endSession } = await openField();
  endSession();
  bff.refuse('updateDashboard', 'unauthenticated');
  await person.clear(field);
  // The Enter that ends the writing of a sign.
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(screen.queryByText('Enter a name')).toBeNull();
  await person.type(field, 'Hiring{Enter}');
  await screen.findByText('Your session ended');
  cleanup();
  const again = await openField();
  expect(again.field.value).toBe('Hiring');
  screen.getByText('Not saved: this dashboard is still called “Mine”.');
  await again.person.type(again.field, '{Escape}');
  expect([again.field.value, hasDrafts(as.userInfos._id)]).toEqual(['Mine', false]);
});

test('a name that is not taken is said not to be to who has gone on to the next field, until it is given up', async () => {
  const { bff, field, person } = await openField();
  const card = within(screen.getByRole('region', { name: 'Dashboards' }));
  bff.takeAway('updateDashboard');
  await person.type(field, ' too');
  await person.tab();
  await waitFor(() => expect(card.getByRole('status').textContent).toBe('Not saved'));
  await person.type(field, '{Escape}');
  expect(card.getByRole('status').textContent).toBe('');
  await person.clear(field);
  await person.tab();
  expect(card.getByRole('status').textContent).toBe('Not saved');
});

/** Types a name, and goes to another tab with it on its way. */
async function typeAndGo() {
  const { bff, person, field } = await openField();
  const answer = Promise.withResolvers<Dashboard>();
  bff.answer('getSettings', () => someSettings());
  bff.answer('updateDashboard', () => answer.promise);
  await person.clear(field);
  await person.type(field, 'Hiring{Enter}');
  await person.click(screen.getByRole('tab', { name: 'Privacy' }));
  await screen.findByRole('switch', { name: 'Hide my public profile' });
  expect(bff.askedFor('updateDashboard')).toHaveLength(1);
  return {
    bff,
    person,
    take: () => answer.resolve({ ...as.userDashboards[0]!, dsh_name: 'Hiring' }),
    fail: () => answer.reject(new TypeError('Failed to fetch')),
    async goBack() {
      await person.click(screen.getByRole('tab', { name: 'Account Settings' }));
      return theField();
    },
  };
}

test('a name that is taken while one looks at another tab is the name, and no draft is left of it', async () => {
  const { take, goBack } = await typeAndGo();
  take();
  await expect.poll(() => hasDrafts(as.userInfos._id)).toBe(false);
  const field = await goBack();
  expect(field.value).toBe('Hiring');
  expect(screen.queryByText(/^Not saved/)).toBeNull();
});

test('a name that is not taken while one looks at another tab is said not to be', async () => {
  const { fail } = await typeAndGo();
  fail();
  await screen.findByText(/^The new name may not have been saved\. /);
});

test('a name whose answer was lost is asked for, and not said to be what it was', async () => {
  const { bff, person, field } = await openField();
  bff.answer('updateDashboard', () => {
    const renamed = aDashboard({ ...as.userDashboards[0], dsh_name: 'Hiring' });
    bff.answer('getCurrentUser', () => ({ ...as, userDashboards: [renamed] }));
    throw new TypeError('Failed to fetch');
  });
  await person.clear(field);
  await person.type(field, 'Hiring{Enter}');
  await screen.findByText(/^The new name may not have been saved\. Network error/);
  await person.type(field, '{Escape}');
  await expect.poll(() => field.value).toBe('Hiring');
});

test('a name that is on its way is not said to be unsaved until it fails', async () => {
  const { bff, fail, goBack } = await typeAndGo();
  const field = await goBack();
  expect(field.value).toBe('Hiring');
  expect(screen.queryByText(/^Not saved/)).toBeNull();
  fail();
  await screen.findByText('Not saved: this dashboard is still called “Mine”.');
  expect(screen.getAllByText(/^Not saved/)).toHaveLength(1);
  expect(bff.askedFor('updateDashboard')).toHaveLength(1);
});

test('a name that is taken once one is back is not asked about again', async () => {
  const { bff, person, take, goBack } = await typeAndGo();
  const field = await goBack();
  take();
  await expect.poll(() => hasDrafts(as.userInfos._id)).toBe(false);
  await person.type(field, '{Escape}');
  expect(field.value).toBe('Hiring');
  expect(bff.askedFor('updateDashboard')).toHaveLength(1);
});
