import { expect, test } from 'vitest';
import { structureOf } from '../../reading/structure/resume-structure.ts';
import { contentOf } from '../resume-content.ts';

const cities = new Set(['ghent']);
const workIn = (lines: string) => {
  const text = `Mira Okoye\nExperience\n${lines}`;
  return contentOf({ text, structure: structureOf(text) }, '2026-11-22', cities).work_experiences;
};

const told = (lines: string) =>
  workIn(lines).map(({ job_title, company_name, start, end }) => [job_title, company_name, start, end]);

test.each([
  [
    'as what, and what that was, below with whom',
    'Old Crumb, Ghent\t2018 – 2020\nDelivery driver - vans and bikes, forty stops and more a day in all weathers of the year',
    [['Delivery driver', 'Old Crumb', '2018', '2020']],
  ],
  [
    'what a company is by law behind a comma',
    'Baker. Old Crumb, S.L. Ghent\t2018 – 2020\nCook. Old Crumb, S.A.\t2015 – 2018',
    [
      ['Baker', 'Old Crumb, S.L. Ghent', '2018', '2020'],
      ['Cook', 'Old Crumb, S.A.', '2015', '2018'],
    ],
  ],
  [
    'a company that ends in points',
    'Baker @ Old Crumb\n2018 – 2020\n- Rye\nCook @ Crumb sp. z o.o.\n2015 – 2018',
    [
      ['Baker', 'Old Crumb', '2018', '2020'],
      ['Cook', 'Crumb sp. z o.o.', '2015', '2018'],
    ],
  ],
  [
    'cells of a table',
    'Old Crumb\tBaker\t03.2019\tpresent\nOld Crumb\tApprentice\t05.2015\t02.2019',
    [
      ['Baker', 'Old Crumb', '2019-03', undefined],
      ['Apprentice', 'Old Crumb', '2015-05', '2019-02'],
    ],
  ],
  [
    'who above as what and when, known by its place alone',
    'Crumb Hospital – Ghent, BE\nCook, Night Kitchen\tJune 2019 – Present\n- Baked for wards\nSt. Rye’s Care – Ghent, BE\nCook, Diets\tAug 2017 – May 2019',
    [
      ['Cook, Night Kitchen', 'Crumb Hospital', '2019-06', undefined],
      ['Cook, Diets', 'St. Rye’s Care', '2017-08', '2019-05'],
    ],
  ],
  [
    'a ward behind a dash, below the hospital of several positions',
    'Crumb Medical Center, Ghent, BE\nCharge Nurse – Medical ICU (24 beds) | Aug 2020 – Present\n• Ventilators\nStaff RN – Surgical ICU | Jul 2017 – Aug 2020',
    [
      ['Charge Nurse – Medical ICU (24 beds)', 'Crumb Medical Center', '2020-08', undefined],
      ['Staff RN, Surgical ICU', 'Crumb Medical Center', '2017-07', '2020-08'],
    ],
  ],
  [
    'an employer who is called as a ward is in short',
    'Waiter, Old Crumb Ltd, 2018 – 2020\nCook, Ed’s Diner, 2015 – 2018',
    [
      ['Waiter', 'Old Crumb Ltd', '2018', '2020'],
      ['Cook', 'Ed’s Diner', '2015', '2018'],
    ],
  ],
  [
    'a department and the hospital that it is of',
    'Doctor, Department of Rye, Ghent University Hospital, 2018 – 2020',
    [['Doctor', 'Ghent University Hospital', '2018', '2020']],
  ],
  [
    'an army with a time of its own',
    'U.S. ARMY, Ghent\tJun 2012 – Aug 2024\nLogistics Supervisor, 4th Division\tJan 2019 – Aug 2024\n• Rye',
    [['Logistics Supervisor, 4th Division', 'U.S. ARMY', '2019-01', '2024-08']],
  ],
  [
    'a company with a time and a line of its own',
    'CRUMB HOLDINGS, Ghent, BE\t2010 – Present\n$2M maker of bread\nVice President, Baking (2015 – Present)\n• Rye\nPlant Manager (2010 – 2015)\nCook, Old Crumb, 2006 – 2010',
    [
      ['Vice President, Baking', 'CRUMB HOLDINGS', '2015', undefined],
      ['Plant Manager', 'CRUMB HOLDINGS', '2010', '2015'],
      ['Cook', 'Old Crumb', '2006', '2010'],
    ],
  ],
  [
    'a department beside a firm',
    'Partner, Bread Disputes, Crumb & Rye LLP, Ghent (May 2019 – date)',
    [['Partner', 'Crumb & Rye LLP', '2019-05', undefined]],
  ],
  [
    'a sentence',
    '• Working as Senior Baker in Old Crumb Pvt Ltd, Ghent from Jan 2021 to till date.\n• Worked as a Cook with Ed’s Diner since 2018',
    [
      ['Senior Baker', 'Old Crumb Pvt Ltd', '2021-01', undefined],
      ['Cook', 'Ed’s Diner', '2018', undefined],
    ],
  ],
  [
    'a hospital abroad below another employer',
    'Crumb Infirmary Trust\nStaff Cook\nNov 2020 - Present\nCook\nMarch 2017 - Oct 2020\n\nRye Lakeside Hospital, Kenya\nBaker\n2012 - 2016',
    [
      ['Staff Cook', 'Crumb Infirmary Trust', '2020-11', undefined],
      ['Cook', 'Crumb Infirmary Trust', '2017-03', '2020-10'],
      ['Baker', 'Rye Lakeside Hospital, Kenya', '2012', '2016'],
    ],
  ],
  [
    'summers',
    'Baker, Old Crumb, Summers 2019, 2020\nCook, Ed’s Diner, Summer 2017 and Summer 2018',
    [
      ['Baker', 'Old Crumb', '2019', '2020'],
      ['Cook', 'Ed’s Diner', '2017', '2018'],
    ],
  ],
  [
    'a list of clients and a number of a year below it',
    'Freelance Baker (2015 – 2018)\nClients: Old Crumb, Ed’s Diner\n$22M in bread 2017',
    [['Freelance Baker', '', '2015', '2018']],
  ],
  [
    'a city and its state without a comma',
    'Rye Freight Lines, Columbus OH\nDriver\n03/2016 to Present',
    [['Driver', 'Rye Freight Lines', '2016-03', undefined]],
  ],
  ['a school with letters', 'Fellow, ETH Zürich, Switzerland, 2017–2020', [['Fellow', 'ETH Zürich', '2017', '2020']]],
  [
    'a business of one’s own below work for others',
    'Baker, Old Crumb, 2018 – 2020\nRye Ovens (own business), 2014 – 2018',
    [
      ['Baker', 'Old Crumb', '2018', '2020'],
      ['Rye Ovens (own business)', '', '2014', '2018'],
    ],
  ],
  [
    'words of another language',
    'De mars 2017 à août 2021 : Baker, Kornblum Bakery, Saint-Nazaire',
    [['Baker', 'Kornblum Bakery', '2017-03', '2021-08']],
  ],
  [
    'a line of their own below others in one',
    'Head Baker, Old Crumb, Sept 2020 - Present\nRan the night shift.\nBaker\nKornblum Bakery, Ghent\nSept 2016 - Aug 2020',
    [
      ['Head Baker', 'Old Crumb', '2020-09', undefined],
      ['Baker', 'Kornblum Bakery', '2016-09', '2020-08'],
    ],
  ],
  ['own work', 'Freelance | Web developer | 2015 - 2018', [['Web developer', '', '2015', '2018']]],
  [
    'a ward below a hospital',
    'Crumb Medical Center, Ghent\nStaff RN, Intensive Care 6/2019 – present',
    [['Staff RN, Intensive Care', 'Crumb Medical Center', '2019-06', undefined]],
  ],
])('a position with its dates in %s is read', (_, lines, positions) => expect(told(lines)).toEqual(positions));

