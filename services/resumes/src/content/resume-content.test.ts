import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { structureOf } from '../reading/structure/resume-structure.ts';
import { sectionKinds } from '../reading/structure/section-headings.ts';
import { contentOf } from './resume-content.ts';

const today = '2026-11-22';
const cities = new Set(['berkeley']);
const read = (text: string) => contentOf({ text, structure: structureOf(text) }, today, cities);
const studiesIn = (lines: string) => read(`Mira Okoye\nEducation\n${lines}`).educations;

test('a name is looked for below what a page has above it, and wherever it is set largest', () => {
  const text = 'Last updated in June\nMira Okoye\nExperience\nBaker, Old Crumb 2019';
  expect(read(text)).toMatchObject({ first_name: 'Mira', last_name: 'Okoye' });
  const sidebar = 'Contact\nmira@example.org\nSkills\nBread\nMIRA OKOYE\nExperience';
  const structure = structureOf(sidebar, { title: 'MIRA OKOYE' });
  expect(contentOf({ text: sidebar, structure }, today, cities)).toMatchObject({
    first_name: 'Mira',
    last_name: 'Okoye',
  });
});

test.each([
  ['Mira Okoye', ['Mira', 'Okoye']],
  ['Mira Okoye, CPhT', ['Mira', 'Okoye']],
  ['Mira Okoye, CISA, ACA', ['Mira', 'Okoye']],
  ['MIRA ANN OKOYE-O’DONNELL', ['Mira Ann', 'Okoye-O’Donnell']],
  ['Dr. Joost van der Berg', ['Joost', 'van der Berg']],
  ['J. Müller', ['J.', 'Müller']],
  ['Mira Okoye, RN, BSN', ['Mira', 'Okoye']],
  ['MIRA OKOYE RN, Ph.D.', ['Mira', 'Okoye']],
  ['Mira Okoye MBA', ['Mira', 'Okoye']],
  ['Dr Mira Okoye MPharm MRCVS', ['Mira', 'Okoye']],
  ['Mira Do', ['Mira', 'Do']],
  ['Name: Mira Okoye', ['Mira', 'Okoye']],
  ['Resume of Joost A. Okoye Jr.', ['Joost A.', 'Okoye Jr.']],
  ['JOOST OKOYE, III', ['Joost', 'Okoye III']],
  ['Curriculum Vitae – Mira Okoye', ['Mira', 'Okoye']],
  ['SGT (Ret.) Mira D. Okoye', ['Mira D.', 'Okoye']],
  ['MIRA "MIMI" OKOYE', ['Mira', 'Okoye']],
  ['Mira (Mimi) Okoye', ['Mira', 'Okoye']],
  ['Curriculum Vitae', []],
  ['Resume', []],
  ['Okoye, Mira', []],
  ['OKOYE, ANN', []],
  ['Pastry chef', []],
  ['Kornblum Bakery Inc', []],
  ['Mira Okoye, mira@example.com', []],
  ['Mira', []],
])('who it is of is said by a first line that is a name and nothing else: %s', (line, name) => {
  const { first_name, last_name } = read(`${line}\nExperience\nBaker, Old Crumb 2019`);
  expect([first_name, last_name].filter(Boolean)).toEqual(name);
});

test('who it is of may be said among personal details', () => {
  expect(read('Lebenslauf\nPersönliche Daten\nName: Mira Okoye\nBerufserfahrung\nBaker, Old Crumb 2019')).toMatchObject(
    {
      first_name: 'Mira',
      last_name: 'Okoye',
    },
  );
});

test('of certificates the number is no issuer, and what stands behind several issued them all', () => {
  const { certificates } = read(
    'Mira Okoye\nLicenses\nRN License, Board of Rye, #812345, exp. 06/2027\nBLS, ACLS – Heart of Rye\nCDL Class A, endorsements H, N, T',
  );
  expect(certificates).toEqual([
    { certificate_name: 'RN License', issuing_organisation: 'Board of Rye' },
    { certificate_name: 'BLS', issuing_organisation: 'Heart of Rye' },
    { certificate_name: 'ACLS', issuing_organisation: 'Heart of Rye' },
    { certificate_name: 'CDL Class A, endorsements H, N, T', issuing_organisation: '' },
  ]);
});

