import { screen, waitFor } from '@testing-library/react';
import { aStatusNotification } from '@waypost/contracts/testing/notifications';
import { aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { aResume } from '@waypost/contracts/testing/resumes';
import { expect, test } from 'vitest';
import type { LiveSignal } from '../../api/live.ts';
import { hearLive } from '../../testing/hear-live.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const pdf = aResume({ original_name: 'cv.pdf' });
const me = aSeeker();
const user = aProfileUser({ _id: me.userInfos._id });

const openProfile = () =>
  renderApp('/profile', {
    as: me,
    prepare(bff) {
      bff.answer('getProfile', () => aProfile({ version: 3, user }));
      bff.answer('listResumes', () => ({ resumes: [pdf], total: 1 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
    },
  });

test('what another window changed is shown, once', async () => {
  const { bff } = openProfile();
  await screen.findByRole('heading', { name: 'Basic info' });
  const asked = () => bff.askedFor('getProfile').length;
  const before = asked();
  bff.answer('getProfile', () => aProfile({ version: 4, user: { ...user, headline: 'Gardener of walls' } }));
  const tell = (version: number) => hearLive({ kind: 'profile', id: me.userInfos._id, version });
  tell(4);
  await screen.findByText('Gardener of walls');
  tell(4);
  tell(5);
  await waitFor(() => expect(asked()).toBe(before + 2));
});

test('what was changed elsewhere while no messages came is shown once they do', async () => {
  const { bff } = openProfile();
  await screen.findByRole('heading', { name: 'Basic info' });
  bff.answer('getProfile', () => aProfile({ version: 4, user: { ...user, headline: 'Gardener of walls' } }));
  hearLive({ kind: 'resumed' });
  await screen.findByText('Gardener of walls');
  bff.answer('getProfile', () => aProfile({ version: 5, user: { ...user, headline: 'Gardener of roofs' } }));
  hearLive({ kind: 'resumed' });
  await screen.findByText('Gardener of roofs');
});

test('what another window changed is shown also while something other than the profile is on its way', async () => {
  const { bff, person } = openProfile();
  bff.answer('listNotifications', () => ({ notifications: [aStatusNotification()], total: 1, unread: 1 }));
  bff.answer('readNotifications', () => new Promise(() => undefined));
  await screen.findByRole('heading', { name: 'Basic info' });
  await person.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await waitFor(() => expect(bff.askedFor('readNotifications')).toHaveLength(1));
  await person.keyboard('{Escape}');
  bff.answer('getProfile', () => aProfile({ version: 4, user: { ...user, headline: 'Gardener of walls' } }));
  hearLive({ kind: 'profile', id: me.userInfos._id, version: 4 });
  await screen.findByText('Gardener of walls');
});

test.each<[string, LiveSignal]>([
  ['was told of', { kind: 'profile', id: me.userInfos._id, version: 4 }],
  ['may have been missed', { kind: 'resumed' }],
])('what another window changed and %s while a change from here failed is shown after it', async (_, signal) => {
  const { bff, person } = openProfile();
  const answer = Promise.withResolvers<never>();
  bff.answer('updateProfile', () => answer.promise);
  await person.click(await screen.findByRole('button', { name: 'Change the order of sections' }));
  await person.click(await screen.findByRole('button', { name: 'Move Skills up' }));
  await person.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(bff.askedFor('updateProfile')).toHaveLength(1));
  bff.answer('getProfile', () => aProfile({ version: 4, user: { ...user, headline: 'Gardener of walls' } }));
  const before = bff.askedFor('getProfile').length;
  const told = bff.askedFor('getProfileCompletion').length;
  hearLive(signal);
  // It was heard by then.
  await waitFor(() => expect(bff.askedFor('getProfileCompletion')).toHaveLength(told + 1));
  expect(bff.askedFor('getProfile')).toHaveLength(before);
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText('Gardener of walls');
});

test('a resume that was read elsewhere is asked for once, however many parts show the resumes', async () => {
  const { bff } = openProfile();
  await screen.findByRole('button', { name: 'Actions for cv.pdf' });
  const before = bff.askedFor('listResumes').length;
  bff.answer('listResumes', () => ({ resumes: [aResume({ original_name: 'read.pdf' })], total: 1 }));
  hearLive({ kind: 'resume', id: pdf._id, version: 2 });
  await screen.findByRole('button', { name: 'Actions for read.pdf' });
  expect(bff.askedFor('listResumes')).toHaveLength(before + 1);
});
