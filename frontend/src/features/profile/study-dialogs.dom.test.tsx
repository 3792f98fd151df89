import { screen, waitFor, within } from '@testing-library/react';
import type { Profile } from '@waypost/contracts/entities/profile';
import { aDegreeResult, aFieldOfStudyResult, anInstitutionResult } from '@waypost/contracts/testing/lookups';
import { aCertificate, aProfile, aProfileCompletion, aProfileUser, aProject } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { ownToday } from '../../format/own-day.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { dialogOf } from '../../testing/taking-focus.ts';

const seeker = aSeeker();
const user = aProfileUser({ _id: seeker.userInfos._id });
const master = aDegreeResult({ degree_name: 'Master of Science' });
const baking = aFieldOfStudyResult();
const ghent = anInstitutionResult({ institution_name: 'Ghent University' });
const listed = { degrees: [master], field_of_studies: [baking], institutions: [ghent] };
const certificate = { ...aCertificate(), _id: 'c'.repeat(24) };
const project = { ...aProject(), _id: 'd'.repeat(24) };

function openProfile(profile: Profile) {
  const app = renderApp('/profile', {
    as: seeker,
    prepare(bff) {
      bff.answer('getProfile', () => profile);
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answer('lookUp', ({ params }) => listed[params['entity'] as keyof typeof listed]);
      bff.answer('updateProfile', () => profile);
    },
  });
  const press = async (name: string | RegExp) => app.person.click(await screen.findByRole('button', { name }));
  const fill = async (label: string | RegExp, text: string) => {
    const field = within(screen.getByRole('dialog')).getByLabelText(label);
    await app.person.clear(field);
    if (text !== '') await app.person.type(field, text);
  };
  const choose = async (label: string | RegExp, option: string) => {
    await press(label);
    await app.person.click(await screen.findByRole('option', { name: option }));
  };
  const sent = () => app.bff.askedFor('updateProfile').at(-1)?.body;
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { ...app, press, fill, choose, sent, isClosed };
}

test('an education is told by what is listed or in one’s own words, with a grade of one type', async () => {
  const { person, press, fill, choose, sent, isClosed } = openProfile(aProfile({ user, educations: [] }));
  await press('Add education');
  const dialog = await dialogOf('Add education');
  await press(/^Save/);
  const summary = await within(dialog).findByRole('group', { name: 'There is a problem' });
  within(summary).getByRole('link', { name: 'Please fill in all required fields' });
  expect(within(dialog).getAllByText('Please fill in all required fields')).toHaveLength(5);

  await fill('Degree', 'mas');
  await person.click(await screen.findByRole('option', { name: /Master of Science/ }));
  await fill('Field of study', 'Sourdough');
  await person.keyboard('{Enter}');
  await fill('Institution', 'ghe');
  await person.click(await screen.findByRole('option', { name: /Ghent University/ }));
  await fill('Start date', '2018-09-01');
  await fill(/^End date/, '2018-08-31');
  await press(/^Save/);
  await within(dialog).findByRole('link', { name: 'Invalid end date: End date must be after or equal to start date' });
  await person.click(within(dialog).getByRole('checkbox', { name: 'Currently studying here' }));
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^End date/).value).toBe('');
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^End date/).disabled).toBe(true);

  within(dialog).getByRole('button', { name: '10 Maximum GPA' });
  await fill(/^Grade \(/, '4.5');
  await choose(/Maximum GPA/, '4');
  await press(/^Save/);
  await within(dialog).findByRole('link', { name: 'The grade must be between 0 and 4' });
  await choose(/Maximum GPA/, '5');
  await waitFor(() => expect(within(dialog).queryByRole('link', { name: /^The grade must/ })).toBeNull());
  // Another type, another grade.
  await choose(/Grade type/, 'Percentage');
  const percent = within(dialog).getByLabelText<HTMLInputElement>(/^Grade in percent/);
  expect(percent.value).toBe('');
  await fill(/^Grade in percent/, '100.01');
  await press(/^Save/);
  await within(dialog).findByRole('link', { name: 'The grade must be between 0 and 100' });
  await choose(/Grade type/, 'Letter');
  await choose(/^Select Grade/, 'A-');
  await press(/^Save/);
  await screen.findByText('Education saved successfully!');
  await isClosed();
  expect(sent()).toMatchObject({
    educations: [
      {
        operation: 'insert',
        degree_id: master.degree_id,
        custom_field_of_study: 'Sourdough',
        institution_id: ghent.institution_id,
        start_date: '2018-09-01',
        end_date: '',
        is_current: true,
        grade_type: 'Letter',
        grade_value: 'A-',
      },
    ],
  });
});