test('languages are skills, by the names that everybody’s list has for them', () => {
  const { skills } = read(
    'Mira Okoye\nSkills\nBread\nSprachen\nDeutsch (Muttersprache), Englisch (fließend)\nLanguages\nIgbo',
  );
  expect(skills.map(({ name }) => name)).toEqual(['Bread', 'German', 'English', 'Igbo']);
});

test('what somebody wants to do is about them, and no headline', () => {
  const { headline, about_me } = read(
    'Mira Okoye\nObjective: To work as a baker.\nJobs:\nBaker, Old Crumb, 2019 – 2021',
  );
  expect([headline, about_me]).toEqual([undefined, 'To work as a baker.']);
});

test.each([
  ['Appointments', 'Baker, Old Crumb, 2019 – 2021'],
  ['Jobs', 'Baker, Old Crumb, 2019 – 2021'],
])('"%s" is a heading of positions', (heading, lines) => {
  expect(read(`Mira Okoye\n${heading}\n${lines}\nGrants\nRye Award, 2021`)).toMatchObject({
    work_experiences: [{ job_title: 'Baker' }],
    accomplishments: [{ title: 'Rye Award, 2021' }],
  });
});

test('certificates that stand in one line are several, and none was issued when it expires', () => {
  const { certificates } = read('Mira Okoye\nCertifications\nBLS, ACLS, CCRN\nRN, State of Rye (exp. 06/2027)');
  expect(certificates).toEqual([
    ...['BLS', 'ACLS', 'CCRN'].map((name) => ({ certificate_name: name, issuing_organisation: '' })),
    { certificate_name: 'RN', issuing_organisation: 'State of Rye' },
  ]);
});

test('months of work count once where positions overlap, and up to today', () => {
  const { total_experience_in_months } = read(`Experience
Baker, Old Crumb Jan 2020 - Dec 2020
Tutor, Crumb School Jul 2020 - Jun 2021
Pastry chef, Kornblum Bakery Oct 2026 - Present`);
  expect(total_experience_in_months).toBe(18 + 1);
});

test.each([
  ['a degree in a field', 'B.Sc. in Food Science — Ghent University 2014 - 2018'],
  ['a school above', 'Ghent University\nBSc Food Science · 2014 – 2018 · GPA 3.6'],
  ['a grade before its name', 'Ghent University\nBSc Food Science - 3.6 GPA 2014 - 2018'],
  ['a school below', 'BSc, Food Science 2014 - 2018\nGhent University'],
])('education is told apart: %s', (_, lines) => {
  const [{ degree, ...study } = { degree: '' }] = studiesIn(lines);
  expect(degree).toMatch(/^B\.?Sc\.?$/);
  const said = { field_of_study: 'Food Science', institution: 'Ghent University', start: '2014', end: '2018' };
  expect(study).toEqual({ ...said, is_current: false });
});

test.each([
  ['B.Tech, Computer Science, Crumb Tech, 2014 – 2018', 'B.Tech', 'Computer Science', 'Crumb Tech'],
  ['B.Tech (CSE) from Crumb Tech, 2018, 75%', 'B.Tech', 'CSE', 'Crumb Tech'],
  ['MBA, Crumb Tech, 2018', 'MBA', '', 'Crumb Tech'],
  [
    'Master of Business Administration (MBA), Ghent University, 2018',
    'Master of Business Administration',
    '',
    'Ghent University',
  ],
])('what a degree is in stands before a school that does not say that it is one: %s', (line, degree, field, school) => {
  expect(studiesIn(line)).toMatchObject([{ degree, field_of_study: field, institution: school }]);
});

test('a date of graduation is an end without a start', () => {
  expect(studiesIn('University of Ghent at Kortrijk Expected Graduation: May 2027\nBachelor of Arts, History')).toEqual(
    [
      {
        degree: 'Bachelor of Arts',
        field_of_study: 'History',
        institution: 'University of Ghent at Kortrijk',
        end: '2027-05',
        is_current: false,
      },
    ],
  );
});

test('skills are those of everybody’s list by its names, and each stands once', () => {
  const { skills } = read(
    'Skills\nTools: k8s, Kubernetes, sourdough\nstarters (rye, wheat), and Excel\nInterests: chess',
  );
  expect(skills.map(({ name }) => name)).toEqual(['Kubernetes', 'sourdough starters (rye, wheat)', 'Excel']);
  expect(skills.map(({ skill_id }) => skill_id !== undefined)).toEqual([true, false, true]);
});

