import { screen, waitFor, within } from '@testing-library/react';
import { aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { aResume, aResumeContent } from '@waypost/contracts/testing/resumes';
import { expect, test, vi } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const pdf = aResume({ original_name: 'cv.pdf' });

function openProfile(profile = aProfile({ user: aProfileUser({ headline: 'Gardener of roofs' }) }), as = aSeeker()) {
  const app = renderApp('/profile', {
    as,
    prepare(bff) {
      bff.answer('getProfile', () => profile);
      bff.answer('listResumes', () => ({ resumes: [pdf], total: 1 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
    },
  });
  return app;
}

test('a profile that cannot be loaded says so, and is loaded when it is tried again', async () => {
  const { bff, person } = openProfile();
  bff.refuse('getProfile', 'internal');
  await screen.findByText('Profile not available');
  expect(screen.getByText('There was an issue loading your profile.')).toBeTruthy();
  expect(screen.getByText('Failed to load profile data')).toBeTruthy();
  bff.answer('getProfile', () => aProfile({ user: aProfileUser({ headline: 'Gardener of roofs' }) }));
  await person.click(screen.getByRole('button', { name: /^Try Again/ }));
  await screen.findByText('Gardener of roofs');
});

test.each([
  [12, '1 yr'],
  [29, '2 yrs 5 mos'],
])('of %i months of experience it says what others read of it', async (total_experience_in_months, words) => {
  openProfile(aProfile({ user: aProfileUser({ total_experience_in_months }) }));
  await screen.findByText(words);
});

test('a section of the completion leads to where it stands', async () => {
  const { person } = openProfile();
  await person.click(await screen.findByRole('link', { name: /^Social links/ }));
  const section = screen.getByRole('heading', { name: 'Social links' });
  await waitFor(() => expect(document.activeElement).toBe(section));
});

test('while a profile is on its way, that is said', async () => {
  const { bff } = openProfile();
  bff.answerLater('getProfile', new Promise(() => undefined), () => aProfile());
  await screen.findByText('Loading your profile...');
});

test('who is signed out is told why to sign in', async () => {
  renderApp('/profile');
  await screen.findByText('You must be logged in to view profile');
  await waitFor(() => expect(document.title).toContain('Sign in'));
});

test('a resume is opened, saved and deleted from its menu; none left says how to begin', async () => {
  const { bff, person } = openProfile();
  const menu = async (action: string) => {
    await person.click(await screen.findByRole('button', { name: 'Actions for cv.pdf' }));
    await person.click(await screen.findByRole('menuitem', { name: action }));
  };
  bff.refuse('downloadResume', 'not-found', 'Resume not found');
  await menu('Download');
  await screen.findByText('Resume file not found');
  bff.answer('downloadResume', () => ({ downloadURL: '#file' }));
  // Where no tab may be opened, the file is saved.
  vi.spyOn(window, 'open').mockReturnValue(null);
  await menu('Open');
  await screen.findByText('Resume download started!');
  expect(bff.askedFor('downloadResume').map(({ query }) => query.get('disposition'))).toEqual(['attachment', 'inline']);

  bff.refuse('deleteResume', 'internal');
  await menu('Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete resume' });
  within(question).getByText('Are you sure you want to delete "cv.pdf"? This action cannot be undone.');
  await person.click(within(question).getByRole('button', { name: /^Delete/ }));
  await screen.findByText('Failed to delete resume');
  bff.answer('deleteResume', () => ({ success: true as const }));
  bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
  await person.click(within(question).getByRole('button', { name: /^Delete/ }));
  await screen.findByText('Resume deleted successfully!');
  await screen.findByText('No resumes found. Upload one to get started!');
});

test('a file that is being read says so, and a screen reader hears how it went', async () => {
  const { bff } = openProfile();
  const pending = { ...pdf, text_status: 'pending' as const };
  const reason = 'It holds pictures and no text.';
  bff.answer('listResumes', () => ({ resumes: [pending], total: 1 }));
  await screen.findByText('Reading the text…');
  expect(screen.queryByRole('button', { name: /^Fill my profile/ })).toBeNull();
  bff.answer('listResumes', () => ({
    resumes: [{ ...pdf, text_status: 'unreadable' as const, unreadable_reason: reason }],
    total: 1,
  }));
  hearLive({ kind: 'resume', id: pdf._id, version: 3 });
  await screen.findByText(`cv.pdf: ${reason}`);
  expect(screen.getByText(`${reason} Replace it to apply with it.`)).toBeTruthy();

  const note = 'Only the first 50 pages of this file were read.';
  bff.answer('listResumes', () => ({ resumes: [{ ...pdf, text_note: note }], total: 1 }));
  hearLive({ kind: 'resume', id: pdf._id, version: 4 });
  await screen.findByText(note);
});

const content = aResumeContent({
  phone: '(312) 555-0123',
  work_experiences: [
    {
      job_title: 'Head gardener',
      company_name: 'Green Belt',
      city: 'Utrecht, NL',
      work_summary: '• Kept forty roofs in flower.',
      start: '2021-04',
      is_current: true,
    },
  ],
  skills: [{ name: 'Pruning' }, { name: 'Sowing' }],
});
const utrecht = {
  city_id: 'c'.repeat(24),
  city_name: 'Utrecht',
  state_name: 'Utrecht',
  country_name: 'Netherlands',
};

test('what a resume says is looked through, mended and then added, a section a call', async () => {
  const { bff, person } = openProfile();
  bff.answer('readResumeContent', () => content);
  bff.answer('lookUp', ({ params }) => (params['entity'] === 'cities' ? [utrecht] : []));
  bff.answer('updateProfile', () => aProfile());
  bff.answer('updateUser', () => aProfile());
  await person.click(await screen.findByRole('button', { name: /^Fill my profile from cv.pdf/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Fill your profile' });
  await person.click(within(dialog).getByRole('checkbox', { name: 'Sowing' }));

  // What the contract refuses is in sight from the start.
  const phone = within(dialog).getByRole('textbox', { name: 'Phone' });
  await person.click(within(dialog).getByRole('button', { name: /^Add to my profile/ }));
  await within(dialog).findByRole('link', { name: /^Enter a phone number/ });
  expect(bff.askedFor('updateProfile')).toEqual([]);
  await person.clear(phone);
  await person.type(phone, '+31 30 231 00 00');
  await person.click(within(dialog).getByRole('button', { name: 'Edit: Head gardener' }));
  const title = within(dialog).getByRole('textbox', { name: 'Title' });
  await person.clear(title);
  await person.type(title, 'Gardener');
  await person.click(within(dialog).getByRole('button', { name: /^Add to my profile/ }));

  await screen.findByText('Added to your profile: phone, 1 work experience, 1 skill.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bff.askedFor('updateUser')[0]?.body).toMatchObject({ phone: '+31 30 231 00 00', version: 1 });
  expect(bff.askedFor('updateProfile').map(({ body }) => body)).toEqual([
    {
      work_experiences: [
        expect.objectContaining({
          operation: 'insert',
          job_title: 'Gardener',
          custom_company: { name: 'Green Belt' },
          address: { city_id: utrecht.city_id },
          start_date: '2021-04-01',
          is_current: true,
        }),
      ],
    },
    {
      skills: [{ operation: 'insert', custom_skill: 'Pruning', proficiency_level: 'Intermediate', yrs_of_exp: 1 }],
    },
  ]);
});

test('what could not be added stays to be tried again, and what is filled meanwhile is left alone', async () => {
  const { bff, person } = openProfile();
  bff.answer('readResumeContent', () => aResumeContent({ headline: 'Rose breeder', skills: content.skills }));
  bff.refuse('updateProfile', 'internal');
  await person.click(await screen.findByRole('button', { name: /^Fill my profile from cv.pdf/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Fill your profile' });
  expect(within(dialog).queryByText('Rose breeder')).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: /^Add to my profile/ }));
  await within(dialog).findByText('Failed to save skills: please try again.');

  const filled = aProfile({
    skills: [{ _id: 'a'.repeat(24), custom_skill: 'Grafting', proficiency_level: 'Expert', yrs_of_exp: 3 }],
  });
  bff.answer('getProfile', () => filled);
  await person.click(within(dialog).getByRole('button', { name: /^Add to my profile/ }));
  await within(dialog).findByText(/^Failed to save skills: it was filled in the meantime/);
  expect(bff.askedFor('updateProfile')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(dialog));
});
