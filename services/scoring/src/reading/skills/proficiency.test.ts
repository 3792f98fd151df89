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
  ['Expert in Node.js and SQL', 'Expert'],
  ['Strong knowledge of U.S. law and SQL', 'Advance'],
  ['SQL (basics)', 'Beginner'],
  ['SQL: intermediate', 'Intermediate'],
  ['SQL (advanced)', 'Advance'],
  ['SQL – expert', 'Expert'],
])('reads the level from %s', (text, level) => {
  expect(around(text, 'SQL')).toBe(level);
});

it('goes by the nearest words', () => {
  expect(around('Strong Java and basic SQL', 'SQL')).toBe('Beginner');
});

it('does not read over the end of a sentence', () => {
  expect(around('Expert in Java. You use SQL', 'SQL')).toBeUndefined();
  expect(around('Expert in Java.Uses SQL', 'SQL')).toBeUndefined();
  expect(around('Some\nSQL\nBasic Java', 'SQL')).toBeUndefined();
  expect(around('SQL, advanced Java', 'SQL')).toBeUndefined();
  expect(around('SQL, advanced', 'SQL')).toBe('Advance');
});

it('leaves how much it is needed to those who read that', () => {
  expect(around('SQL is a plus', 'SQL')).toBeUndefined();
  expect(around('Some SQL is a plus', 'SQL')).toBe('Beginner');
});
