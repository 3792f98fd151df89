import { expect, test } from 'vitest';
import { structureOf } from '../../reading/structure/resume-structure.ts';
import { contentOf } from '../resume-content.ts';

const read = (text: string) => contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set(['ghent']));
const told = (text: string) =>
  read(`Mira Okoye\n${text}`).work_experiences.map(({ job_title, company_name, start, end }) =>
    [job_title, company_name, start, end ?? 'now'].join(' | '),
  );

const baker = 'Baker | Old Crumb | 2015 | 2018';
const work = 'Experience\nBaker, Old Crumb, 2015 – 2018';

test('until when a card is valid is no position', () => {
  expect(told(`${work}\nTWIC card (exp. 2027)`)).toEqual([baker]);
});

test('what was done in a year is no position, and one that was held in a year is', () => {
  expect(told(`${work}\nPromoted to head baker in 2016\nSold the bakery in 2017`)).toEqual([baker]);
  expect(told(`${work}\nNurse, Rye Hospital, Ghent, in 2014\nBaker at Fazer in 2012`)).toEqual([
    baker,
    'Nurse | Rye Hospital | 2014 | 2014',
    'Baker | Fazer | 2012 | 2012',
  ]);
});

test('what was done for an amount is not who it was for', () => {
  const text = `Experience
Old Crumb, Ghent 2014 – 2024
Plant manager (2019 – 2024)
Managed $14M of ovens
Baker (2014 – 2019)
Ran the night shift`;
  expect(told(text)).toEqual(['Plant manager | Old Crumb | 2019 | 2024', 'Baker | Old Crumb | 2014 | 2019']);
});

test('where and how somebody works stands behind the dates', () => {
  const text = 'Experience\nBaker\nOld Crumb · Full-time\nJan 2022 - Present · 4 yrs\nGhent, Belgium · Hybrid\nRye.';
  expect(read(`Mira Okoye\n${text}`).work_experiences).toMatchObject([
    { city: 'Ghent, Belgium', work_summary: 'Rye.' },
  ]);
});
