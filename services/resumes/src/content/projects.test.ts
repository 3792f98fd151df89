import { expect, test } from 'vitest';
import { structureOf } from '../reading/structure/resume-structure.ts';
import { contentOf } from './resume-content.ts';

const projectsIn = (lines: string) => {
  const text = `Mira Okoye\nProjects\n${lines}`;
  return contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set()).projects;
};

test('projects that are told by labels begin where the first label comes again, and the labels are none', () => {
  const found = projectsIn(
    'Project: Oven rollout\nClient: Old Crumb\nRole: Baker\nDuration: Jan 2021 – Dec 2022\n• Built ovens\nProject: Shop move\nClient: Contoso\nRole: Lead baker\n• Moved shops',
  );
  expect(found).toEqual([
    {
      project_name: 'Oven rollout',
      description: 'Client: Old Crumb\nRole: Baker\nDuration: Jan 2021 – Dec 2022\n• Built ovens',
      start: '2021-01',
      end: '2022-12',
      is_current: false,
    },
    {
      project_name: 'Shop move',
      description: 'Client: Contoso\nRole: Lead baker\n• Moved shops',
      is_current: false,
    },
  ]);
});

test('projects that are counted are called what a label says below', () => {
  const found = projectsIn(
    'Project #1\nProject Name : Oven rollout\nClient : Old Crumb\n• Built ovens\nProject #2\nRole : Baker\n• Moved shops',
  );
  expect(found.map(({ project_name, description }) => [project_name, description])).toEqual([
    ['Oven rollout', 'Client : Old Crumb\n• Built ovens'],
    ['Project #2', 'Role : Baker\n• Moved shops'],
  ]);
});

test('a project may be called by its client, and what is told below a name is none', () => {
  expect(projectsIn('Client: Old Crumb\nRole: Baker\n• Built ovens.').map((one) => one.project_name)).toEqual([
    'Old Crumb',
  ]);
  expect(projectsIn('Oven rollout (2021)\nRole: Baker\nTools: Peel').map((one) => one.project_name)).toEqual([
    'Oven rollout',
  ]);
});

test('what a project was made with stands behind a bar and is no part of its name', () => {
  expect(projectsIn('Oven planner | React, SQL\n• Shows when ovens are free')).toMatchObject([
    { project_name: 'Oven planner', description: 'React, SQL\n• Shows when ovens are free' },
  ]);
});
