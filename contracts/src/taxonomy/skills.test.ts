import { expect, it } from 'vitest';
import { skillById, skillByName, skills, taxonomyNotice } from './skills.ts';

it('gives every skill an id of its own', () => {
  expect(new Set(skills.map((skill) => skill.id)).size).toBe(skills.length);
  expect(skills.filter((skill) => !/^[0-9a-f]{24}$/.test(skill.id))).toEqual([]);
});

it('fits every name into a skill of a post', () => {
  expect(skills.filter((skill) => skill.name.trim() === '' || skill.name.length > 60)).toEqual([]);
});

it.each([
  ['k8s', 'Kubernetes'],
  ['NodeJS', 'Node.js'],
  ['amazon  web services', 'AWS'],
  ['ms excel', 'Excel'],
])('finds %s as %s', (alias, name) => {
  expect(skillByName(alias)?.name).toBe(name);
});

it('finds by id what it finds by name', () => {
  const sql = skillByName('SQL');
  expect(sql).toBeDefined();
  expect(skillById(sql?.id ?? '')).toBe(sql);
});

it('prefers a name over an alias of another skill', () => {
  for (const skill of skills) expect(skillByName(skill.name)?.name.toLowerCase()).toBe(skill.name.toLowerCase());
});

it('carries the attributions of its sources', () => {
  expect(taxonomyNotice.join(' ')).toMatch(/O\*NET.*CC BY 4\.0.*ESCO/s);
});
