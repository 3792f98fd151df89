import { act, screen, waitFor, within } from '@testing-library/react';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { keepPostedJobsPlace } from '../../../entities/job-post/posted-jobs-place.ts';
import { anotherWindow } from '../../../testing/another-window.ts';
import { openWizard, written } from '../testing/open-wizard.tsx';

/** Somebody at the end of a post, who publishes when it is still there to be pressed. */
function atReview() {
  const app = openWizard('review', { ...written, skills_are_own: true, experience_is_own: true });
  app.bff.answer('publishJobPost', () => ({ job_post: aJobPost() }));
  app.bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  const publish = async () => app.person.click(await screen.findByRole('button', { name: /^Publish Job Post/ }));
  return { ...app, publish, sent: () => app.bff.askedFor('publishJobPost').length };
}

test('a draft that another window has published says so, and is published again only by who says so twice', async () => {
  const { person, owner, key, publish, sent, address } = atReview();
  keepPostedJobsPlace({ dashboardId: owner.dashboardId, search: 'status=Open&page=2' });
  await screen.findByText('Your draft is back');
  anotherWindow().tells('published', { draft: key, title: 'Gardener' });
  await screen.findByText('“Gardener” was published in another window');
  expect(screen.queryByText('Your draft is back')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Posted Jobs' }).getAttribute('href')).toBe(
    '/posted-jobs?status=Open&page=2',
  );
  await publish();
  const first = within(await screen.findByRole('alertdialog', { name: 'Publish it once more?' }));
  await person.click(first.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toBe(0);
  await publish();
  const again = within(await screen.findByRole('alertdialog', { name: 'Publish it once more?' }));
  await person.click(again.getByRole('button', { name: 'Publish a second post' }));
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  expect(sent()).toBe(1);
});

test('what another window has published of somebody else, or under another title, asks nothing', async () => {
  const { key, publish, address } = atReview();
  await screen.findByText('Your draft is back');
  const other = anotherWindow();
  await act(async () => {
    other.tells('published', { draft: `${key}.else`, title: 'Gardener' });
    other.tells('published', { draft: key, title: 'Baker' });
  });
  await publish();
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
});

test('who publishes tells the other windows, and not their own', async () => {
  const { heard } = anotherWindow();
  const { key, publish, address } = atReview();
  await publish();
  await waitFor(() => expect(heard).toContainEqual({ kind: 'published', told: { draft: key, title: 'Gardener' } }));
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  expect(screen.queryByText('“Gardener” was published in another window')).toBeNull();
});
