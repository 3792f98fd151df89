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

test.each([
  [
    'Needs: o Class A license o 2 years on the road o clean record o Able to lift',
    'Needs: • Class A license • 2 years on the road • clean record • Able to lift',
  ],
  ['§ Prep vegetables § Work the grill', '• Prep vegetables • Work the grill'],
  ['➢ Bake ✓ Clean', '• Bake • Clean'],
  [
    'Para o Brasil, o cargo, o salário e o Rio. Assar o Pão, o bolo',
    'Para o Brasil, o cargo, o salário e o Rio. Assar o Pão, o bolo',
  ],
  ['By § 5 of the law, o Great One', 'By § 5 of the law, o Great One'],
])('reads the bullets of %s', (text, read) => expect(partLines(text).text).toBe(read));

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
