import { cleanup, screen } from '@testing-library/react';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { hasDrafts } from '../../forms/draft.ts';
import { renderApp } from '../../testing/render-app.tsx';

const as = aCurrentUser({ userDashboards: [aDashboard({ dsh_type: 'Recruiter', dsh_name: 'Mine' })] });
const openField = async () => {
  const app = renderApp('/settings', { as });
  return { ...app, field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Recruiter dashboard' }) };
};

test('a name that was typed when the session ended is there afterwards, and said not to be saved', async () => {
  const { bff, field, person, endSession } = await openField();
  endSession();
  bff.refuse('updateDashboard', 'unauthenticated');
  await person.clear(field);
  await person.type(field, 'Hiring{Enter}');
  await screen.findByText('Your session ended');
  cleanup();
  const again = await openField();
  expect(again.field.value).toBe('Hiring');
  screen.getByText('Not saved: this dashboard is still called “Mine”.');
  await again.person.type(again.field, '{Escape}');
  expect([again.field.value, hasDrafts(as.userInfos._id)]).toEqual(['Mine', false]);
});
