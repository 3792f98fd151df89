import { expect, test } from 'vitest';
import { structureOf } from '../../reading/structure/resume-structure.ts';
import { contentOf } from '../resume-content.ts';

const cities = new Set(['ghent', 'zurich', 'new york', 'boston']);
const read = (text: string) => contentOf({ text, structure: structureOf(text) }, '2026-11-22', cities);
const workIn = (lines: string) => read(`Mira Okoye\nExperience\n${lines}`).work_experiences;

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
  ['far from the dates', 'Pastry chef\nKornblum Bakery, Ghent\tMar 2021 – Present'],
  ['beside the dates', 'Pastry chef\nKornblum Bakery, Ghent, Mar 2021 – Present'],
  ['before dates in brackets', 'Pastry chef\nKornblum Bakery, Ghent (Mar 2021 – Present)'],
  ['apart from its city', 'Pastry chef\nKornblum Bakery | Ghent | Mar 2021 – Present'],
  ['above the title', 'Kornblum Bakery | Ghent\tMar 2021 – Present\nPastry chef'],
  ['in brackets', 'Pastry chef\nKornblum Bakery (Ghent)\tMar 2021 – Present'],
  ['behind a dash', 'Kornblum Bakery – Ghent\nPastry chef, Mar 2021 – Present'],
  ['at the edge of the page', 'Kornblum Bakery\tGhent\nPastry chef\tMar 2021 – Present'],
  ['behind the dates', 'Pastry chef, Kornblum Bakery\nMar 2021 – Present | Ghent'],
  ['with all that is said', 'Pastry chef, Kornblum Bakery, Ghent, Mar 2021 – Present'],
  ['behind the company of the title', 'Pastry chef - Kornblum Bakery - Ghent, Mar 2021 – Present'],
  ['beside the title', 'Pastry chef, Ghent\tMar 2021 – Present\nKornblum Bakery'],
])('a city without its region is where the company is: %s', (_, lines) => {
  const work = workIn(`${lines}${deeds}\n${lines.replaceAll('Pastry chef', 'Trainee')}${deeds}`);
  const told = { company_name: 'Kornblum Bakery', city: 'Ghent', work_summary: deeds.trim() };
  expect(work).toMatchObject([
    { job_title: 'Pastry chef', ...told },
    { job_title: 'Trainee', ...told },
  ]);
});

test.each([
  ['Acme Corp, Zürich', 'Acme Corp', 'Zürich'],
  ['Acme, New York', 'Acme', 'New York'],
  ['Boston, New York', '', 'Boston, New York'],
  ['Acme, Greater Boston Area', 'Acme', 'Greater Boston Area'],
  ['Acme Ghent', 'Acme Ghent', ''],
  ['Acme, ghent', 'Acme, ghent', ''],
  ['Acme, Nowhere Falls', 'Acme, Nowhere Falls', ''],
])('"%s" is %s in %s', (line, company_name, city) => {
  expect(workIn(`Baker\n${line}\n2018 – 2020`)).toMatchObject([{ job_title: 'Baker', company_name, city }]);
});

test.each([
  'Barback — The Blue Door, 2019 – 2021\nPoured drinks for people',
  '2019 – 2021\nBarback, The Blue Door\nPoured drinks for people',
])('what was done is no part of a header that names no profession: %s', (lines) => {
  expect(workIn(lines)).toMatchObject([
    { job_title: 'Barback', company_name: 'The Blue Door', work_summary: 'Poured drinks for people' },
  ]);
});

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
    'with its city and the time of all',
    'Acme GmbH, Berlin\t2016 – now\nLead Engineer\t2019 – now$\nEngineer\t2016 – 2019$',
  ],
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
  ['Head Start, Teacher II', 'Teacher II', 'Head Start'],
  ['Crumb AB', '', 'Crumb AB'],
])('%s: %s at %s', (line, job_title, company_name) => {
  expect(workIn(`${line}\n2018 – 2020`)).toMatchObject([{ job_title, company_name }]);
});

test.each(['Acme Inc.', 'Acme S.A.', 'Acme S.L.', 'Acme B.V.'])(
  'a company may end in a full stop: %s',
  (company_name) => {
    expect(workIn(`Baker, ${company_name}\n2018 – 2020`)).toMatchObject([{ job_title: 'Baker', company_name }]);
  },
);

test('a form calls the parts of a header by their names', () => {
  const one = 'Organization: Acme Ltd\nDesignation: Lead Engineer\nDuration: June 2018 – Till date';
  const other =
    'Company Name : Beta Works\nJob title: Engineer\nDuration: Jan 2017 - May 2018\nResponsibilities: Tests';
  const asTable = 'Employer\tGamma\nRole\tTrainee\nPeriod\t2015 – 2016';
  expect(workIn([one, other, asTable].join('\n'))).toMatchObject([
    { job_title: 'Lead Engineer', company_name: 'Acme Ltd', start: '2018-06', is_current: true, work_summary: '' },
    { job_title: 'Engineer', company_name: 'Beta Works', work_summary: 'Responsibilities: Tests' },
    { job_title: 'Trainee', company_name: 'Gamma', start: '2015', end: '2016' },
  ]);
});

test.each(['Freelance Baker, Self-employed', 'Baker, Freelance', 'Baker\tSelf employed', 'Independent Contractor'])(
  'work of one’s own is not with the company above: %s',
  (header) => {
    const work = workIn(`Baker, Acme Inc 2018 – 2020${deeds}\n${header} 2016 – 2017${deeds}\nBaker, Beta 2014 - 2015`);
    expect(work.map(({ company_name }) => company_name)).toEqual(['Acme Inc', '', 'Beta']);
  },
);

