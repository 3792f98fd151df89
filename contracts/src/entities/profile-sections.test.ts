import { describe, expect, test } from 'vitest';
import { aCertificate, anEducation, aProject, aWorkExperience } from '../testing/people.ts';
import { problemsOf } from '../testing/problems-of.ts';
import {
  accomplishment,
  certificate,
  education,
  latestToday,
  profileSkill,
  project,
  socialLink,
  workExperience,
} from './profile-sections.ts';

const missing = 'Please fill in all required fields';

describe('what an item needs', () => {
  test.each([
    ['work experience', workExperience, ['job_title', 'company_name']],
    ['certificate', certificate, ['certificate_name', 'issuing_organisation']],
    ['project', project, ['project_name', 'description']],
    ['accomplishment', accomplishment, ['title']],
  ] as const)('%s: is told in one sentence', (_name, schema, fields) => {
    const address = { city_id: 'a'.repeat(24) };
    const blank = { start_date: '2020-01-01', accomplishment_type: 'Awards', address };
    const filled = Object.fromEntries(fields.map((field) => [field, ' ']));
    expect(problemsOf(schema, { ...blank, ...filled })).toEqual(fields.map((field) => [field, missing]));
  });

  test('a work experience lies in a listed city and has begun', () => {
    const { address: _address, start_date: _start, ...work } = aWorkExperience();
    expect(problemsOf(workExperience, work)).toEqual([
      ['address', 'Please select a city for the location'],
      ['start_date', missing],
    ]);
    expect(problemsOf(workExperience, { ...aWorkExperience(), address: { city: { name: 'Lyon' } } })).toEqual([
      ['address.city_id', 'Please select a city for the location'],
    ]);
  });

  test.each([{ company_name: 'Skerry Lights' }, { custom_company: { name: 'Own garden' } }])(
    'a work experience names the company inside, too: %j',
    (company) => {
      const { company_name: _listed, ...work } = aWorkExperience();
      const { company: inside, ...kept } = workExperience.parse({ ...work, company_name: '', company });
      expect([kept, inside]).toEqual([workExperience.parse({ ...work, ...company }), undefined]);
      expect(problemsOf(workExperience, { ...work, company: { custom_company: { name: ' ' } } })).toEqual([
        ['company_name', missing],
      ]);
    },
  );

  test.each(['Own garden', '', []])(
    'a work experience takes %j as company for a field that is not known',
    (company) => {
      const work = aWorkExperience();
      expect(workExperience.parse({ ...work, company })).toEqual(workExperience.parse(work));
    },
  );

  test('an education has a degree, a field of study and an institution', () => {
    const none = ['degree', 'field_of_study', 'institution'].map((field) => [field, missing]);
    expect(problemsOf(education, {})).toEqual(none);
    expect(problemsOf(education, { degree: {}, field_of_study: { name: ' ' }, custom_institution: '' })).toEqual(none);
  });

  test.each([
    ['by name', { degree: { name: 'MSc' }, field_of_study: { name: 'Bread' }, institution: { name: 'School' } }],
    ['in own words beside', { custom_degree: 'MSc', custom_field_of_study: 'Bread', custom_institution: 'School' }],
    ['by id', { degree_id: 'a'.repeat(24), field_of_study_id: 'b'.repeat(24), institution_id: 'c'.repeat(24) }],
  ])('an education is told %s', (_how, told) => {
    expect(problemsOf(education, told)).toEqual([]);
  });

  test('a skill has an id of the list, a name, or a name of one’s own', () => {
    expect(problemsOf(profileSkill, {})).toEqual([['skill_name', 'Please select a skill']]);
    expect(problemsOf(profileSkill, { skill_id: '', skill_name: ' ' })).toEqual([
      ['skill_name', 'Please select a skill'],
    ]);
    expect(problemsOf(profileSkill, { skill_id: 'a'.repeat(24) })).toEqual([]);
    expect(problemsOf(profileSkill, { custom_skill: 'x' })).toEqual([
      ['custom_skill', 'Custom skill name must be at least 2 characters long'],
    ]);
    expect(problemsOf(profileSkill, { skill_name: 'Gardening', custom_skill: '' })).toEqual([]);
    expect(profileSkill.parse({ skill_name: 'Gardening' })).toMatchObject({
      proficiency_level: 'Intermediate',
      yrs_of_exp: 1,
    });
  });

  test('a social link has a platform and a URL', () => {
    expect(problemsOf(socialLink, { link: { link_type: 'Other', link: 'example' } })).toEqual([
      ['link.link', 'Enter a URL that starts with http:// or https://'],
    ]);
    expect(problemsOf(socialLink, { link: { link: 'https://example.org' } })).toEqual([['link.link_type', missing]]);
  });
});

