import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

const seeker = aSeeker();
const user = aProfileUser({ _id: seeker.userInfos._id, username: 'ada-moss', email: 'ada@example.org', phone: '' });

async function openForm() {
  const app = renderApp('/profile', {
    as: seeker,
    prepare(bff) {
      bff.answer('getProfile', () => aProfile({ user }));
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
    },
  });
  await app.person.click(await screen.findByRole('button', { name: 'Edit basic info' }));
  const form = await screen.findByRole('form', { name: 'Basic info' });
  const set = (label: string, value: string) =>
    fireEvent.input(within(form).getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  return {
    ...app,
    form,
    set,
    save: () => app.person.click(within(form).getByRole('button', { name: /^Save/ })),
  };
}

test('basic info is edited in its place: what is wrong is told together, what is long is counted, what is right is saved', async () => {
  const { bff, person, form, set, save } = await openForm();
  set('First name', '');
  set('Last name', '');
  await save();
  await screen.findByText('First name is required, Last name is required');
  set('First name', 'Ada');
  set('Last name', 'Fell');

  const about = within(form).getByLabelText<HTMLTextAreaElement>(/^About me/);
  set('About me', 'x'.repeat(451));
  within(form).getByText('Approaching character limit');
  within(form).getByText('451 / 500');
  set('About me', 'x'.repeat(500));
  set('About me', 'x'.repeat(501));
  expect(about.value).toHaveLength(500);
  within(form).getByText('Character limit exceeded!');
  set('About me', 'pasted '.repeat(100));
  expect(about.value).toHaveLength(700);
  within(form).getByText('Character limit exceeded!');
  await save();
  await screen.findByText('About me cannot exceed 500 characters');
  set('About me', 'Roofs.');
  expect(within(form).queryByText('Character limit exceeded!')).toBeNull();
  expect(within(form).getByLabelText<HTMLInputElement>('E-mail').readOnly).toBe(true);
  within(form).getByRole('button', { name: /India \(\+91\)/ });
  set('Phone', '098765 43210');

  bff.refuse('updateUser', 'internal');
  await save();
  await screen.findByText('Failed to save basic information');
  bff.answer('updateUser', () => aProfile({ user: { ...user, last_name: 'Fell' }, version: 2 }));
  await save();
  await screen.findByText('Basic information saved successfully!');
  await screen.findByText('Ada Fell');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Basic info' })).toBeNull());
  // The username is sent only where it was changed.
  expect(bff.askedFor('updateUsername')).toEqual([]);
  expect(bff.askedFor('updateUser').at(-1)?.body).toMatchObject({
    last_name: 'Fell',
    phone: '+919876543210',
    about_me: 'Roofs.',
    version: 1,
  });
  await person.click(screen.getByRole('button', { name: 'Edit basic info' }));
});

test('a username that is refused saves nothing; one that is taken over is sent first', async () => {
  const { bff, form, set, save } = await openForm();
  const message = 'This username is not available';
  bff.refuse('updateUsername', 'conflict', message);
  set('Username', 'ada-fell');
  await save();
  await screen.findByText(`Failed to save basic information: ${message}`);
  expect(bff.askedFor('updateUser')).toEqual([]);
  bff.answer('updateUsername', () => ({ ...seeker.userInfos, username: 'ada-fell' }));
  bff.answer('updateUser', () => aProfile({ user: { ...user, username: 'ada-fell' }, version: 3 }));
  await save();
  await screen.findByText('Basic information saved successfully!');
  expect(bff.askedFor('updateUsername').at(-1)?.body).toEqual({ updated_username: 'ada-fell' });
  await screen.findByText('@ada-fell');
  expect(form.isConnected).toBe(false);
});

test('what is wrong says whose it is, in the summary and in the toast', async () => {
  const { form, set, save } = await openForm();
  set('Headline', 'x'.repeat(151));
  set('Last name', '');
  await save();
  const words = 'Headline: Must be at most 150 characters';
  await within(form).findByRole('link', { name: words });
  await screen.findByText(`Last name is required, ${words}`);
});

test('basic info that was taken is said to be saved, whether or not the session can be asked for again', async () => {
  const { bff, set, save } = await openForm();
  bff.answer('updateUser', () => aProfile({ user: { ...user, last_name: 'Fell' }, version: 2 }));
  bff.takeAway('getCurrentUser');
  set('Last name', 'Fell');
  await save();
  await screen.findByText('Basic information saved successfully!');
  await screen.findByText('Ada Fell');
});
