import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { sectionKinds, structureOf } from '../reading/resume-structure.ts';
import { splitPlace } from './places.ts';
import { contentOf } from './resume-content.ts';

const today = '2026-11-22';
const read = (text: string) => contentOf({ text, structure: structureOf(text) }, today);
const workIn = (lines: string) => read(`Mira Okoye\nExperience\n${lines}`).work_experiences;
const studiesIn = (lines: string) => read(`Mira Okoye\nEducation\n${lines}`).educations;

const baker = {
  job_title: 'Pastry chef',
  company_name: 'Kornblum Bakery',
  city: 'Ghent, Belgium',
  start: '2021-03',
  is_current: true,
  work_summary: '• Ran the night shift of nine people.',
};

test.each([
  ['title and company beside the dates', 'Pastry chef, Kornblum Bakery Mar 2021 - Present\nGhent, Belgium'],
  ['the company above', 'Kornblum Bakery Ghent, Belgium\nPastry chef Mar. 2021 – Present'],
  ['the title above', 'Pastry chef\nKornblum Bakery · Ghent, Belgium · 03/2021 - Present'],
  ['both above', 'Pastry chef\nKornblum Bakery\nMar 2021 - Present Ghent, Belgium'],
  ['both in one line above', 'Pastry chef | Kornblum Bakery\nMar 2021 – Present | Ghent, Belgium'],
  ['the title below', 'Kornblum Bakery Mar 2021 – Present\nPastry chef · Ghent, Belgium'],
  ['the company below', 'Pastry chef\nMarch 2021 to today\nKornblum Bakery – Ghent, Belgium'],
  ['a dash that the file has lost', 'Kornblum Bakery Ghent, Belgium\nPastry chef Mar. 2021 Present'],
])('a position is found by its dates: %s', (_, lines) => {
  expect(workIn(`${lines}\n• Ran the night shift of nine people.`)).toEqual([baker]);
});

const deeds = '\n• Ran things for people.\n• Did more of it';

test.each([
  ['separators', 'Lead Engineer | Acme | 2019 – now$\nEngineer | Beta Works | 2016 – 2019$'],
  ['dates first', '2019 – now | Lead Engineer | Acme$\n2016 – 2019 | Engineer | Beta Works$'],
  ['dates alone above', '2019 - Present\nLead Engineer\nAcme$\n2016 – 2019\nEngineer\nBeta Works$'],
  ['dates in a margin', '2019 - Present\tLead Engineer\nAcme$\n2016 – 2019\tEngineer\nBeta Works$'],
  ['the company above', 'Acme\nLead Engineer\n2019 - Present$\nBeta Works\nEngineer\n2016 – 2019$'],
  ['the company below', 'Lead Engineer\nAcme\n2019 - Present$\nEngineer\nBeta Works\n2016 – 2019$'],
  [
    'places far to the right',
    'Acme\tBerlin\nLead Engineer\t2019 - Present$\nBeta Works\tParis\nEngineer\t2016 to 2019$',
  ],
  [
    'how long it was',
    'Acme\nLead Engineer\n2019 - Present (3 years 2 months)\nBeta Works\nEngineer\n2016 - 2019 (3 years)',
  ],
  [
    'how one was employed',
    'Lead Engineer\nAcme · Full-time\n2019 - Present$\nEngineer\nBeta Works · Part-time\n2016–19$',
  ],
  ['teams', 'Acme, Payments team\t2019 – Present\nLead Engineer$\nBeta Works\t2016 – 2019\nEngineer$'],
  [
    'no bullets',
    'Acme — Lead Engineer, 2019 - Present\nMoved 40+ things to a place in the cloud\nBeta Works — Engineer, 2016 - 2019',
  ],
  [
    'brackets',
    'Acme (Ghent, Belgium)\nLead Engineer (2019 – Present)$\nBeta Works (Paris, France)\nEngineer (2016 – 2019)$',
  ],
])('positions of other layouts: %s', (_, lines) => {
  const work = workIn(lines.replaceAll('$', deeds));
  expect(work.map((one) => [one.job_title, one.company_name, one.start, one.end, one.is_current])).toEqual([
    ['Lead Engineer', 'Acme', '2019', undefined, true],
    ['Engineer', 'Beta Works', '2016', '2019', false],
  ]);
});