describe('dates', () => {
  test('end when they began, or later', () => {
    const problem = [['end_date', 'End date must be after or equal to start date']];
    expect(problemsOf(workExperience, { ...aWorkExperience(), end_date: '2021-04-01' })).toEqual([]);
    expect(problemsOf(workExperience, { ...aWorkExperience(), end_date: '2021-03-31' })).toEqual(problem);
    expect(problemsOf(education, { ...anEducation(), end_date: '2010-01-01' })).toEqual(problem);
    expect(problemsOf(project, { ...aProject(), end_date: '2010-01-01' })).toEqual(problem);
  });

  test('of an end do not matter to what goes on', () => {
    for (const end_date of ['2010-01-01', '2999-01-01', '']) {
      expect(problemsOf(workExperience, { ...aWorkExperience(), is_current: true, end_date })).toEqual([]);
      expect(problemsOf(education, { ...anEducation(), is_current: true, end_date })).toEqual([]);
    }
  });

  test('are not in the future, but for those of an expiry', () => {
    const start = ['start_date', 'Start date cannot be in the future'];
    const end = ['end_date', 'End date cannot be in the future'];
    const dates = { start_date: '2999-01-01', end_date: '2999-02-01' };
    expect(problemsOf(workExperience, { ...aWorkExperience(), ...dates })).toEqual([start, end]);
    expect(problemsOf(education, { ...anEducation(), end_date: '2999-01-01' })).toEqual([end]);
    expect(problemsOf(project, { ...aProject(), start_date: '2999-01-01' })).toEqual([start]);
    expect(problemsOf(certificate, { ...aCertificate(), issue_date: '2999-01-01' })).toEqual([
      ['issue_date', 'Issue date cannot be in the future'],
    ]);
    expect(problemsOf(certificate, { ...aCertificate(), expiry_date: '2999-01-01' })).toEqual([]);
    const today = latestToday(new Date());
    expect(problemsOf(workExperience, { ...aWorkExperience(), start_date: today })).toEqual([]);
  });

  test('of an expiry are not before the issue', () => {
    const license = { ...aCertificate(), issue_date: '2020-03-02' };
    expect(problemsOf(certificate, { ...license, expiry_date: '2020-03-02' })).toEqual([]);
    expect(problemsOf(certificate, { ...license, expiry_date: '2020-03-01' })).toEqual([
      ['expiry_date', 'Expiry date must be after or equal to issue date'],
    ]);
  });

  test.each([
    [workExperience, { ...aWorkExperience(), start_date: '0024-05-01' }, 'start_date'],
    [education, { ...anEducation(), start_date: '1899-12-31' }, 'start_date'],
    [project, { ...aProject(), start_date: '0020-01-01', end_date: undefined }, 'start_date'],
    [certificate, { ...aCertificate(), issue_date: '0022-05-01' }, 'issue_date'],
  ] as const)('begin in 1900, as a year of two digits is none of then', (schema, item, field) => {
    expect(problemsOf(schema, item)).toEqual([[field, 'Choose a date from 1900 on']]);
    expect(problemsOf(schema, { ...item, [field]: '1900-01-01' })).toEqual([]);
  });

  test('of a start or an issue are today where none is given; those of an end are not', () => {
    const today = new Date().toISOString().slice(0, 10);
    const { start_date: _start, end_date: _end, ...studies } = anEducation();
    const { issue_date: _issue, ...license } = aCertificate();
    const { start_date: _begun, ...work } = aProject();
    for (const start_date of [undefined, '']) {
      expect(education.parse({ ...studies, start_date }).start_date >= today).toBe(true);
      expect(project.parse({ ...work, start_date }).start_date >= today).toBe(true);
      expect(certificate.parse({ ...license, issue_date: start_date }).issue_date >= today).toBe(true);
    }
    expect(education.parse(studies)).not.toHaveProperty('end_date');
  });

  test('of a start are the end where that alone is given; one in the future is refused for itself', () => {
    const { start_date: _start, ...studies } = anEducation();
    const { start_date: _begun, ...work } = aProject();
    const over = { end_date: '2019-06-30' };
    expect(education.parse({ ...studies, ...over })).toMatchObject({ ...over, start_date: '2019-06-30' });
    expect(project.parse({ ...work, ...over })).toMatchObject({ ...over, start_date: '2019-06-30' });
    const end = ['end_date', 'End date cannot be in the future'];
    expect(problemsOf(education, { ...studies, end_date: '2999-01-01' })).toEqual([end]);
    expect(problemsOf(project, { ...work, end_date: '2999-01-01' })).toEqual([end]);
    const { issue_date: _issue, ...license } = aCertificate();
    expect(certificate.parse({ ...license, expiry_date: '2019-06-30' })).toMatchObject({ issue_date: '2019-06-30' });
    const { start_date: _first, ...job } = aWorkExperience();
    expect(problemsOf(workExperience, { ...job, ...over })).toEqual([['start_date', missing]]);
  });

  test('are in the future when it is not that day anywhere yet', () => {
    expect(latestToday(new Date('2026-03-02T09:59:59Z'))).toBe('2026-03-02');
    expect(latestToday(new Date('2026-03-02T10:00:00Z'))).toBe('2026-03-03');
  });
});

