import { expect, test } from 'vitest';
import { structureOf } from '../reading/structure/resume-structure.ts';
import { contentOf } from './resume-content.ts';

const read = (text: string) => contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set(['ghent']));

test('where and when a resume was signed is no skill', () => {
  const { skills } = read('Mira Okoye\nExperience\nBaker, Old Crumb 2019\nSkills\nRye bread\nLarch, 12.01.2025');
  expect(skills.map(({ name }) => name)).toEqual(['Rye bread']);
});

test('languages among personal details are told', () => {
  const { skills } = read('Mira Okoye\nPersonal details\nMarital status : Single\nLanguages Known : English, Hindi');
  expect(skills.map(({ name }) => name)).toEqual(['English', 'Hindi']);
});

test('a summary of qualifications is one, and a profession in French or in one word a headline', () => {
  const text = 'Mira Okoye\nHAIRSTYLIST\nQualifications Summary\nCuts and colours.\nSkills\nRye';
  expect(read(text)).toMatchObject({ headline: 'HAIRSTYLIST', about_me: 'Cuts and colours.' });
  expect(read('Mira Okoye\nCheffe de projet\nSkills\nRye').headline).toBe('Cheffe de projet');
});
