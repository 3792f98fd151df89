import { letterGrades } from '@waypost/contracts/profile-choices';
import { aCertificate, anEducation, aProject } from '@waypost/contracts/testing/people';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ownToday } from '../../../format/own-day.ts';
import type { ItemEditor, ItemForm } from '../editor/item-editor.ts';
import { problemsOf } from '../editor/item-problems.ts';
import { certificateEditor } from './certificate.tsx';
import { educationEditor } from './education.tsx';
import { projectEditor } from './project.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const today = '2020-06-15';
const missing = 'Please fill in all required fields';
const notOnTheWeb = 'Enter a URL that starts with http:// or https://';
const inFuture = ['start_date', 'Invalid start date: Start date cannot be in the future'];
const endInFuture = ['end_date', 'Invalid end date: End date cannot be in the future'];
const endBeforeStart = ['end_date', 'Invalid end date: End date must be after or equal to start date'];

const toldOf = (editor: ItemEditor, form: ItemForm) =>
  problemsOf(editor, form, today).map(({ field, message }) => [field, message]);
const id = (letter: string) => letter.repeat(24);

const study: ItemForm = {
  ...educationEditor.empty,
  degree: { id: id('a'), name: 'Bachelor of Science' },
  field_of_study: { name: 'Bread' },
  institution: { id: id('b'), name: 'Ghent University' },
  start_date: '2016-09-01',
};
const certificate: ItemForm = { ...certificateEditor.empty, certificate_name: 'Baker', issuing_organisation: 'Guild' };
const project: ItemForm = { ...projectEditor.empty, project_name: 'Oven', description: 'Built one.' };

