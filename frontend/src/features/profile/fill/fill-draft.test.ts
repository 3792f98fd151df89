import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { aProfile, aProfileUser } from '@waypost/contracts/testing/people';
import { aResumeContent } from '@waypost/contracts/testing/resumes';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyParts } from './empty-parts.ts';
import { basicOf, countedOf, draftOf, isNeeded, itemsOf, problemsOf, summaryOf, withNeeded } from './fill-draft.ts';
import { problemsOfItem } from './fill-sections.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const nobody = emptyParts(aProfile());
const ghent = { id: 'a'.repeat(24), name: 'Ghent' };
const work = { job_title: 'Baker', company_name: 'Old Crumb', city: 'Ghent, Belgium', work_summary: '' };
const draft = (content: Parameters<typeof aResumeContent>[0], empty = nobody) =>
  draftOf({
    content: aResumeContent(content),
    empty,
    cities: new Map([['Ghent, Belgium', ghent]]),
    today: '2026-11-22',
  });

test('only what is empty is filled, each basic field for itself', () => {
  const filled = aProfile({ user: aProfileUser({ headline: 'Baker' }) });
  const content = { headline: 'Chef', about_me: 'Bakes.', skills: [{ name: 'Sourdough' }] };
  const found = draft(
    content,
    emptyParts(filled).filter((part) => part !== 'skills'),
  );
  expect(found.map(({ key }) => key)).toEqual(['about_me']);
});

test('a name that is missing is asked for beside what is refused without it, and kept with it', () => {
  const unnamed = emptyParts(aProfile({ user: aProfileUser({ last_name: '' }) }));
  const [name, headline] = draft({ headline: 'Chef' }, unnamed);
  expect([name?.key, headline?.key]).toEqual(['last_name', 'headline']);
  expect(problemsOf(name!)).toEqual({ last_name: 'Last name is required' });
  expect(basicOf(draft({ headline: 'Chef', first_name: 'Mira', last_name: 'Okoye' }, unnamed))).toEqual({
    last_name: 'Okoye',
    headline: 'Chef',
  });
  const ticked = [{ ...name!, isTaken: false }, headline!];
  expect(withNeeded(ticked).map(({ isTaken }) => isTaken)).toEqual([true, true]);
  expect(isNeeded(name!, [name!, { ...headline!, isTaken: false }])).toBe(false);
  expect(draft({ skills: [{ name: 'Sourdough' }] }, unnamed).map(({ key }) => key)).toEqual(['skills-0']);
});

test.each([
  [{ start: '2019-03', end: '2020-11', is_current: false }, ['2019-03-01', '2020-11-01', false]],
  [{ start: '2019', end: '2020', is_current: false }, ['2019-01-01', '2020-01-01', false]],
  [{ start: '2019', is_current: true }, ['2019-01-01', '', true]],
  // What is expected to end has not ended.
  [{ start: '2024-09', end: '2027-06', is_current: false }, ['2024-09-01', '', true]],
  [{ end: '2020', is_current: false }, ['', '2020-01-01', false]],
])('dates are as exact as a profile needs them: %o', (span, expected) => {
  const [found] = draft({ work_experiences: [{ ...work, ...span }] });
  const { start_date, end_date, is_current } = found?.values ?? {};
  expect([start_date, end_date, is_current]).toEqual(expected);
});

test('what was found is written as the contract takes it', () => {
  const found = draft({
    total_experience_in_months: 30,
    work_experiences: [{ ...work, start: '2019', is_current: true }],
    skills: [{ skill_id: 'b'.repeat(24), name: 'SQL' }, { name: 'Sourdough' }],
    social_links: [{ link_type: 'Portfolio', link: 'https://mira.example' }],
  });
  expect(found.map(problemsOf)).toEqual(found.map(() => ({})));
  expect(basicOf(found)).toEqual({ total_experience_in_months: 30 });
  expect(itemsOf(found, 'work_experiences')).toMatchObject([
    { custom_company: { name: 'Old Crumb' }, address: { city_id: ghent.id }, start_date: '2019-01-01' },
  ]);
  expect(itemsOf(found, 'skills')).toMatchObject([{ skill_id: 'b'.repeat(24) }, { custom_skill: 'Sourdough' }]);
  expect(countedOf(found, 'skills')).toBe('2 skills');
  expect(countedOf(found, 'basic')).toBe('total experience in years');
});

