import { expect, test } from 'vitest';
import { structureOf } from '../../reading/structure/resume-structure.ts';
import { contentOf } from '../resume-content.ts';

const read = (text: string, title?: string) =>
  contentOf({ text, structure: structureOf(text, { title }) }, '2026-11-22', new Set());

test('below a name that stands beside a margin is what somebody goes by, and nothing of the last section in the margin', () => {
  const text =
    'Contact\nmira@example.org\nCertifications\nFood hygiene\nMIRA OKOYE\nBaker at Old Crumb\nGhent, Belgium\nSummary\nRye.';
  expect(read(text, 'MIRA OKOYE')).toMatchObject({
    last_name: 'Okoye',
    headline: 'Baker at Old Crumb',
    about_me: 'Rye.',
    certificates: [{ certificate_name: 'Food hygiene' }],
  });
});

test('certificates go on below, and a semicolon parts them', () => {
  const lines = 'Registered Nurse, State of\nIndiana, Lic. #28-000000\nClass A CDL, Ohio; TWIC card';
  const { certificates } = read(`Mira Okoye\nLicenses\n${lines}`);
  expect(certificates.map((one) => [one.certificate_name, one.issuing_organisation])).toEqual([
    ['Registered Nurse', 'State of Indiana'],
    ['Class A CDL', 'Ohio'],
    ['TWIC card', ''],
  ]);
});

test('degrees and schools go on below in other languages', () => {
  const lines =
    'Ausbildung zum\nBäcker\nBerufsschule Ghent\n2010 – 2013\nLaurea triennale in Pane\nUniversità degli Studi di\nGhent\n2006 – 2009';
  const { educations } = read(`Mira Okoye\nEducation\n${lines}`);
  expect(educations.map((one) => [one.degree, one.field_of_study, one.institution])).toEqual([
    ['Ausbildung', 'Bäcker', 'Berufsschule Ghent'],
    ['Laurea triennale', 'Pane', 'Università degli Studi di Ghent'],
  ]);
});

test('degrees and schools go on below', () => {
  const lines = 'MSc in Food Science and\nBaking\nGhent Community\nCollege\n2018 – 2020';
  expect(read(`Mira Okoye\nEducation\n${lines}`).educations).toMatchObject([
    { degree: 'MSc', field_of_study: 'Food Science and Baking', institution: 'Ghent Community College' },
  ]);
});

test('a bracket below a skill is of it', () => {
  const { skills } = read('Mira Okoye\nSkills\nSourdough\n(rye and spelt)\nCakes');
  expect(skills.map(({ name }) => name)).toEqual(['Sourdough (rye and spelt)', 'Cakes']);
});

test('a sentence that tells since when something was so is no position', () => {
  const lines =
    'Old Crumb, Ghent 2008 – Present\nHead Baker\nMentor six bakers; no burnt loaf since 2014\nBaker (2008 – 2013)';
  const { work_experiences: work } = read(`Mira Okoye\nExperience\n${lines}`);
  expect(work.map(({ job_title }) => job_title)).toEqual(['Head Baker', 'Baker']);
});

test('summers of several years are the dates of a position', () => {
  expect(read('Mira Okoye\nExperience\nBaker – Old Crumb\nSummers 2012–2014').work_experiences).toMatchObject([
    { job_title: 'Baker', company_name: 'Old Crumb', start: '2012', end: '2014' },
  ]);
});
