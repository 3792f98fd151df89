import { aProfile, aProfileUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { basicFormOf } from '../basic/basic-form.ts';
import { basicRules } from '../basic/basic-rules.ts';
import { itemRules } from './edit-rules.ts';
import { itemEditor } from './item-editor.ts';

const empty = { project_name: '', description: '', start_date: '' };
const projects = itemRules(
  itemEditor<'projects', typeof empty>({
    section: 'projects',
    noun: 'projects',
    titles: { add: 'Add', edit: 'Edit' },
    size: 'md',
    empty,
    formOf: ({ project_name, description, start_date }) => ({ project_name, description, start_date }),
    write: (form) => form,
    labels: { project_name: 'Name', description: 'Description', start_date: 'Start date' },
    Fields: () => null,
  }),
);
const kept = {
  _id: 'a'.repeat(24),
  project_name: 'Rye map',
  description: 'Where rye grows.',
  start_date: '2019-03-01',
};
const profile = aProfile({ projects: [kept] });
const typed = { project_name: 'Ｒｙｅ map ', description: 'Where rye grows.', start_date: '2019-03-01' };

test('what the server has tidied is known again: a call whose answer was lost has saved it', () => {
  const edit = { base: empty, mine: typed, version: 1 };
  expect(projects.isThere(edit, profile)).toBe(true);
  expect(projects.isThere({ ...edit, id: kept._id }, profile)).toBe(true);
  expect(projects.isThere({ ...edit, id: 'b'.repeat(24) }, profile)).toBe(false);
  expect(projects.isThere({ ...edit, mine: { ...typed, description: 'Elsewhere.' } }, profile)).toBe(false);
});

test('so is basic info, with the number of a phone as it is dialled at home', () => {
  const now = aProfile({ user: aProfileUser({ phone: '+442071838750', headline: 'Miller of rye' }) });
  const base = basicFormOf(aProfile({ user: now.user }));
  const mine = { ...base, headline: 'Miller of rye ', phone_country: 'GB', phone: '020 7183 8750' };
  const rules = basicRules(base);
  expect(rules.isThere({ base, mine, version: 1 }, now)).toBe(true);
  expect(rules.isThere({ base, mine: { ...mine, username: 'somebody-else' }, version: 1 }, now)).toBe(false);
  expect(rules.isThere({ base, mine: { ...mine, headline: 'Baker' }, version: 1 }, now)).toBe(false);
});