test.each([
  'Career break (parental leave) 2015 - 2016',
  'Sabbatical 2015 – 2016',
  'Parental leave, 2015 - 2016',
  'Full-time parent / caregiver, 2015 - 2016',
])('a time without work is no position: %s', (line) =>
  expect(told(`Baker, Old Crumb 2016 – 2020\n${line}`)).toEqual([['Baker', 'Old Crumb', '2016', '2020']]),
);

test('entries that are items of a list', () => {
  const lines = '• Pastry chef, Kornblum Bakery, 2018 – 2021\n• Ran nine ovens\n• Baker, Old Crumb, 2015 – 2018';
  const text = `Mira Okoye\nExperience\n${lines}\nEducation\n• BSc in Chemistry, University of Ghent, 2014`;
  const { work_experiences, educations } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
  expect(work_experiences).toMatchObject([
    { job_title: 'Pastry chef', company_name: 'Kornblum Bakery', start: '2018', work_summary: '• Ran nine ovens' },
    { job_title: 'Baker', company_name: 'Old Crumb', start: '2015', end: '2018' },
  ]);
  expect(educations).toMatchObject([{ degree: 'BSc', institution: 'University of Ghent', end: '2014' }]);
});

test('freelance work without another word', () => {
  const lines = 'Baker, Kornblum Bakery, 2015 – 2018\nFreelance – 2018 – now';
  expect(told(lines)).toEqual([
    ['Baker', 'Kornblum Bakery', '2015', '2018'],
    ['Freelance', '', '2018', undefined],
  ]);
});

