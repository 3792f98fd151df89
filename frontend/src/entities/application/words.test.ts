import { describe, expect, it } from 'vitest';
import { experienceWords, nameOf, placeOf, profilePath, shortNameOf } from './words.ts';

const user_info = {
  _id: '0'.repeat(24),
  first_name: 'Ada',
  last_name: 'Park',
  username: 'ada-park',
  email: 'ada@example.com',
  profile_img_url: null,
};

describe('the name of an applicant', () => {
  it('is first and last name', () => expect(nameOf({ user_info })).toBe('Ada Park'));
  it('is the address without a name', () =>
    expect(nameOf({ user_info: { ...user_info, first_name: '', last_name: '' } })).toBe('ada@example.com'));
  it('is said to be missing while the profile is', () => expect(nameOf({ user_info: null })).toBe('Unnamed applicant'));
});

it.each([
  [{ user_info: null, hidden_as: 18 }, '18'],
  [{ user_info: null, hidden_as: 18, is_deleted: true }, 'Deleted applicant'],
  [{ user_info, hidden_as: null }, 'Ada Park'],
])('%j is %s in short', (applicant, expected) => expect(shortNameOf(applicant)).toBe(expected));

describe('the profile of an applicant', () => {
  const user_id = 'a'.repeat(24);
  it('is found by username', () => expect(profilePath({ user_info, user_id })).toBe('/profile/ada-park'));
  it('is found by id without one', () => expect(profilePath({ user_info: null, user_id })).toBe(`/profile/${user_id}`));
  it('is nowhere without either', () =>
    expect(profilePath({ user_info: { ...user_info, username: '' }, user_id: undefined })).toBeUndefined());
});

it.each([
  [null, 'Not given'],
  [0, 'None'],
  [1, '1 mo'],
  [12, '1 yr'],
  [50, '4 yrs 2 mos'],
])('%s months of experience read "%s"', (months, words) => expect(experienceWords(months)).toBe(words));

it('names the place as far as it is known', () => {
  expect(placeOf({ city_name: 'Pune', country_name: 'India' })).toBe('Pune, India');
  expect(placeOf({ city_name: null, country_name: 'India' })).toBe('India');
  expect(placeOf({ city_name: null, country_name: null })).toBeUndefined();
});
