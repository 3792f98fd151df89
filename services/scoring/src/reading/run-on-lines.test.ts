import { expect, test } from 'vitest';
import { partLines } from './run-on-lines.ts';

const linesOf = (text: string) => partLines(text).text.split('\n');

test.each([
  ['PythonStructured Query Language', ['Python', 'Structured Query Language']],
  [
    'SkillsExcelJavaScriptPostgreSQLCommunication skillsSQL',
    ['Skills', 'Excel', 'JavaScript', 'PostgreSQL', 'Communication skills', 'SQL'],
  ],
  ['Knowledge of AWSStrong writing', ['Knowledge of AWS', 'Strong writing']],
  ['QualificationsMS in physics', ['Qualifications', 'MS in physics']],
  ['work in teams.Experience with bread', ['work in teams.', 'Experience with bread']],
  ['You know Excel5+ years of baking', ['You know Excel', '5+ years of baking']],
])('%s are lines that were run together', (text, lines) => expect(linesOf(text)).toEqual(lines));

test.each([
  'JavaScript, PostgreSQL, GitHub, PowerPoint, MapReduce, macOS and iOS',
  'OpenNLP and Asp.Net',
  'PlayStation is what we sell. Work for PlayStation!',
  'AtriCure, McKinsey and DoorDash',
  'Python3 and ES6',
])('these are no such lines: %s', (text) => expect(linesOf(text)).toEqual([text]));

test('tells where a place stood before', () => {
  const written = 'Know PythonStructured queries.Experience with SQLStrong will';
  const { text, placeOf } = partLines(written);
  const found = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => [
    word,
    written.slice(placeOf(index), placeOf(index + word.length)),
  ]);
  expect(found).toHaveLength(9);
  for (const [word, there] of found) expect(there).toBe(word);
});