test.each([
  ['once', 'Acme GmbH\tBerlin, Germany\nLead Engineer\t2019 – now$\nEngineer\t2016 – 2019$'],
  ['with the time of all', 'Acme GmbH\t2016 – now\nLead Engineer\t2019 – now$\nEngineer\t2016 – 2019$'],
  [
    'with how long it was',
    'Acme GmbH\n9 years 3 months\nLead Engineer\n2019 - now (6 years)\nEngineer\n2016 - 2019 (3 years)',
  ],
  ['with its city', 'Lead Engineer\nAcme GmbH, Berlin\n2019 – now$\nEngineer\nAcme GmbH, Berlin\n2016 – 2019$'],
])('of several positions each is with the company that is named %s', (_, lines) => {
  const work = workIn(lines.replaceAll('$', deeds));
  expect(work.map((one) => [one.job_title, one.company_name])).toEqual([
    ['Lead Engineer', 'Acme GmbH'],
    ['Engineer', 'Acme GmbH'],
  ]);
});

test.each([
  ['01.03.2018 – 28.02.2020', '2018-03', '2020-02'],
  ['03.2018 - 02.2020', '2018-03', '2020-02'],
  ['2018-03 – 2020-02', '2018-03', '2020-02'],
  ['15 March 2018 until 1 February 2020', '2018-03', '2020-02'],
  ["Mar '18 – Feb '20", '2018-03', '2020-02'],
  ['03/18 – 02/20', '2018-03', '2020-02'],
  ['Sept. 2018 – May. 2020', '2018-09', '2020-05'],
  ['June – August 2019', '2019-06', '2019-08'],
  ['Fall 2018 – Spring 2020', '2018', '2020'],
  ['2018–20', '2018', '2020'],
  ['since March 2018', '2018-03', undefined],
  ['March 2018 –', '2018-03', undefined],
  ['Mar 2018 to date', '2018-03', undefined],
])('dates are read as they are written: %s', (dates, start, end) => {
  const isCurrent = end === undefined;
  expect(workIn(`Baker, Old Crumb\t${dates}`)).toMatchObject([
    { job_title: 'Baker', company_name: 'Old Crumb', start, is_current: isCurrent, ...(!isCurrent && { end }) },
  ]);
});

test('positions that stand below no heading of their own are found by a profession and its dates', () => {
  const { about_me, work_experiences } = read(
    'Mira Okoye\nHighlights\nBakes for a living.\nBaker, Old Crumb (2018 - 2020)\n• Baked.\nEducation\nGhent University 2014',
  );
  expect(about_me).toBe('Bakes for a living.');
  expect(work_experiences).toMatchObject([{ job_title: 'Baker', company_name: 'Old Crumb', start: '2018' }]);
});

test('a name is looked for below what a page has above it, and wherever it is set largest', () => {
  const text = 'Last updated in June\nMira Okoye\nExperience\nBaker, Old Crumb 2019';
  expect(read(text)).toMatchObject({ first_name: 'Mira', last_name: 'Okoye' });
  const sidebar = 'Contact\nmira@example.org\nSkills\nBread\nMIRA OKOYE\nExperience';
  const structure = structureOf(sidebar, { title: 'MIRA OKOYE' });
  expect(contentOf({ text: sidebar, structure }, today)).toMatchObject({ first_name: 'Mira', last_name: 'Okoye' });
});

test('each position has its own lines, and what the page had to break is joined', () => {
  const work = workIn(`Baker at Molen Zes
2018 – 2020
• Baked sourdough
for forty shops
• Cleaned ovens.
Assistant baker at Old Crumb
2016 – 2018
• Carried flour.`);
  expect(work.map(({ company_name, start, end, work_summary }) => [company_name, start, end, work_summary])).toEqual([
    ['Molen Zes', '2018', '2020', '• Baked sourdough for forty shops\n• Cleaned ovens.'],
    ['Old Crumb', '2016', '2018', '• Carried flour.'],
  ]);
});