test('certificates between bars with dates of their own are one each, and a year behind a project is its own', () => {
  const { certificates, projects, skills } = read(
    'Mira Okoye\nCertifications\nCSCP (APICS), 2025 | Green Belt, 2024 | Forklift Operator\nCertificates: Rye, 2021 | Ale, 2022\nProjects\nLibrary app (2024) — tested with 12 users\nFood bank sign-up (2023)\nSKILLS SUMMARY\nDesign: Figma, Rye',
  );
  expect(certificates.map((one) => [one.certificate_name, one.issuing_organisation, one.issued])).toEqual([
    ['CSCP (APICS)', '', '2025'],
    ['Green Belt', '', '2024'],
    ['Forklift Operator', '', undefined],
    ['Rye', '', '2021'],
    ['Ale', '', '2022'],
  ]);
  expect(projects.map((one) => [one.project_name, one.description, one.end])).toEqual([
    ['Library app', 'tested with 12 users', '2024'],
    ['Food bank sign-up', '', '2023'],
  ]);
  expect(skills.map(({ name }) => name)).toEqual(['Figma', 'Rye']);
});

test('headline, summary, certificates, projects, awards and links are read, with their dates', () => {
  const content = read(`Mira Okoye
Pastry chef and teacher
mira@example.org · +32 9 555 01 23 4 · linkedin.com/in/mira-okoye · github.com/mira · www.instagram.com/mira · www.mira.example
Summary
Bakes for a living, and teaches it.
Certifications
Food hygiene, level 3, Royal Society of Bakers, 2022
Allergen handling | Crumb Academy | Jun 2023
Certificates: First aid
Interests: chess
Projects
Rye map: A map of all rye growers of Flanders.
Oven log Jan 2024
• Sensors that tell when bread is done.
crumbdb — A store of crumbs
Personal project, 2025
Awards
• Golden Whisk. Best croissant of the year 2023.
Baking awards
• Second place, Ghent bread fair.
2019\tFinalist\tGolden Loaf`);
  expect(content).toMatchObject({
    headline: 'Pastry chef and teacher',
    about_me: 'Bakes for a living, and teaches it.',
    certificates: [
      { certificate_name: 'Food hygiene, level 3', issuing_organisation: 'Royal Society of Bakers', issued: '2022' },
      { certificate_name: 'Allergen handling', issuing_organisation: 'Crumb Academy', issued: '2023-06' },
      { certificate_name: 'First aid', issuing_organisation: '' },
    ],
    projects: [
      { project_name: 'Rye map', description: 'A map of all rye growers of Flanders.' },
      { project_name: 'Oven log', description: '• Sensors that tell when bread is done.', start: '2024-01' },
      { project_name: 'crumbdb — A store of crumbs', start: '2025', end: '2025' },
    ],
    accomplishments: [
      { accomplishment_type: 'Awards', title: 'Golden Whisk', description: 'Best croissant of the year 2023.' },
      { accomplishment_type: 'Awards', title: 'Second place, Ghent bread fair', description: '' },
      { accomplishment_type: 'Awards', title: 'Finalist, Golden Loaf, 2019', description: '' },
    ],
    social_links: [
      { link_type: 'LinkedIn', link: 'https://linkedin.com/in/mira-okoye' },
      { link_type: 'Github', link: 'https://github.com/mira' },
      { link_type: 'Instagram', link: 'https://www.instagram.com/mira' },
      { link_type: 'Portfolio', link: 'https://www.mira.example' },
    ],
  });
});

test('a resume without headings says nothing', () => {
  const { work_experiences, educations, skills } = read('Mira Okoye\nBaker since 2018\nI bake.');
  expect([work_experiences, educations, skills]).toEqual([[], [], []]);
});

test('the time to tell what a resume says grows with its length and no faster', { timeout: 300_000 }, () => {
  const linesOf = (text: string) => text.match(/[\s\S]{1,500}/gu) ?? [];
  const tell = (text: string) => {
    const sections = sectionKinds.map((kind) => ({ kind, heading: kind, lines: linesOf(text) }));
    const structure = { emails: [], phones: [], links: [], sections, skills: [], positions: [] };
    return contentOf({ text, structure }, today, cities);
  };
  expect(superLinear(tell, { longest: 4_000 })).toBeUndefined();
});
