import { screen, waitFor, within } from '@testing-library/react';
import { aProfile, aProfileCompletion } from '@waypost/contracts/testing/people';
import { aResume, aResumeContent } from '@waypost/contracts/testing/resumes';
import { expect, test } from 'vitest';
import { goByBrowser } from '../../../testing/go-by-browser.ts';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

async function openDialog() {
  const { bff, person } = renderApp('/profile', {
    as: aSeeker(),
    prepare(bff) {
      bff.answer('getProfile', () => aProfile());
      bff.answer('listResumes', () => ({ resumes: [aResume({ original_name: 'cv.pdf' })], total: 1 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answer('readResumeContent', () => aResumeContent({ skills: [{ name: 'Pruning' }, { name: 'Sowing' }] }));
      bff.answer('lookUp', () => []);
    },
  });
  await person.click(await screen.findByRole('button', { name: /^Fill my profile from cv.pdf/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Fill your profile' });
  return {
    bff,
    person,
    dialog,
    take: (name: string) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name }),
  };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each(['Escape', 'Close', 'Cancel'])('what was changed is asked about before %s loses it', async (way) => {
  const { person, dialog, take } = await openDialog();
  const leave = () =>
    way === 'Escape'
      ? person.keyboard('{Escape}')
      : person.click(within(dialog).getByRole('button', { name: way, hidden: true }));
  await person.click(take('Sowing'));
  await leave();
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(take('Sowing').checked).toBe(false);

  // Keys go to the dialog again once focus is back in it, a frame after the question is gone.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await leave();
  await person.click(await screen.findByRole('button', { name: /^Discard changes/ }));
  await isClosed();
});

test('level and years of a skill are shown, and corrected where they stand', async () => {
  const { person, dialog } = await openDialog();
  const skills = within(within(dialog).getByRole('region', { name: 'Skills' }));
  expect(skills.getAllByText('Intermediate · 1–2 years of experience · assumed')).toHaveLength(2);
  await person.click(skills.getByRole('button', { name: 'Edit: Sowing' }));
  await person.click(skills.getByRole('button', { name: /Level$/ }));
  await person.click(await screen.findByRole('option', { name: 'Expert' }));
  await person.click(skills.getByRole('button', { name: 'Done: Sowing' }));
  skills.getByText('Expert · 1–2 years of experience');
});

test('what is as it was found is left at once', async () => {
  const { person, take } = await openDialog();
  await person.click(take('Sowing'));
  await person.click(take('Sowing'));
  await person.keyboard('{Escape}');
  await isClosed();
});

test('what could not be added once its page is left is said not to be', async () => {
  const { bff, person, dialog } = await openDialog();
  const answer = Promise.withResolvers<never>();
  bff.answer('updateProfile', () => answer.promise);
  await person.click(within(dialog).getByRole('button', { name: /^Add to my profile/ }));
  await expect.poll(() => bff.askedFor('updateProfile')).toHaveLength(1);
  goByBrowser('/help');
  await screen.findByRole('heading', { level: 1, name: /Help/ });
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^Failed to save skills: /);
});
