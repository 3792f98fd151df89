import { aProfile } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { mergeForms } from '../editor/merge-forms.ts';
import {
  addedBoth,
  changedIn,
  type FormSkill,
  hasSkill,
  operationsOf,
  skillsFormOf,
  skillWords,
  withoutSkill,
  withSkill,
} from './skills-form.ts';

const [sql, rye, id] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
const there = skillsFormOf(
  aProfile({
    skills: [
      { _id: sql, skill_id: id, skill_name: 'SQL', proficiency_level: 'Beginner', yrs_of_exp: 0 },
      { _id: rye, custom_skill: 'Rye', proficiency_level: 'Expert', yrs_of_exp: 3 },
    ],
  }),
);
const changed = (more: Partial<FormSkill>) => ({ ...there, [rye]: { ...there[rye]!, ...more } });

test('what is new is inserted with the usual level and years, what was changed is replaced, the rest is left alone', () => {
  const form = withSkill(changed({ level: 'Advance' }), { id, name: 'Baking' });
  expect(operationsOf(there, form)).toEqual([
    { operation: 'replace', id: rye, custom_skill: 'Rye', proficiency_level: 'Advance', yrs_of_exp: 3 },
    { operation: 'insert', skill_id: id, proficiency_level: 'Intermediate', yrs_of_exp: 1 },
  ]);
  expect(operationsOf(there, there)).toEqual([]);
});

test('what a call has added whose answer was lost is there, and is not added twice', () => {
  const form = withSkill(changed({ level: 'Advance' }), { id, name: 'Baking' });
  const now = { ...changed({ level: 'Advance' }), d: { id, name: 'Baking', level: 'Intermediate' as const, years: 1 } };
  expect(Object.keys(changedIn(there, form))).toEqual([rye, `new-${id}`]);
  expect(operationsOf(now, changedIn(there, form))).toEqual([]);
  const more = { ...form, [`new-${id}`]: { id, name: 'Baking', level: 'Expert' as const, years: 1 } };
  expect(operationsOf(now, changedIn(there, more))).toEqual([
    { operation: 'replace', id: 'd', skill_id: id, proficiency_level: 'Expert', yrs_of_exp: 1 },
  ]);
});

test('what was added elsewhere with another level is asked about', () => {
  const mine = withSkill(there, { id, name: 'Baking' });
  const now = { ...there, d: { id, name: 'baking', level: 'Expert' as const, years: 3 } };
  const theirs = { ...now, ...addedBoth(now, mine) };
  expect(mergeForms({ base: there, theirs, mine }).conflicts).toEqual([`new-${id}`]);
  expect(addedBoth(now, now)).toEqual({});
});

test('what was removed elsewhere and is not touched here stays removed; what was touched is added again', () => {
  const theirs = withoutSkill(there, rye);
  const untouched = mergeForms({ base: there, theirs, mine: there });
  expect([operationsOf(theirs, untouched.form), untouched.conflicts]).toEqual([[], []]);
  const touched = mergeForms({ base: there, theirs, mine: changed({ years: 2 }) });
  expect(touched.conflicts).toEqual([rye]);
  expect(operationsOf(theirs, touched.form)).toMatchObject([{ operation: 'insert', custom_skill: 'Rye' }]);
});

test('a skill is known whatever its case', () => {
  expect([hasSkill(there, { name: 'sql' }), hasSkill(there, { name: 'Baking' })]).toEqual([true, false]);
});

test('years and level are told in words', () => {
  expect(skillWords(there[rye])).toBe('Expert · 3+ years of experience');
  expect(skillWords(undefined)).toBe('Removed');
});
