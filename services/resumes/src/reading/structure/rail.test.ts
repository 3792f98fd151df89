import { expect, test } from 'vitest';
import { structureOf } from './resume-structure.ts';

const told = (lines: string) => structureOf(lines).sections.map(({ kind, lines: own }) => [kind, ...own]);

test('headings in a margin begin a section each, of any kind where others stand there', () => {
  const lines =
    'Profile\tBakes.\nExperience\tBaker, Old Crumb, 2018 – 2020\nSkills\tRye, Oats\nCertifications\tRye card';
  expect(told(`Mira Okoye\n${lines}`)).toEqual([
    ['summary', 'Bakes.'],
    ['experience', 'Baker, Old Crumb, 2018 – 2020'],
    ['skills', 'Rye, Oats'],
    ['certifications', 'Rye card'],
  ]);
});

test('what a table of skills calls its rows is no heading of another section, nor is a skill with a bullet', () => {
  const lines = 'Skills\tOvens\nTools\tMills\nLanguages\tPython, Go\nCertifications\tRye card\n• Leadership\n• Rye';
  expect(told(`Experience\tBaker\n${lines}`).flatMap(([kind]) => kind)).not.toContain('languages');
  expect(told('Skills\nOvens\tDeck\nCertifications\tRye card\n• Leadership')).toEqual([
    ['skills', 'Ovens\tDeck', 'Certifications\tRye card', '• Leadership'],
  ]);
});