describe('a grade', () => {
  const graded = (grade: object) => problemsOf(education, { ...anEducation(), ...grade });

  test.each([
    [{ grade_type: 'Percentage', grade_value: 100 }],
    [{ grade_type: 'GPA', grade_value: 10 }],
    [{ grade_type: 'GPA', grade_value: 3.25, max_gpa: 4 }],
    [{ grade_type: 'Letter', grade_value: 'A-' }],
    [{ grade_type: 'Letter', grade_value: '' }],
    [{ grade_type: '', grade_value: '' }],
    [{ grade_value: 0 }],
  ])('may be %j', (grade) => expect(graded(grade)).toEqual([]));

  test.each([
    [{ grade_type: 'Percentage', grade_value: 101 }, 'The grade must be between 0 and 100'],
    [{ grade_type: 'GPA', grade_value: 50 }, 'The grade must be between 0 and 10'],
    [{ grade_type: 'GPA', grade_value: 4.01, max_gpa: 4 }, 'The grade must be between 0 and 4'],
    [{ grade_type: 'GPA', grade_value: -1 }, 'The grade must be between 0 and 10'],
    [{ grade_type: 'GPA', grade_value: 'A' }, 'The grade must be between 0 and 10'],
    [{ grade_type: 'GPA', grade_value: 3.125 }, 'Use at most two decimals for the grade'],
    [{ grade_type: 'Letter', grade_value: 50 }, 'Choose a letter from A+ to F'],
    [{ grade_type: 'Letter', grade_value: 'Z' }, 'Enter the grade as a number, or a letter from A+ to F'],
  ])('may not be %j', (grade, message) => expect(graded(grade)).toEqual([['grade_value', message]]));

  test('that was typed is a number', () => {
    expect(education.parse({ ...anEducation(), grade_type: 'Percentage', grade_value: '71.5' }).grade_value).toBe(71.5);
  });
});
