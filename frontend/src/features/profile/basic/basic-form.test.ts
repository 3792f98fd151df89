import { aProfile, aProfileUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import {
  type BasicForm,
  basicFormOf,
  emptyBasicForm,
  monthsOf,
  problemsOfBasic,
  writeBasic,
  yearsOf,
} from './basic-form.ts';

const form = (typed: Partial<BasicForm> = {}): BasicForm => ({
  ...emptyBasicForm,
  first_name: 'Ada',
  last_name: 'Moss',
  username: 'ada-moss',
  ...typed,
});

test('a profile is read into the form and written as the same', () => {
  const user = aProfileUser({
    headline: 'Gardener',
    gender: 'Female',
    phone: '+12125550123',
    total_experience_in_months: 29,
    address: { city_id: 'a'.repeat(24), name: 'Ghent' },
    about_me: 'Roofs.',
  });
  const read = basicFormOf(aProfile({ user }));
  expect(read).toMatchObject({ phone_country: 'US', phone: '(212) 555-0123', total_experience: 2.4 });
  expect(writeBasic(read)).toEqual({
    first_name: user.first_name,
    last_name: user.last_name,
    headline: 'Gardener',
    gender: 'Female',
    phone: '+12125550123',
    total_experience_in_months: 29,
    address: { city_id: 'a'.repeat(24) },
    about_me: 'Roofs.',
  });
});

test('a form begins with India, and what is emptied is taken away', () => {
  expect(emptyBasicForm.phone_country).toBe('IN');
  expect(writeBasic(form())).toMatchObject({ phone: '', gender: '', address: {}, total_experience_in_months: null });
});

test('months are round(years * 12), and every tenth of a year comes back as it was', () => {
  expect(monthsOf(2.5)).toBe(30);
  for (let tenth = 0; tenth <= 500; tenth += 1) expect(yearsOf(monthsOf(tenth / 10))).toBe(tenth / 10);
});

test.each<[Partial<BasicForm>, string, string]>([
  [{ first_name: ' ' }, 'first_name', 'First name is required'],
  [{ last_name: '' }, 'last_name', 'Last name is required'],
  [{ total_experience: -1 }, 'total_experience', 'Total experience cannot be negative'],
  [{ total_experience: 50.1 }, 'total_experience', 'Total experience cannot exceed 50 years'],
  [{ about_me: 'x'.repeat(501) }, 'about_me', 'About me cannot exceed 500 characters'],
  [{ phone: '123' }, 'phone', 'Enter a phone number with its country code, such as +91 98765 43210'],
  [{ username: 'Ada' }, 'username', 'Use letters a to z, digits and hyphens'],
])('%o is refused at its field', (typed, field, message) => {
  expect(problemsOfBasic(form(typed), { username: 'before' })).toEqual([{ field, message }]);
});

test('a username of an older rule is fine for as long as it stays', () => {
  expect(problemsOfBasic(form({ username: 'Ada' }), { username: 'Ada' })).toEqual([]);
});
