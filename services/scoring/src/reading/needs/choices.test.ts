import { expect, test } from 'vitest';
import { findSkills } from '../skills/find-skills.ts';
import { choicesIn } from './choices.ts';

test.each([
  ['Python, R, SAS or MATLAB', [0, 0, 0, 0]],
  ['AWS or Azure, Docker', [0, 0, undefined]],
  ['Java and Python, or SQL', [undefined, 1, 1]],
  ['Docker. AWS or Azure or GCP', [undefined, 1, 1, 1]],
  ['Java, Python and SQL', [undefined, undefined, undefined]],
  ['Docker. Java, Ruby, Perl or any similar language', [undefined, 1, 1, 1]],
  ['Java, Ruby, or comparable experience', [undefined, undefined]],
])('%s', (text, choices) => {
  expect(choicesIn(text, findSkills(text))).toEqual(choices);
});
