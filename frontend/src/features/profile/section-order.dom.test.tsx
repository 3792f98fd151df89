import { screen, waitFor, within } from '@testing-library/react';
import { itemSections } from '@waypost/contracts/constants';
import { aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const seeker = aSeeker();
const user = aProfileUser({ _id: seeker.userInfos._id });

async function openOrder() {
  const { bff, person } = renderApp('/profile', {
    as: seeker,
    prepare(bff) {
      bff.answer('getProfile', () => aProfile({ user }));
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
    },
  });
  const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }));
  await press('Change the order of sections');
  return { bff, press, dialog: await screen.findByRole('dialog', { name: 'Order of sections' }) };
}

test('an order that is not saved is asked about before it is lost, and one that is as before is not', async () => {
  const { press } = await openOrder();
  await press('Move Skills up');
  await press('Cancel');
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await press('Keep editing');
  await press('Move Skills down');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('sections are put in another order by keyboard or button, and stand in it once it is saved', async () => {
  const { bff, press, dialog } = await openOrder();
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  const order = () =>
    within(dialog)
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-label') ?? row.textContent);
  await press('Move Skills up');
  await press('Move Skills up');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Move Skills up' }).disabled).toBe(true);
  expect(order()[0]).toContain('Skills');

  bff.refuse('updateProfile', 'internal');
  await press(/^Save/);
  await screen.findByText('Failed to save the order of sections');
  const sent = [
    'skills',
    'work_experiences',
    'educations',
    ...itemSections.slice(3),
  ] as (typeof itemSections)[number][];
  bff.answer('updateProfile', () => aProfile({ user, section_order: sent }));
  await press(/^Save/);
  await screen.findByText('Order of sections saved successfully!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bff.askedFor('updateProfile').at(-1)?.body).toEqual({ section_order: sent });
  expect(headings().indexOf('Skills')).toBeLessThan(headings().indexOf('Work experience'));
});