describe('an education', () => {
  test.each<[string, ItemForm, string[][]]>([
    [
      'of which nothing is said',
      educationEditor.empty,
      ['degree', 'field_of_study', 'institution', 'start_date'].map((field) => [field, missing]),
    ],
    ['in words of one’s own', { ...study, degree: { name: 'Master Baker' }, institution: { name: 'Oven School' } }, []],
    ['without a start', { ...study, start_date: '' }, [['start_date', missing]]],
    ['that began today', { ...study, start_date: today }, []],
    ['that begins tomorrow', { ...study, start_date: '2020-06-16' }, [inFuture]],
    ['that ends before it began', { ...study, end_date: '2016-08-31' }, [endBeforeStart]],
    [
      'that began in a year of two digits',
      { ...study, start_date: '0016-09-01' },
      [['start_date', 'Invalid start date: Choose a date from 1900 on']],
    ],
    ['that ends when it began', { ...study, end_date: '2016-09-01' }, []],
    ['that ends tomorrow', { ...study, end_date: '2020-06-16' }, [endInFuture]],
    ['that goes on', { ...study, is_current: true, end_date: '2020-06-16' }, []],
    [
      'with a field of study of 61 letters',
      { ...study, field_of_study: { name: 'x'.repeat(61) } },
      [['field_of_study', 'Must be at most 60 characters']],
    ],
  ])('%s', (_what, form, problems) => expect(toldOf(educationEditor, form)).toEqual(problems));

  test.each<[ItemForm, string | undefined]>([
    [{ grade_type: 'GPA', grade: '10' }, undefined],
    [{ grade_type: 'GPA', grade: '10.01' }, 'The grade must be between 0 and 10'],
    [{ grade_type: 'GPA', grade: '3.99', max_gpa: '4' }, undefined],
    [{ grade_type: 'GPA', grade: '4.01', max_gpa: '4' }, 'The grade must be between 0 and 4'],
    [{ grade_type: 'GPA', grade: '5.01', max_gpa: '5' }, 'The grade must be between 0 and 5'],
    [{ grade_type: 'GPA', grade: '100', max_gpa: '100' }, undefined],
    [{ grade_type: 'GPA', grade: '-0.01' }, 'The grade must be between 0 and 10'],
    [{ grade_type: 'GPA', grade: '3,5' }, 'Enter the grade as a number, or a letter from A+ to F'],
    [{ grade_type: 'GPA', grade: 'A' }, 'The grade must be between 0 and 10'],
    [{ grade_type: 'GPA', grade: '3.125' }, 'Use at most two decimals for the grade'],
    [{ grade_type: 'Percentage', grade: '100', max_gpa: '4' }, undefined],
    [{ grade_type: 'Percentage', grade: '100.01' }, 'The grade must be between 0 and 100'],
    [{ grade_type: 'Letter', letter: 'A+', grade: '400' }, undefined],
    [{ grade_type: 'Letter', letter: null }, undefined],
    [{ grade_type: 'GPA', grade: '' }, undefined],
  ])('with the grade %j is told %s', (grade, message) => {
    const problems = message === undefined ? [] : [['grade', message]];
    expect(toldOf(educationEditor, { ...study, ...grade })).toEqual(problems);
  });

  test('begins with a GPA of at most 10, and has every letter from A+ to F', () => {
    expect(educationEditor.empty).toMatchObject({ grade_type: 'GPA', grade: '', max_gpa: '10' });
    expect(letterGrades).toEqual(['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'F']);
  });

  test('is written by the id of what is listed, in words where it is not, with a grade of its type or none', () => {
    expect(educationEditor.write({ ...study, grade_type: 'GPA', grade: '3.5', max_gpa: '4' })).toEqual({
      degree_id: id('a'),
      custom_field_of_study: 'Bread',
      institution_id: id('b'),
      start_date: '2016-09-01',
      end_date: '',
      is_current: false,
      grade_type: 'GPA',
      grade_value: 3.5,
      max_gpa: 4,
    });
    const gradeOf = (grade: ItemForm) =>
      Object.entries(educationEditor.write({ ...study, ...grade })).filter(([name]) => /grade|gpa/.test(name));
    expect(gradeOf({ grade_type: 'Percentage', grade: '71.5' })).toEqual([
      ['grade_type', 'Percentage'],
      ['grade_value', 71.5],
    ]);
    expect(gradeOf({ grade_type: 'Letter', letter: 'B-', grade: '3' })).toEqual([
      ['grade_type', 'Letter'],
      ['grade_value', 'B-'],
    ]);
    expect(gradeOf({ grade_type: 'Letter', letter: null, grade: '3' })).toEqual([]);
  });
});

describe('a certification', () => {
  test.each<[string, ItemForm, string[][]]>([
    [
      'of which nothing is said',
      { ...certificateEditor.empty, issue_date: today },
      ['certificate_name', 'issuing_organisation'].map((field) => [field, missing]),
    ],
    ['issued today', { ...certificate, issue_date: today }, []],
    [
      'issued tomorrow',
      { ...certificate, issue_date: '2020-06-16' },
      [['issue_date', 'Issue date cannot be in the future']],
    ],
    [
      'that expired before it was issued',
      { ...certificate, issue_date: today, expiry_date: '2020-06-14' },
      [['expiry_date', 'Expiry date must be after or equal to issue date']],
    ],
    ['that expired, issued nobody says when', { ...certificate, expiry_date: '2019-03-01' }, []],
    ['that expires one day', { ...certificate, issue_date: today, expiry_date: '2999-12-31' }, []],
    [
      'with an address that is none',
      { ...certificate, issue_date: today, certificate_link: 'guild.example' },
      [['certificate_link', notOnTheWeb]],
    ],
    [
      'with a script for an address',
      { ...certificate, issue_date: today, certificate_link: 'javascript:alert(1)' },
      [['certificate_link', notOnTheWeb]],
    ],
    ['with an address', { ...certificate, issue_date: today, certificate_link: ' https://guild.example/1 ' }, []],
  ])('%s', (_what, form, problems) => expect(toldOf(certificateEditor, form)).toEqual(problems));

  test('without an issue date is of the person’s own day', () => {
    expect(certificateEditor.write(certificate)).toMatchObject({ issue_date: ownToday(), expiry_date: '' });
  });
});

describe('a project', () => {
  test.each<[string, ItemForm, string[][]]>([
    [
      'of which nothing is said',
      { ...projectEditor.empty, start_date: today },
      ['project_name', 'description'].map((field) => [field, missing]),
    ],
    ['that goes on', { ...project, start_date: '2019-01-01' }, []],
    ['that begins tomorrow', { ...project, start_date: '2020-06-16' }, [inFuture]],
    ['that ends before it began', { ...project, start_date: '2019-01-01', end_date: '2018-12-31' }, [endBeforeStart]],
    ['that ends tomorrow', { ...project, start_date: '2019-01-01', end_date: '2020-06-16' }, [endInFuture]],
    [
      'with a link that is none',
      { ...project, start_date: today, project_link: 'ftp://oven.example' },
      [['project_link', notOnTheWeb]],
    ],
    [
      'described in 3,001 letters',
      { ...project, start_date: today, description: 'x'.repeat(3_001) },
      [['description', 'Must be at most 3000 characters']],
    ],
  ])('%s', (_what, form, problems) => expect(toldOf(projectEditor, form)).toEqual(problems));

  test('without a start date is of the person’s own day', () => {
    expect(projectEditor.write(project)).toMatchObject({ start_date: ownToday(), end_date: '', project_link: '' });
  });

  test('with an end in the future alone is told of the end alone', () => {
    const problems = problemsOf(projectEditor, { ...project, end_date: '2999-01-01' }, ownToday());
    expect(problems.map(({ field }) => field)).toEqual(['end_date']);
  });
});

const kept = { _id: id('c') };
test.each<[string, ItemEditor, object]>([
  ['an education', educationEditor, { ...anEducation(), ...kept, max_gpa: 4, grade_type: 'GPA', grade_value: 3.5 }],
  [
    'an education with a letter',
    educationEditor,
    { ...anEducation(), ...kept, max_gpa: 10, grade_type: 'Letter', grade_value: 'A-' },
  ],
  ['a certification', certificateEditor, { ...aCertificate(), ...kept }],
  ['a project', projectEditor, { ...aProject(), ...kept }],
])('%s that is only looked at is written as it was', (_what, editor, item) => {
  const once = editor.formOf(item);
  expect(problemsOf(editor, once, ownToday())).toEqual([]);
  const {
    degree: _degree,
    field_of_study: _field,
    institution: _institution,
    ...facts
  } = item as Record<string, unknown>;
  const { _id, is_current: _current, max_gpa: _max, ...plain } = facts;
  expect(editor.write(once)).toMatchObject(plain);
});

describe.each([
  ['Pacific/Niue', '2026-11-21', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-11-23', '2026-11-24'],
])('in %s, at half past ten in Greenwich of the 22nd,', (zone, own, next) => {
  test.each<[ItemEditor, ItemForm, string]>([
    [educationEditor, study, 'start_date'],
    [certificateEditor, certificate, 'issue_date'],
    [projectEditor, project, 'start_date'],
  ])('the person’s day is today and the one after it the future (%#)', (editor, form, field) => {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime('2026-11-22T10:30:00Z');
    expect(problemsOf(editor, { ...form, [field]: own }, ownToday())).toEqual([]);
    expect(editor.write({ ...form, [field]: own })).toMatchObject({ [field]: own });
    expect(problemsOf(editor, { ...form, [field]: next }, ownToday())).toMatchObject([{ field }]);
    // An education asks for its start.
    const unsaid = editor === educationEditor ? '' : own;
    expect(editor.write({ ...form, [field]: '' })).toMatchObject({ [field]: unsaid });
  });
});
