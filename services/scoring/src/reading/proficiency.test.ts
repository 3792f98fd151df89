import { expect, it } from 'vitest';
import { proficiencyAround } from './proficiency.ts';

const around = (text: string, skill: string) =>
  proficiencyAround(text, text.indexOf(skill), text.indexOf(skill) + skill.length)?.level;

it.each([
  ['Expert in SQL', 'Expert'],
  ['Strong knowledge of SQL', 'Advance'],
  ['Working knowledge of SQL', 'Intermediate'],
  ['Basic understanding of SQL', 'Beginner'],
  ['Familiarity with SQL', 'Beginner'],
  ['SQL is a plus', 'Beginner'],
  ['SQL (advanced)', 'Advance'],
])('reads the level from %s', (text, level) => {
  expect(around(text, 'SQL')).toBe(level);
});

it('goes by the nearest words', () => {
  expect(around('Strong Java and basic SQL', 'SQL')).toBe('Beginner');
});

it('does not read over the end of a sentence', () => {
  expect(around('Expert in Java. You use SQL', 'SQL')).toBeUndefined();
});
