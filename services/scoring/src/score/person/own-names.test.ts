import { aProfile, aProfileUser } from '@waypost/contracts/testing/people';
import { expect, it } from 'vitest';
import { withoutOwnNames } from './own-names.ts';

const profileOf = (first_name: string, last_name: string) =>
  aProfile({ user: { ...aProfileUser(), first_name, last_name } });

it.each([
  ['Kwame', 'Boateng-Reid'],
  ['Ann', 'O’Neil'],
  ['J.', 'D+(e)/[f]'],
])('takes out the name of %s %s, whatever signs it has', (first_name, last_name) => {
  const text = withoutOwnNames(profileOf(first_name, last_name))(`${first_name} ${last_name} bakes bread.`);
  expect(text.trim()).toBe('bakes bread.');
});
