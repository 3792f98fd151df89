import { describe, expect, test } from 'vitest';
import { aBasicInfo, aWorkExperience, anEducation } from '../testing/people.ts';
import { problemsOf } from '../testing/problems-of.ts';
import {
  accomplishment,
  basicInfo,
  certificate,
  education,
  latestToday,
  profileSkill,
  project,
  socialLink,
  workExperience,
} from './profile.ts';

describe('basic info', () => {
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

  test.each(['not a phone', '98765 43210', '+0123456789', '+12345', '+1234567890123456', '+91 98765 43210 ext. 5'])(
    'refuses the phone number %j',
    (phone) => {
      expect(problemsOf(basicInfo, { ...aBasicInfo(), phone })).toEqual([
        ['phone', 'Enter a phone number with its country code, such as +91 98765 43210'],
      ]);
    },
  );

  test('takes 50 years and 500 characters', () => {
    const most = { total_experience_in_months: 600, about_me: 'x'.repeat(500) };
    expect(problemsOf(basicInfo, { ...aBasicInfo(), ...most })).toEqual([]);
  });
});

const missing = 'Please fill in all required fields';

describe('what an item needs', () => {
  test.each([
    ['work experience', workExperience, ['job_title', 'company_name']],
    ['certificate', certificate, ['certificate_name', 'issuing_organisation']],
    ['project', project, ['project_name', 'description']],
    ['accomplishment', accomplishment, ['title']],
  ] as const)('%s: is told in one sentence', (_name, schema, fields) => {
    const blank = { start_date: '2020-01-01', accomplishment_type: 'Awards' };
    const filled = Object.fromEntries(fields.map((field) => [field, ' ']));
    expect(problemsOf(schema, { ...blank, ...filled })).toEqual(fields.map((field) => [field, missing]));
  });

  test('a skill has a name, listed or of one’s own', () => {
    expect(problemsOf(profileSkill, {})).toEqual([['skill_name', 'Please select a skill']]);
    expect(problemsOf(profileSkill, { custom_skill: 'x' })).toEqual([
      ['custom_skill', 'Custom skill name must be at least 2 characters long'],
    ]);
    expect(profileSkill.parse({ skill_name: 'Pruning' })).toMatchObject({
      proficiency_level: 'Intermediate',
      yrs_of_exp: 1,
    });
  });

  test('a social link has a platform and a URL', () => {
    expect(problemsOf(socialLink, { link: { link_type: 'Other', link: 'example' } })).toEqual([
      ['link.link', 'Enter a URL that starts with http:// or https://'],
    ]);
    expect(problemsOf(socialLink, { link: { link: 'https://example.org' } })).toHaveLength(1);
  });
});

describe('dates', () => {
  test('end when they began, or later', () => {
    const problem = [['end_date', 'End date must be after or equal to start date']];
    expect(problemsOf(workExperience, { ...aWorkExperience(), end_date: '2021-04-01' })).toEqual([]);
    expect(problemsOf(workExperience, { ...aWorkExperience(), end_date: '2021-03-31' })).toEqual(problem);
    expect(problemsOf(education, { ...anEducation(), end_date: '2010-01-01' })).toEqual(problem);
  });

  test('of a start or an issue are today where none is given; those of an end are not', () => {
    const today = new Date().toISOString().slice(0, 10);
    const { start_date: _start, end_date: _end, ...studies } = anEducation();
    expect(education.parse(studies)).toMatchObject({ start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(education.parse(studies).start_date >= today).toBe(true);
    expect(education.parse(studies)).not.toHaveProperty('end_date');
  });

  test('are in the future when it is not that day anywhere yet', () => {
    expect(latestToday(new Date('2026-03-02T09:59:59Z'))).toBe('2026-03-02');
    expect(latestToday(new Date('2026-03-02T10:00:00Z'))).toBe('2026-03-03');
  });
});