test('one date alone is when a position was', () => {
  expect(workIn('Guest baker, Kornblum Bakery Summer 2019')).toMatchObject([{ start: '2019', end: '2019' }]);
});

test.each([
  ['Mira Okoye', ['Mira', 'Okoye']],
  ['MIRA ANN OKOYE-O’DONNELL', ['Mira Ann', 'Okoye-O’Donnell']],
  ['Dr. Joost van der Berg', ['Joost', 'van der Berg']],
  ['J. Müller', ['J.', 'Müller']],
  ['Curriculum Vitae', []],
  ['Pastry chef', []],
  ['Kornblum Bakery Inc', []],
  ['Mira Okoye, mira@example.com', []],
  ['Mira', []],
])('who it is of is said by a first line that is a name and nothing else: %s', (line, name) => {
  const { first_name, last_name } = read(`${line}\nExperience\nBaker, Old Crumb 2019`);
  expect([first_name, last_name].filter(Boolean)).toEqual(name);
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
  ['a school below', 'BSc, Food Science 2014 - 2018\nGhent University'],
])('education is told apart: %s', (_, lines) => {
  const [{ degree, ...study } = { degree: '' }] = studiesIn(lines);
  expect(degree).toMatch(/^B\.?Sc\.?$/);
  const said = { field_of_study: 'Food Science', institution: 'Ghent University', start: '2014', end: '2018' };
  expect(study).toEqual({ ...said, is_current: false });
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

test('the smaller sections', () => {
  const content = read(`Mira Okoye
Pastry chef and teacher
mira@example.org · +32 9 555 01 23 4 · linkedin.com/in/mira-okoye · www.mira.example
Summary
Bakes for a living, and teaches it.
Certifications
Food hygiene, level 3, Royal Society of Bakers, 2022
Allergen handling | Crumb Academy | Jun 2023
Projects
Rye map: A map of all rye growers of Flanders.
Oven log Jan 2024
• Sensors that tell when bread is done.
Awards
• Golden Whisk. Best croissant of the year 2023.
• Second place, Ghent bread fair`);
  expect(content).toMatchObject({
    headline: 'Pastry chef and teacher',
    about_me: 'Bakes for a living, and teaches it.',
    certificates: [
      { certificate_name: 'Food hygiene, level 3', issuing_organisation: 'Royal Society of Bakers', issued: '2022' },
      { certificate_name: 'Allergen handling', issuing_organisation: 'Crumb Academy', issued: '2023-06' },
    ],
    projects: [
      { project_name: 'Rye map', description: 'A map of all rye growers of Flanders.' },
      { project_name: 'Oven log', description: '• Sensors that tell when bread is done.', start: '2024-01' },
    ],
    accomplishments: [
      { accomplishment_type: 'Awards', title: 'Golden Whisk', description: 'Best croissant of the year 2023.' },
      { accomplishment_type: 'Awards', title: 'Second place, Ghent bread fair', description: '' },
    ],
    social_links: [
      { link_type: 'LinkedIn', link: 'https://linkedin.com/in/mira-okoye' },
      { link_type: 'Portfolio', link: 'https://www.mira.example' },
    ],
  });
});

test.each([
  ['Kornblum Inc. Oslo, Norway', 'Kornblum Inc.', 'Oslo, Norway'],
  ['Kornblum Bakery New York, NY', 'Kornblum Bakery', 'New York, NY'],
  ['Baker | Santa Clara, CA', 'Baker', 'Santa Clara, CA'],
  ['Ovens (Remote)', 'Ovens', 'Remote'],
  ['Ph.D., Applied Mathematics', 'Ph.D., Applied Mathematics', ''],
])('a place at the end of a header: %s', (line, rest, place) => {
  expect(splitPlace(line)).toEqual({ rest, place });
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
    return contentOf({ text, structure }, today);
  };
  expect(superLinear(tell, { longest: 4_000 })).toBeUndefined();
});
