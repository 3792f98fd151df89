import { expect, it } from 'vitest';
import { analyseJobPost, type AnalysedPost } from './analyse-job-post.ts';
import { unresolvedUsualSkills } from './roles.ts';

const analyse = (post: Partial<AnalysedPost>) =>
  analyseJobPost({ title: 'Developer', description: '', responsibility: '', minimum_qualification: '', ...post });

it('lists each skill once, with every place it was read from', () => {
  const { skills } = analyse({ title: 'Java Developer', minimum_qualification: 'Experience with Java.' });
  expect(skills).toEqual([
    expect.objectContaining({
      skill: 'Java',
      is_custom: false,
      evidence: [
        { field: 'minimum_qualification', start: 16, end: 20, text: 'Java' },
        { field: 'title', start: 0, end: 4, text: 'Java' },
      ],
    }),
  ]);
});

it('takes the level from the words, and from the years where the words say nothing', () => {
  const { skills } = analyse({ minimum_qualification: '3+ years of experience with Java. Familiarity with Docker.' });
  expect(skills.map((item) => [item.skill, item.proficiency_level])).toEqual([
    ['Java', 'Expert'],
    ['Docker', 'Beginner'],
  ]);
});

it('takes the highest of the required years', () => {
  expect(
    analyse({ minimum_qualification: '2+ years of experience in SQL. 5-7 years of experience overall.' }),
  ).toMatchObject({
    minimum_yrs_of_exp_needed: 5,
    maximum_yrs_of_exp_needed: 7,
  });
});

it('never puts the maximum below the minimum', () => {
  expect(analyse({ minimum_qualification: '6+ years of experience.' })).toMatchObject({
    minimum_yrs_of_exp_needed: 6,
    maximum_yrs_of_exp_needed: 6,
  });
});

it('counts preferred years only where none are required', () => {
  const preferred_qualification = '8 years of experience';
  expect(analyse({ preferred_qualification }).minimum_yrs_of_exp_needed).toBe(8);
  expect(
    analyse({ preferred_qualification, minimum_qualification: '2 years of experience' }).minimum_yrs_of_exp_needed,
  ).toBe(2);
});

it('names skills that such posts usually ask for and this one does not', () => {
  const { missing_usual_skills } = analyse({ title: 'Registered Nurse', minimum_qualification: 'Patient care.' });
  const names = missing_usual_skills.map((item) => item.skill);
  expect(names).toContain('Medication administration');
  expect(names).not.toContain('Patient care');
});

it('knows every skill of the roles', () => {
  expect(unresolvedUsualSkills()).toEqual([]);
});

it('points at gendered and age-coded words, once each', () => {
  const { hints } = analyse({ description: 'He is a young salesman. He/she reports to the board. Young at heart.' });
  expect(hints).toEqual([
    expect.objectContaining({ code: 'gendered-wording', words: ['He', 'salesman'] }),
    expect.objectContaining({ code: 'age-coded-wording', words: ['young'] }),
  ]);
});

it('says that pay or place is missing only when that is known', () => {
  expect(analyse({}).hints).toEqual([]);
  expect(analyse({ has_pay: true, has_location: true }).hints).toEqual([]);
  expect(analyse({ has_pay: false, has_location: false }).hints.map((hint) => hint.code)).toEqual([
    'no-pay',
    'no-location',
  ]);
});

it('answers an empty post with nothing', () => {
  expect(analyse({ title: '' })).toMatchObject({
    skills: [],
    minimum_yrs_of_exp_needed: 0,
    maximum_yrs_of_exp_needed: 0,
  });
});
