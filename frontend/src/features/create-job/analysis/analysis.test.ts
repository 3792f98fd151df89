import { limits } from '@waypost/contracts/constants';
import type { Analysis } from '@waypost/contracts/entities/score';
import { anAnalysis } from '@waypost/contracts/testing/scores';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyForm, type FormSkill } from '../form/job-form.ts';
import {
  analysedPost,
  currencyOffered,
  cutAtPlaces,
  isAnalysable,
  isPayOffered,
  readOf,
  saysOtherMode,
  withAnalysis,
} from './analysis.ts';

const found = (skill: string) => ({
  skill,
  skill_id: 'a'.repeat(24),
  is_custom: false,
  proficiency_level: 'Advance' as const,
  requirement: 'required' as const,
  evidence: [{ field: 'description' as const, start: 0, end: skill.length, text: skill }],
});
const analysis: Analysis = anAnalysis({
  skills: [found('Nursing'), found('Triage')],
  minimum_yrs_of_exp_needed: 2,
  maximum_yrs_of_exp_needed: 4,
});
const own = (skill: string): FormSkill => ({
  skill,
  is_custom: true,
  proficiency_level: 'Beginner',
  requirement: 'required',
  is_own: true,
});
const names = (skills: readonly FormSkill[]) => skills.map(({ skill }) => skill);

describe('an analysis', () => {
  test('fills what nobody has decided', () => {
    const form = withAnalysis(emptyForm, analysis);
    expect(names(form.skills)).toEqual(['Nursing', 'Triage']);
    expect(form).toMatchObject({ minimum_yrs_of_exp_needed: 2, maximum_yrs_of_exp_needed: 4 });
  });

  test('keeps what is only preferred apart', () => {
    const preferred = { ...found('Triage'), requirement: 'preferred' as const };
    const { skills } = withAnalysis(emptyForm, { ...analysis, skills: [found('Nursing'), preferred] });
    expect(skills.map(({ requirement }) => requirement)).toEqual(['required', 'preferred']);
  });

  test('leaves alone what a person added, changed or took out', () => {
    const form = { ...emptyForm, skills: [own('nursing'), own('Baking')], removed_skills: ['Triage'] };
    const after = withAnalysis(form, analysis);
    expect(after.skills).toEqual(form.skills);
  });

  test('adds no more skills than a post may have', () => {
    const many = Array.from({ length: limits.skills - 1 }, (_, at) => own(`Skill ${at}`));
    expect(names(withAnalysis({ ...emptyForm, skills: many }, analysis).skills)).toEqual([...names(many), 'Nursing']);
  });

  test('takes back what the text no longer says', () => {
    const before = withAnalysis(emptyForm, analysis);
    const after = withAnalysis({ ...emptyForm, ...before }, { ...analysis, skills: [found('Triage')] });
    expect(names(after.skills)).toEqual(['Triage']);
  });

  test('leaves alone years that a person set', () => {
    const form = { ...emptyForm, experience_is_own: true, minimum_yrs_of_exp_needed: 7, maximum_yrs_of_exp_needed: 9 };
    expect(withAnalysis(form, analysis)).toMatchObject({ minimum_yrs_of_exp_needed: 7, maximum_yrs_of_exp_needed: 9 });
  });

  test('leaves an open end open, and empty what it has not found', () => {
    const open = { ...analysis, maximum_yrs_of_exp_needed: 0 };
    expect(withAnalysis(emptyForm, open)).toMatchObject({
      minimum_yrs_of_exp_needed: 2,
      maximum_yrs_of_exp_needed: null,
    });
    expect(withAnalysis({ ...emptyForm, minimum_yrs_of_exp_needed: 2 }, anAnalysis())).toMatchObject({
      minimum_yrs_of_exp_needed: null,
      maximum_yrs_of_exp_needed: null,
    });
  });

  test('has evidence for a skill however its name is written', () => {
    expect(readOf(analysis, 'TRIAGE')?.evidence).toHaveLength(1);
    expect(readOf(analysis, 'Baking')).toBeUndefined();
    expect(readOf(undefined, 'Triage')).toBeUndefined();
  });
});

test.each([
  ['Remote', 'Onsite', true],
  ['Remote', null, true],
  ['Hybrid', 'Onsite / Hybrid', false],
  ['Onsite', 'Onsite / Hybrid', false],
  ['Remote', 'Remote', false],
] as const)('a text that says %s beside the work mode %s is pointed out: %s', (stated, mode, isOther) => {
  expect(saysOtherMode(stated, mode)).toBe(isOther);
});

test('pay is offered by the year, and where none is given', () => {
  const evidence = { field: 'description' as const, start: 0, end: 7, text: '$80,000' };
  const pay = { currency: 'USD' as const, amount: 80_000, per: 'year' as const, evidence };
  const none = { currency: 'USD' as const, amount: null, max_amount: null };
  expect(isPayOffered(pay, none)).toBe(true);
  expect(isPayOffered({ ...pay, per: 'hour' }, none)).toBe(false);
  expect(isPayOffered(pay, { ...none, amount: 70_000 })).toBe(false);
});

test.each([
  ['$80,000', 'Ottawa, Ontario, Canada', 'CAD'],
  ['US$80,000', 'Ottawa, Ontario, Canada', 'USD'],
  ['$80,000', 'Perth, Western Australia, Australia', undefined],
  ['$80,000', 'Dayton, Ohio, United States', 'USD'],
])('%s in %s is offered in %s', (text, name, currency) => {
  const pay = {
    currency: 'USD' as const,
    amount: 80_000,
    per: 'year' as const,
    evidence: { field: 'description' as const, start: 0, end: 7, text },
  };
  expect(currencyOffered(pay, { ...emptyForm, cities: [{ name }] })).toBe(currency);
});

test('title, description and minimum qualifications are needed', () => {
  const form = { ...emptyForm, title: 'a', description: 'b', minimum_qualification: 'c' };
  expect(isAnalysable(analysedPost(form))).toBe(true);
  for (const name of ['title', 'description', 'minimum_qualification']) {
    expect(isAnalysable(analysedPost({ ...form, [name]: ' \n' }))).toBe(false);
  }
});

test('text is sent as the server trims it, so that places are where it says', () => {
  expect(analysedPost({ ...emptyForm, description: '\n  Nursing ' }).description).toBe('Nursing');
});

describe('marked text', () => {
  test('tells the active place from others, also where they overlap', () => {
    const places = [
      { start: 0, end: 9, isActive: false },
      { start: 5, end: 12, isActive: true },
    ];
    expect(cutAtPlaces('React Native app', places)).toEqual([
      { at: 0, text: 'React', mark: 'place' },
      { at: 5, text: ' Nat', mark: 'active' },
      { at: 9, text: 'ive', mark: 'active' },
      { at: 12, text: ' app', mark: 'none' },
    ]);
  });

  test('is the text again when put together', () => {
    const place = fc.record({ start: fc.nat(30), end: fc.nat(30), isActive: fc.boolean() });
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), fc.array(place), (text, places) => {
        expect(
          cutAtPlaces(text, places)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
