import { describe, expect, test } from 'vitest';
import { aBasicInfo } from '../testing/people.ts';
import { problemsOf } from '../testing/problems-of.ts';
import { basicInfo, keptItems } from './profile.ts';

describe('basic info', () => {
  test('of somebody who names no city has an address without one', () => {
    expect(basicInfo.parse({ ...aBasicInfo(), address: { city_id: '' } }).address).toEqual({});
  });

  test('of which something is null says so no longer', () => {
    const nothing = { gender: null, headline: null, about_me: null, phone: null, address: null };
    const emptied = { gender: '', headline: '', about_me: '', phone: '', address: {} };
    expect(basicInfo.parse({ ...aBasicInfo(), ...nothing })).toMatchObject(emptied);
    expect(basicInfo.parse({ first_name: 'Ada', last_name: 'Moss' })).toEqual({ first_name: 'Ada', last_name: 'Moss' });
  });

  test.each([
    ['first_name', '', 'First name is required'],
    ['last_name', ' ', 'Last name is required'],
    ['total_experience_in_months', -1, 'Total experience cannot be negative'],
    ['total_experience_in_months', 601, 'Total experience cannot exceed 50 years'],
    ['about_me', 'x'.repeat(501), 'About me cannot exceed 500 characters'],
    ['first_name', 'x'.repeat(61), 'Must be at most 60 characters'],
  ])('refuses %s %j', (field, value, message) => {
    expect(problemsOf(basicInfo, { ...aBasicInfo(), [field]: value })).toEqual([[field, message]]);
  });

  test.each(['Male', 'Female', 'Other', 'Prefer not to say', '', undefined])('takes the gender %j', (gender) => {
    expect(problemsOf(basicInfo, { ...aBasicInfo(), gender })).toEqual([]);
  });

  test.each([
    ['+91 98765 43210', '+919876543210'],
    ['+1 (212) 555-0123', '+12125550123'],
    ['', ''],
  ])('keeps the phone number %j as %j', (typed, kept) => {
    expect(basicInfo.parse({ ...aBasicInfo(), phone: typed }).phone).toBe(kept);
  });

  test.each([
    'not a phone',
    '98765 43210',
    '+0123456789',
    '+12345',
    '+1234567890123456',
    '+1 312 555 012',
    '+999 98765 43210',
    '+91 98765 43210 ext. 5',
  ])('refuses the phone number %j', (phone) => {
    expect(problemsOf(basicInfo, { ...aBasicInfo(), phone })).toEqual([
      ['phone', 'Enter a phone number with its country code, such as +91 98765 43210'],
    ]);
  });

  test('takes 50 years and 500 characters', () => {
    const most = { total_experience_in_months: 600, about_me: 'x'.repeat(500) };
    expect(problemsOf(basicInfo, { ...aBasicInfo(), ...most })).toEqual([]);
  });
});

test('what was kept before its rules were made is still read', () => {
  const education = { degree: {}, institution: {}, start_date: '2999-01-01', is_current: false, max_gpa: 10 };
  expect(keptItems.educations.parse({ ...education, grade_type: 'GPA', grade_value: 50 })).toHaveProperty('degree', {});
  const project = { project_name: 'Oven', description: '', start_date: '2020-01-01', end_date: '2019-01-01' };
  expect(keptItems.projects.parse(project)).toEqual(project);
});