test.each([
  [undefined, 'Intermediate', 1, 'Intermediate · 1–2 years of experience, assumed'],
  [5, 'Beginner', 0, 'Beginner · Under 1 year of experience'],
  [20, 'Intermediate', 1, 'Intermediate · 1–2 years of experience'],
  [24, 'Advance', 2, 'Advanced · 2–3 years of experience'],
  [108, 'Expert', 3, 'Expert · 3+ years of experience'],
])('a skill that positions of %s months name is shown and saved as %s', (months, level, years, words) => {
  const found = draft({ skills: [{ name: 'Sourdough', months }] });
  expect(itemsOf(found, 'skills')).toEqual([
    { custom_skill: 'Sourdough', proficiency_level: level, yrs_of_exp: years },
  ]);
  expect(summaryOf(found[0]!).facts.filter(Boolean).join(', ')).toBe(words);
  const mended = { ...found[0]!, values: { ...found[0]!.values, level: 'Expert', years: '2' } };
  expect(itemsOf([mended], 'skills')).toMatchObject([{ proficiency_level: 'Expert', yrs_of_exp: 2 }]);
  expect(summaryOf(mended).facts.filter(Boolean)).toEqual(['Expert · 2–3 years of experience']);
});

test.each([
  [undefined, 'Advanced · 1–2 years of experience, assumed'],
  [5, 'Advanced · Under 1 year of experience'],
])('the level that a resume says of a skill is taken, whatever its months are: %s', (months, words) => {
  const [found] = draft({ skills: [{ name: 'German', level: 'Advance', months }] });
  expect(summaryOf(found!).facts.filter(Boolean).join(', ')).toBe(words);
});

const dated = { start_date: '2019-01-01', end_date: '', is_current: false };
test.each<[ProfileSection, Parameters<typeof problemsOfItem>[1], Record<string, string>]>([
  [
    'work_experiences',
    { ...dated, job_title: '', company: 'Old Crumb', city: null, work_summary: '' },
    { job_title: 'Please fill in all required fields', city: 'Please select a city for the location' },
  ],
  [
    'work_experiences',
    { ...dated, end_date: '2018-01-01', job_title: 'Baker', company: '', city: ghent },
    { company: 'Please fill in all required fields', end_date: 'End date must be after or equal to start date' },
  ],
  [
    'educations',
    { degree: 'BSc', field_of_study: '', institution: '', start_date: '', end_date: '' },
    {
      field_of_study: 'Please fill in all required fields',
      institution: 'Please fill in all required fields',
      start_date: 'Please fill in all required fields',
    },
  ],
  [
    'skills',
    { name: 'C', level: 'Expert', years: '3' },
    { name: 'Custom skill name must be at least 2 characters long' },
  ],
  [
    'certificates',
    { certificate_name: 'Hygiene', issuing_organisation: '', issue_date: '' },
    { issuing_organisation: 'Please fill in all required fields' },
  ],
  [
    'certificates',
    { certificate_name: 'Hygiene', issuing_organisation: 'Guild', issue_date: '2999-01-01' },
    { issue_date: 'Issue date cannot be in the future' },
  ],
  [
    'projects',
    { ...dated, project_name: 'Rye map', description: '' },
    { description: 'Please fill in all required fields' },
  ],
  [
    'accomplishments',
    { accomplishment_type: 'Awards', title: '', description: '' },
    { title: 'Please fill in all required fields' },
  ],
  ['social_links', { link_type: 'Other', link: 'mira' }, { link: 'Enter a URL that starts with http:// or https://' }],
])('what the contract refuses stands at its field: %s %o', (section, values, problems) => {
  expect(problemsOfItem(section, values)).toEqual(problems);
});

test.each([
  ['Pacific/Niue', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-23'],
])('in %s what has no day is of the person’s own', (zone, own) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:30:00Z') });
  const found = draft({
    certificates: [{ certificate_name: 'Hygiene', issuing_organisation: 'Guild' }],
    projects: [{ project_name: 'Rye map', description: 'Where rye grows.', is_current: true }],
  });
  expect(found.map(problemsOf)).toEqual([{}, {}]);
  expect(itemsOf(found, 'certificates')).toMatchObject([{ issue_date: own }]);
  expect(itemsOf(found, 'projects')).toMatchObject([{ start_date: own }]);
});

test('what is not taken has no problems, and a number of years is one', () => {
  const [found] = draft({ total_experience_in_months: 12 });
  const typed = (years: string) => ({ ...found!, values: { total_experience_in_months: years } });
  expect(problemsOf(typed('some'))).toEqual({
    total_experience_in_months: 'Enter the years as a number, such as 2.5',
  });
  expect(problemsOf(typed('51'))).toEqual({ total_experience_in_months: 'Total experience cannot exceed 50 years' });
  expect(problemsOf({ ...typed('some'), isTaken: false })).toEqual({});
  expect(basicOf([typed('2,5')])).toEqual({ total_experience_in_months: 30 });
});