test('certifications and projects are added with what is needed, and edited', async () => {
  const { bff, press, fill, sent, isClosed } = openProfile(
    aProfile({ user, certificates: [certificate], projects: [project] }),
  );
  await press('Add license or certification');
  let dialog = await dialogOf('Add license or certification');
  await fill('Name', 'Master baker');
  await fill('Issuing organization', 'Guild');
  await fill(/^Issue date/, '2999-01-01');
  await fill(/^Credential URL/, 'guild');
  await press(/^Save/);
  await within(dialog).findByRole('link', { name: 'Issue date cannot be in the future' });
  within(dialog).getByRole('link', { name: 'Credential URL: Enter a URL that starts with http:// or https://' });
  await fill(/^Issue date/, '');
  await fill(/^Credential URL/, '');
  bff.refuse('updateProfile', 'internal', 'Something went wrong');
  await press(/^Save/);
  await screen.findByText(/^Failed to save certifications/);
  bff.answer('updateProfile', () => aProfile({ user, certificates: [certificate], projects: [project] }));
  await press(/^Save/);
  await screen.findByText('Certifications saved successfully!');
  await isClosed();
  expect(sent()).toMatchObject({
    certificates: [{ operation: 'insert', certificate_name: 'Master baker', issue_date: ownToday(), expiry_date: '' }],
  });

  await press(`Edit ${project.project_name}`);
  dialog = await dialogOf('Edit project');
  await fill('Name', '');
  await press(/^Save/);
  await within(dialog).findByRole('link', { name: 'Please fill in all required fields' });
  await fill('Name', '<b>Oven</b>');
  await fill(/^End date/, '2999-01-01');
  await press(/^Save/);
  await within(dialog).findByRole('link', { name: 'Invalid end date: End date cannot be in the future' });
  await fill(/^Start date/, '');
  await fill(/^End date/, '2020-05-01');
  await press(/^Save/);
  await screen.findByText('Projects saved successfully!');
  expect(sent()).toMatchObject({
    projects: [{ operation: 'replace', project_name: '<b>Oven</b>', start_date: '2020-05-01', end_date: '2020-05-01' }],
  });
});

test('a social link is added with a platform and an address of the web, and stands in the list', async () => {
  const link = { link_type: 'Portfolio' as const, link: 'https://mira.example' };
  const { bff, press, fill, choose, sent, isClosed } = openProfile(aProfile({ user, socialLinks: [] }));
  await press('Add social link');
  const dialog = await dialogOf('Add social link');
  await press(/^Save/);
  await within(dialog).findByRole('link', { name: 'Please fill in all required fields' });
  await choose(/Platform/, link.link_type);
  await fill('URL', 'mira.example');
  await press(/^Save/);
  await within(dialog).findByRole('link', { name: /starts with http/ });
  await fill('URL', ` ${link.link} `);
  bff.answer('updateProfile', () => aProfile({ user, socialLinks: [{ _id: 'e'.repeat(24), link }] }));
  await press(/^Save/);
  await screen.findByText('Social links saved successfully!');
  await isClosed();
  expect(sent()).toMatchObject({ social_links: [{ operation: 'insert', link }] });
  await screen.findByRole('button', { name: 'Edit Portfolio' });
});
