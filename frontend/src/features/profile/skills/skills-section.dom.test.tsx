import { screen, waitFor, within } from '@testing-library/react';
import { aProfile, aProfileCompletion, aProfileUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

const seeker = aSeeker();
const user = aProfileUser({ _id: seeker.userInfos._id });
const sql = {
  _id: 'a'.repeat(24),
  skill_id: 'd'.repeat(24),
  skill_name: 'SQL',
  proficiency_level: 'Expert' as const,
  yrs_of_exp: 3,
};
const rye = { _id: 'b'.repeat(24), custom_skill: 'Rye', proficiency_level: 'Beginner' as const, yrs_of_exp: 0 };
const withSkills = (...skills: ReturnType<typeof aProfile>['skills']) => aProfile({ user, skills });

test('a removal whose answer was lost is looked for: the profile is shown as it is at the server', async () => {
  const { bff, person } = renderApp('/profile', {
    as: seeker,
    prepare(bff) {
      bff.answer('getProfile', () => withSkills(sql, rye));
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answer('lookUp', () => []);
      bff.takeAway('updateProfile');
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Edit skills' }));
  const remove = await screen.findByRole('button', { name: 'Remove Rye' });
  bff.answer('getProfile', () => withSkills(sql));
  await person.click(remove);
  await screen.findByText('Failed to save skills after removal');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  const shown = within(await screen.findByRole('list', { name: 'Skills' }));
  await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(1));
});

test('a skill whose adding was not answered is found to be there, and not refused as added already', async () => {
  const baking = { _id: 'e'.repeat(24), skill_id: 'c'.repeat(24), skill_name: 'Baking' };
  const { bff, person } = renderApp('/profile', {
    as: seeker,
    prepare(bff) {
      bff.answer('getProfile', () => withSkills(sql));
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answer('lookUp', () => [{ skill_id: baking.skill_id, skill_name: 'Baking', category: '' }]);
      bff.takeAway('updateProfile');
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Edit skills' }));
  await person.type(await screen.findByRole('combobox', { name: 'Add a skill' }), 'bak');
  await person.click(await screen.findByRole('option', { name: /Baking/ }));
  await person.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText(/^Failed to save skills/);
  const now = withSkills(sql, { ...baking, proficiency_level: 'Intermediate', yrs_of_exp: 1 });
  bff.refuse('updateProfile', 'version-conflict', '', [], { profile: { ...now, version: 2 } });
  await person.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText('Skills saved successfully!');
  within(screen.getByRole('list', { name: 'Skills' })).getByText('Baking');
});

test('skills are chosen from the list, changed together by one call, and removed at once', async () => {
  const { bff, person } = renderApp('/profile', {
    as: seeker,
    prepare(bff) {
      bff.answer('getProfile', () => withSkills(sql, rye));
      bff.answer('listResumes', () => ({ resumes: [], total: 0 }));
      bff.answer('getProfileCompletion', () => aProfileCompletion());
      bff.answer('lookUp', ({ query }) =>
        query.get('entity_text') === 'sql'
          ? [{ skill_id: sql.skill_id, skill_name: 'SQL', category: '' }]
          : query.get('entity_text') === 'bak'
            ? [{ skill_id: 'c'.repeat(24), skill_name: 'Baking', category: '' }]
            : [],
      );
    },
  });
  const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }));
  await press('Edit skills');
  const rows = await screen.findByRole('list', { name: 'Your skills' });
  await press(/^Save/);
  await screen.findByText('No changes to save');

  await press('Edit skills');
  const search = await screen.findByRole('combobox', { name: 'Add a skill' });
  await person.type(search, 'weaving');
  await screen.findByText('Please select a skill');
  await person.clear(search);
  await person.type(search, 'sql');
  await person.click(await screen.findByRole('option', { name: /SQL/ }));
  await screen.findByText('This skill has already been added');
  await person.type(search, 'bak');
  await person.click(await screen.findByRole('option', { name: /Baking/ }));
  await person.tab();
  await screen.findByRole('button', { name: 'Remove Baking' });
  await press(/Level of SQL$/);
  await person.click(await screen.findByRole('option', { name: 'Advanced' }));

  bff.refuse('updateProfile', 'internal');
  await press('Remove Rye');
  await screen.findByText('Failed to save skills after removal');
  bff.answer('updateProfile', () => withSkills(sql));
  await press('Remove Rye');
  await screen.findByText('Item removed');
  expect(bff.askedFor('updateProfile').at(-1)?.body).toEqual({ skills: [{ operation: 'delete', id: rye._id }] });

  await press(/^Save/);
  await screen.findByText('Skills saved successfully!');
  await waitFor(() => expect(rows.isConnected).toBe(false));
  expect(bff.askedFor('updateProfile').at(-1)?.body).toEqual({
    skills: [
      { operation: 'replace', id: sql._id, skill_id: sql.skill_id, proficiency_level: 'Advance', yrs_of_exp: 3 },
      { operation: 'insert', skill_id: 'c'.repeat(24), proficiency_level: 'Intermediate', yrs_of_exp: 1 },
    ],
    version: 1,
  });
  within(screen.getByRole('list', { name: 'Skills' })).getByText('Expert · 3+ years of experience');
});
