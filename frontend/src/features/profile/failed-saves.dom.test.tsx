import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const seeker = aSeeker();
const id = (digit: string) => digit.repeat(24);
const start_date = '2019-03-01';
const profile = aProfile({
  user: aProfileUser({ _id: seeker.userInfos._id }),
  workExperiences: [
    {
      _id: id('1'),
      job_title: 'Baker',
      custom_company: { name: 'Old Crumb' },
      address: { city_id: id('a'), city: { name: 'Ghent' } },
      start_date,
      is_current: true,
      work_summary: '',
      job_type: 'Full-Time',
      is_active: true,
    },
  ],
  educations: [
    {
      _id: id('2'),
      degree: { custom_degree: 'Master of Grain' },
      field_of_study: { custom_field_of_study: 'Milling' },
      institution: { custom_institution: 'School of the Stone' },
      start_date,
      is_current: true,
      max_gpa: 10,
    },
  ],
  certificates: [
    { _id: id('3'), certificate_name: 'Hygiene', issuing_organisation: 'City of Ghent', issue_date: start_date },
  ],
  projects: [{ _id: id('4'), project_name: 'Rye map', description: 'Where rye grows.', start_date }],
  accomplishments: [{ _id: id('5'), accomplishment_type: 'Awards', title: 'Golden loaf', description: '' }],
  socialLinks: [{ _id: id('6'), link: { link_type: 'Portfolio', link: 'https://mira.example' } }],
});

test('what could not be saved is named by its section, with the reason; who is signed out is told to log in', async () => {
  const { bff, person } = renderApp('/profile', {
    as: seeker,
    prepare(bff) {
      bff.answer('getProfile', () => profile);
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answer('lookUp', () => []);
      bff.refuse('updateProfile', 'too-many-requests', 'Try again in a minute.');
    },
  });
  const kinds = [
    ['Baker', 'Title', ' of rye', 'work experience'],
    ['Master of Grain in Milling', 'Grade', '8', 'education'],
    ['Hygiene', 'Name', ' 2', 'certifications'],
    ['Rye map', 'Name', ' 2', 'projects'],
    ['Golden loaf', 'Title', ' 2', 'accomplishments'],
    ['Portfolio', 'URL', '/2', 'social links'],
  ] as const;
  const change = async (name: string, label: string, words: string) => {
    await person.click(await screen.findByRole('button', { name: `Edit ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText(new RegExp(`^${label}( \\(|$)`)), words);
    await person.click(dialog.getByRole('button', { name: /^Save/ }));
    return dialog;
  };
  for (const [name, label, words, noun] of kinds) {
    const dialog = await change(name, label, words);
    await screen.findByText(`Failed to save ${noun}: Try again in a minute.`);
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  }
  expect(bff.askedFor('updateProfile')).toHaveLength(kinds.length);
  bff.refuse('updateProfile', 'unauthenticated', 'Sign in to go on.');
  await change('Golden loaf', 'Title', ' 2');
  await screen.findByText('You must be logged in to update profile');
});

test('a form that is sent twice before the first is shown is saved once', async () => {
  const { bff, person } = renderApp('/profile', {
    as: seeker,
    prepare(prepared) {
      prepared.answer('getProfile', () => profile);
      prepared.answer('listResumes', () => ({ resumes: [], total: 0 }));
      prepared.answer('getProfileCompletion', () => aProfileCompletion());
      prepared.answer('updateProfile', () => profile);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Edit Golden loaf' }));
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByLabelText(/^Title/), ' 2');
  const form = dialog.querySelector('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('Accomplishments saved successfully!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bff.askedFor('updateProfile')).toHaveLength(1);
});