test.each([
  ['01.03.2018 – 28.02.2020', '2018-03', '2020-02'],
  ['03.2018 - 02.2020', '2018-03', '2020-02'],
  ['2018-03 – 2020-02', '2018-03', '2020-02'],
  ['15 March 2018 until 1 February 2020', '2018-03', '2020-02'],
  ["Mar '18 – Feb '20", '2018-03', '2020-02'],
  ['03/18 – 02/20', '2018-03', '2020-02'],
  ['2018, Jan – 2020, Dec', '2018-01', '2020-12'],
  ['2018 Jan. - 2020 Dec.', '2018-01', '2020-12'],
  ['98 – 04', '1998', '2004'],
  ['07-12', '2007', '2012'],
  ['Sept. 2018 – May. 2020', '2018-09', '2020-05'],
  ['June – August 2019', '2019-06', '2019-08'],
  ['Fall 2018 – Spring 2020', '2018', '2020'],
  ['2018–20', '2018', '2020'],
  ['since March 2018', '2018-03', undefined],
  ['March 2018 –', '2018-03', undefined],
  ['Mar 2018 to date', '2018-03', undefined],
  ['From: March 2018 To: Feb 2020', '2018-03', '2020-02'],
  ['June 2018 – Till date', '2018-06', undefined],
  ['Jun 2018 - till-date', '2018-06', undefined],
  ['Jan 2018 - Till Now', '2018-01', undefined],
  ['Jan 2018 – to date', '2018-01', undefined],
  ['Jan 2018 -- Dec 2020', '2018-01', '2020-12'],
  ['2018 -- 2020', '2018', '2020'],
  ['Jan. 2018 / Dec. 2020', '2018-01', '2020-12'],
  ['Jan2018-Dec2020', '2018-01', '2020-12'],
  ['März 2018 – Dezember 2020', '2018-03', '2020-12'],
  ['Okt. 2018 bis Mai 2020', '2018-10', '2020-05'],
  ['01.2018 – heute', '2018-01', undefined],
  ['seit 03/2018', '2018-03', undefined],
  ['enero de 2018 – actualidad', '2018-01', undefined],
  ['15 de agosto de 2018 hasta diciembre de 2020', '2018-08', '2020-12'],
  ["février 2018 – aujourd'hui", '2018-02', undefined],
  ['1er mars 2018 au 31 août 2020', '2018-03', '2020-08'],
  ['depuis juillet 2018', '2018-07', undefined],
])('dates are read as they are written: %s', (dates, start, end) => {
  const isCurrent = end === undefined;
  expect(workIn(`Baker, Old Crumb\t${dates}`)).toMatchObject([
    { job_title: 'Baker', company_name: 'Old Crumb', start, is_current: isCurrent, ...(!isCurrent && { end }) },
  ]);
});

test.each(['Mars, 2018 – 2020', 'Crumb Lab 2018 – 2020', 'Mayo, 2018 – 2020', 'Chiang Mai 2018 – 2020'])(
  'what looks like a month or a word before a date is none: %s',
  (line) => {
    const company_name = line.replace(/,? 2018.*/, '');
    expect(workIn(`Baker, ${line}`)).toMatchObject([{ job_title: 'Baker', company_name, start: '2018', end: '2020' }]);
  },
);

test.each([
  ['on the left', 'March 2021 –\tPastry chef\nPresent\tKornblum Bakery\nBaked.'],
  ['on the right', 'Pastry chef\tMarch 2021 –\nKornblum Bakery\tPresent\nBaked.'],
  ['in lines of their own', 'Pastry chef\nKornblum Bakery\nMarch 2021 –\nPresent\nBaked.'],
  ['before their dash', 'March 2021\tPastry chef\n• Present\tKornblum Bakery\nBaked.'],
  ['in three', 'March\tPastry chef\n2021 –\tKornblum Bakery\nPresent\tBaked.'],
])('dates that a narrow column breaks are those of one position: %s', (_, lines) => {
  expect(workIn(lines)).toEqual([{ ...baker, city: '', work_summary: 'Baked.' }]);
});

test('positions that stand below no heading of their own are found by a profession and its dates', () => {
  const { about_me, work_experiences } = read(
    'Mira Okoye\nHighlights\nBakes for a living.\nBaker, Old Crumb (2018 - 2020)\n• Baked.\nEducation\nGhent University 2014',
  );
  expect(about_me).toBe('Bakes for a living.');
  expect(work_experiences).toMatchObject([{ job_title: 'Baker', company_name: 'Old Crumb', start: '2018' }]);
});

test('each position has its own lines, and what the page had to break is joined', () => {
  const work = workIn(`Baker at Molen Zes
2018 – 2020
• Baked sourdough
for forty shops
• Cleaned ovens.
Assistant baker at Old Crumb
2016 – 2018
Swept the yard
and the oven.
• Carried flour.`);
  expect(work.map(({ company_name, start, end, work_summary }) => [company_name, start, end, work_summary])).toEqual([
    ['Molen Zes', '2018', '2020', '• Baked sourdough for forty shops\n• Cleaned ovens.'],
    ['Old Crumb', '2016', '2018', 'Swept the yard and the oven.\n• Carried flour.'],
  ]);
});

test('one date alone is when a position was', () => {
  expect(workIn('Guest baker, Kornblum Bakery Summer 2019')).toMatchObject([{ start: '2019', end: '2019' }]);
});
