import { expect, test } from 'vitest';
import { structureOf } from '../../reading/structure/resume-structure.ts';
import { contentOf } from '../resume-content.ts';

const told = (text: string) =>
  contentOf(
    { text: `Mira Okoye\n${text}`, structure: structureOf(`Mira Okoye\n${text}`) },
    '2026-11-22',
    new Set(),
  ).work_experiences.map(({ job_title, company_name, start }) => [job_title, company_name, start].join(' | '));

test('films below a position are told of it, up to the next one', () => {
  const text = `Experience
Film Editor, Old Pictures, 2019 – Present
Selected film credits
The Long Rye, Director: Ada Okoye, 2020
Salt, Editor, 2021
Baker, Old Crumb, 2015 – 2018`;
  expect(told(text)).toEqual(['Film Editor | Old Pictures | 2019', 'Baker | Old Crumb | 2015']);
});

test('what an actor played is no position, and who they were with for some time is', () => {
  const text = `Acting experience
The Long Rye\tNurse\tDir. Ada Okoye\t2019
Ensemble actor, Old Theatre, 2015 – 2018`;
  expect(told(text)).toEqual(['Ensemble actor | Old Theatre | 2015']);
});
