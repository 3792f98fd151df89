import { expect, test } from 'vitest';
import { structureOf } from '../../reading/structure/resume-structure.ts';
import { contentOf } from '../resume-content.ts';

const read = (text: string) => contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set());
const told = (text: string) =>
  read(text).work_experiences.map(({ job_title, company_name, start, end }) =>
    [job_title, company_name, start, end ?? 'now'].join(' | '),
  );

test.each([
  [
    'a city that ends as a word for cooks',
    'Old Crumb, Bangkok 2018 – 2020\nBaker\n• Rye',
    ['Baker | Old Crumb, Bangkok | 2018 | 2020'],
  ],
  [
    'a title that calls itself of the company, below who it was with',
    'Rye Freight Lines, Toledo, OH\nCompany Driver - OTR\t3/17 to present\n• Reefer\nCrumb Beverage Dist.\nRoute Helper\t2012-2014',
    ['Company Driver - OTR | Rye Freight Lines | 2017-03 | now', 'Route Helper | Crumb Beverage Dist. | 2012 | 2014'],
  ],
  [
    'several roles below one employer, each with its division',
    'Ghent Police Department, Omaha, NE\nSergeant, Patrol Division (2018 - Present)\n• Rye\nDetective, Property Crimes (2013 - 2018)\nPatrol Officer (2008 - 2013)',
    [
      'Sergeant, Patrol Division | Ghent Police Department | 2018 | now',
      'Detective, Property Crimes | Ghent Police Department | 2013 | 2018',
      'Patrol Officer | Ghent Police Department | 2008 | 2013',
    ],
  ],
  [
    'the employer before a colon',
    'Rye Homes plc: Site Manager, March 2018 – present\n• Rye\nCrumb Build Ltd: Joiner, Sept 2014 – Feb 2018',
    ['Site Manager | Rye Homes plc | 2018-03 | now', 'Joiner | Crumb Build Ltd | 2014-09 | 2018-02'],
  ],
  [
    'numbers before them',
    '1. Baker - Old Crumb - Aug 2020 to now\n• Rye\n2) Cook - Old Crumb - 2018 to 2020',
    ['Baker | Old Crumb | 2020-08 | now', 'Cook | Old Crumb | 2018 | 2020'],
  ],
  [
    'a slash between month and year',
    'Baker at Old Crumb (Feb/2022 - Present)\n• Rye\nCook at Rye & Co (Mar/2019 - Jan/2022)',
    ['Baker | Old Crumb | 2022-02 | now', 'Cook | Rye & Co | 2019-03 | 2022-01'],
  ],
  [
    'a dash that nothing follows',
    '2021–\tBaker, Old Crumb Ltd\n2017–2021\tCook, Rye Institute',
    ['Baker | Old Crumb Ltd | 2021 | now', 'Cook | Rye Institute | 2017 | 2021'],
  ],
  [
    'a dash that nothing follows, in brackets',
    'Baker @ Old Crumb (2022.01–)\n• Rye\nCook @ Rye (2019.08–2021.12)',
    ['Baker | Old Crumb | 2022-01 | now', 'Cook | Rye | 2019-08 | 2021-12'],
  ],
  [
    'points between its parts',
    'Pastry chef. Kornblum Bakery, Lincoln, NE. June 2017-present.\n- Rye\nBaker II. Kornblum Bakery. Aug. 2014-June 2017.',
    ['Pastry chef | Kornblum Bakery | 2017-06 | now', 'Baker II | Kornblum Bakery | 2014-08 | 2017-06'],
  ],
  [
    'an advisor below it',
    'Baker, Old Crumb, 2022–Present\n• Rye\nPostdoctoral Scholar, Rye Institute, 2019–2022\nAdvisor: Prof. M. Rye',
    ['Baker | Old Crumb | 2022 | now', 'Postdoctoral Scholar | Rye Institute | 2019 | 2022'],
  ],
  ['an initial', 'Apprentice joiner, J. Rye & Sons, 2008–2012', ['Apprentice joiner | J. Rye & Sons | 2008 | 2012']],
  ['years in short', "Picker, Old Crumb, '14–'16", ['Picker | Old Crumb | 2014 | 2016']],
])('a position is told with who it was with: %s', (_, lines, positions) => {
  expect(told(`Mira Okoye\nExperience\n${lines}`)).toEqual(positions);
});

test.each([
  'Driving History',
  'CAREER TO DATE',
  'Previous Career',
  'Contracts',
  'Teaching History',
  'Theatre',
  'Experience Highlights',
])('“%s” is a heading of the experience', (heading) => {
  expect(told(`Mira Okoye\n${heading}\nBaker, Old Crumb, 2015 – 2018`)).toEqual(['Baker | Old Crumb | 2015 | 2018']);
});

test('a list without headings tells of positions, and of studies behind a school', () => {
  const text =
    'Mira Okoye\n• Baker, Old Crumb, 2018 to present\n• Cook, Old Diner, 2015 to 2018\n• Ovens, rye\n• Ghent College, BA History, 2015';
  expect(told(text)).toEqual(['Baker | Old Crumb | 2018 | now', 'Cook | Old Diner | 2015 | 2018']);
  expect(read(text).educations).toMatchObject([{ degree: 'BA', institution: 'Ghent College', end: '2015' }]);
});

test('a resume without headings tells of all its positions, and of its studies below them', () => {
  const positions = [2024, 2021, 2018, 2015].map((year) => `Baker, Old Crumb\n${year - 3} - ${year}\nRye and bread.`);
  const text = `Mira Okoye\nmira@example.org\n\n${positions.join('\n\n')}\n\nBSc Food Science, Ghent University, 2011`;
  expect(told(text)).toEqual([2024, 2021, 2018, 2015].map((year) => `Baker | Old Crumb | ${year - 3} | ${year}`));
  expect(read(text).educations).toMatchObject([{ degree: 'BSc', institution: 'Ghent University', end: '2011' }]);
});