test('achievements of a position are said below it, and positions below them are read', () => {
  const text =
    'Mira Okoye\nCAREER HISTORY\nBAKER\t2019 – PRESENT\nOld Crumb Ltd, Ghent\nKey achievements:\n• Less waste\nCOOK\t2013 – 2019\nRye Group';
  const { work_experiences, accomplishments } = contentOf({ text, structure: structureOf(text) }, '2026-11-22', cities);
  expect(work_experiences.map(({ company_name, work_summary }) => [company_name, work_summary])).toEqual([
    ['Old Crumb Ltd', 'Key achievements:\n• Less waste'],
    ['Rye Group', ''],
  ]);
  expect(accomplishments).toEqual([]);
});

test('what has a label of its own stands in a line of its own', () => {
  const [work] = workIn('Baker, Old Crumb, 2018 – 2020\n• Baked bread\nEnvironment: ovens, rye');
  expect(work?.work_summary).toBe('• Baked bread\nEnvironment: ovens, rye');
});

test.each([
  ['in a line', 'Pastry Chef, Old Crumb\n• Baked rye\nKitchen Porter at Rye Hotel', 'Old Crumb', '• Baked rye'],
  ['in two lines', 'Old Crumb\nPastry Chef\n• Baked rye\nRye Hotel\nKitchen Porter', 'Old Crumb', '• Baked rye'],
  [
    'above what was done without bullets',
    'Pastry Chef, Old Crumb, Ghent\nTrained new bakers\nRan the counter\nKitchen Porter – Rye Hotel',
    'Old Crumb',
    'Trained new bakers\nRan the counter',
  ],
])('positions of a section without any dates, %s', (_how, lines, company_name, work_summary) => {
  expect(workIn(lines)).toMatchObject([
    { job_title: 'Pastry Chef', company_name, work_summary, is_current: false },
    { job_title: 'Kitchen Porter', company_name: 'Rye Hotel', work_summary: '' },
  ]);
});

test.each([
  'Ten years as a baker\nBread and pastry\nStrong leader',
  'Project Management\n• Led bakers\nTeam Leadership',
])('what somebody can do is no position: %j', (lines) => expect(workIn(lines)).toEqual([]));

test('the place below the dates of a position is where it was', () => {
  const work = workIn(
    'Old Crumb\n4 years 7 months\nHead Baker\nJanuary 2023 - Present (3 years 11 months)\nMiami, Florida, United States\nRye.\nBaker\nApril 2021 - December 2022\nGhent',
  );
  expect(work.map(({ city, work_summary }) => [city, work_summary])).toEqual([
    ['Miami, Florida, United States', 'Rye.'],
    ['Ghent', ''],
  ]);
});
