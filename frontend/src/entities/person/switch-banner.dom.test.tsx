import { screen, waitFor } from '@testing-library/react';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aDashboard } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aRecruiter, renderApp } from '../../testing/render-app.tsx';

const seeker = aDashboard({ dsh_type: 'Job Seeker' });

test('who has no Job Seeker dashboard reads that one is created, hears that it was, and can go back', async () => {
  const as = aRecruiter();
  const { bff, person } = renderApp('/feed', {
    as,
    prepare: (prepared) => prepared.answer('searchJobPosts', () => aJobSearchResult()),
  });
  bff.answer('createDashboard', () => seeker);
  const create = await screen.findByRole('button', { name: /^Create a Job Seeker dashboard/ });
  bff.answer('getCurrentUser', () => ({ ...as, userDashboards: [...as.userDashboards, seeker] }));
  await person.click(create);
  await screen.findByText('Job Seeker dashboard created. You are on it now.');
  expect(localStorage.getItem('waypost.selected-dashboard')).toBe(seeker.dsh_id);
  await person.click(screen.getByRole('button', { name: 'Switch back' }));
  await waitFor(() => expect(localStorage.getItem('waypost.selected-dashboard')).toBe(as.userDashboards[0]?.dsh_id));
  await screen.findByRole('button', { name: /^Switch dashboard/ });
});

test('a Job Seeker dashboard that cannot be had is said to be', async () => {
  const { bff, person } = renderApp('/feed', {
    as: aRecruiter(),
    prepare: (prepared) => prepared.answer('searchJobPosts', () => aJobSearchResult()),
  });
  const create = await screen.findByRole('button', { name: /^Create a Job Seeker dashboard/ });
  bff.refuse('createDashboard', 'internal');
  await person.click(create);
  await screen.findByText('Failed to set up dashboard for job application');
  // It is said to be there already, and is not among those of the person.
  bff.refuse('createDashboard', 'validation-error', 'It is there', [{ path: 'dsh_type', message: 'It is there' }]);
  await person.click(create);
  await screen.findByText('Unable to set up dashboard for job application');
});

test('a Job Seeker dashboard that was created is said to be, though the session cannot be asked for again', async () => {
  const { bff, person } = renderApp('/feed', {
    as: aRecruiter(),
    prepare: (prepared) => prepared.answer('searchJobPosts', () => aJobSearchResult()),
  });
  const create = await screen.findByRole('button', { name: /^Create a Job Seeker dashboard/ });
  bff.answer('createDashboard', () => seeker);
  bff.refuse('getCurrentUser', 'forbidden');
  await person.click(create);
  await screen.findByText('Job Seeker dashboard created. You are on it now.');
  expect(localStorage.getItem('waypost.selected-dashboard')).toBe(seeker.dsh_id);
  await person.click(screen.getByRole('button', { name: 'Switch back' }));
  await screen.findByRole('button', { name: /^Switch dashboard/ });
});

test('a Job Seeker dashboard that the live stream told of before its answer came is there once', async () => {
  const as = aRecruiter();
  const { bff, person } = renderApp('/feed', {
    as,
    prepare: (prepared) => prepared.answer('searchJobPosts', () => aJobSearchResult()),
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  bff.answerLater('createDashboard', promise, () => seeker);
  await person.click(await screen.findByRole('button', { name: /^Create a Job Seeker dashboard/ }));
  bff.answer('getCurrentUser', () => ({ ...as, userDashboards: [...as.userDashboards, seeker] }));
  hearLive({ kind: 'profile', id: as.userInfos._id, version: 2 });
  await screen.findByRole('button', { name: /Switch dashboard$/ });
  resolve();
  await screen.findByText('Job Seeker dashboard created. You are on it now.');
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('textbox', { name: 'Recruiter dashboard' });
  expect(screen.getAllByRole('textbox', { name: 'Job Seeker dashboard' })).toHaveLength(1);
});
