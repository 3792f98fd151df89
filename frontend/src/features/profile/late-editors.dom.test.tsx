import { screen } from '@testing-library/react';
import { aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { aResume } from '@waypost/contracts/testing/resumes';
import { expect, test, vi } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const files = vi.hoisted(() => ({
  areThere: false,
  async fetch<File>(original: () => Promise<File>): Promise<File> {
    if (!files.areThere) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  },
}));
vi.mock('./basic/basic-editor.tsx', files.fetch);
vi.mock('./skills/skills-editor.tsx', files.fetch);
vi.mock('./section-order-dialog.tsx', files.fetch);
vi.mock('./fill/fill-dialog.tsx', files.fetch);
vi.mock('./editor/item-dialog.tsx', files.fetch);

test.each([
  ['Edit basic info', () => screen.findByRole('form', { name: 'Basic info' })],
  ['Edit skills', () => screen.findByRole('combobox', { name: 'Add a skill' })],
  ['Change the order of sections', () => screen.findByRole('dialog', { name: 'Order of sections' })],
  ['Fill my profile from mira.pdf', () => screen.findByRole('dialog', { name: 'Fill your profile' })],
  ['Add project', () => screen.findByRole('dialog')],
])(
  '%s: where its file cannot be had, that is said, the page stays and another press opens it',
  async (name, opened) => {
    files.areThere = false;
    const seeker = aSeeker();
    const { bff, person } = renderApp('/profile', { as: seeker });
    bff.answer('getProfile', () => aProfile({ user: aProfileUser({ _id: seeker.userInfos._id }) }));
    bff.answer('listResumes', () => ({ resumes: [aResume({ original_name: 'mira.pdf' })], total: 1 }));
    bff.answer('getProfileCompletion', () => aProfileCompletion());
    bff.refuse('readResumeContent', 'internal');
    await person.click(await screen.findByRole('button', { name }));
    await screen.findByText('This could not be loaded. Please check your connection and try again.');
    screen.getByRole('heading', { level: 1, name: 'Profile' });
    files.areThere = true;
    await person.click(screen.getByRole('button', { name }));
    expect(await opened()).toBeTruthy();
  },
);
