import { aProfileCompletion } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { gaugeLevel } from '../../ui/content/gauge-level.ts';
import { scoreThresholds } from '../score/thresholds.ts';
import { completionOf } from './completion.ts';

const complete = (weight: number) => ({ weight, is_completed: true });
const incomplete = (weight: number) => ({ weight, is_completed: false });

test('nine sections stand in the specified order, with their points', () => {
  const { sections, total } = completionOf(aProfileCompletion());
  expect(sections.map(({ title, points }) => `${title} ${points}`)).toEqual([
    'Work experience 20',
    'Accomplishments 5',
    'Certificates 5',
    'Education 15',
    'Projects 10',
    'Skills 20',
    'Social links 5',
    'Resumes 15',
    'About me 5',
  ]);
  expect(total).toBe(100);
});

const sixty = {
  useSkills: complete(20),
  userExperiences: complete(20),
  userEducations: complete(15),
  userAboutme: complete(5),
};

test.each([
  [{}, 0, 'red'],
  [{ useSkills: complete(20), userExperiences: complete(20) }, 40, 'orange'],
  [{ useSkills: complete(1), userExperiences: complete(1), userResumes: incomplete(1) }, 4, 'red'],
  [sixty, 60, 'yellow'],
  [{ ...sixty, userResumes: complete(15), userProjects: complete(10) }, 85, 'green'],
  [{ useSkills: complete(80), userResumes: incomplete(0) }, 55, 'orange'],
])('percent is what is complete of all weights, rounded: %o', (given, percent, level) => {
  const completion = completionOf(aProfileCompletion({ userResumes: incomplete(15), ...given }));
  expect(completion.percent).toBe(percent);
  expect(gaugeLevel(completion.percent ?? 0, scoreThresholds)).toBe(level);
});

test('what earns the most comes next, the first of equals, until nothing is left', () => {
  const known = { userResumes: complete(15) };
  expect(completionOf(aProfileCompletion(known)).next).toEqual({ words: 'add your work experience', points: 20 });
  const most = { ...known, userExperiences: complete(20), useSkills: complete(20) };
  expect(completionOf(aProfileCompletion(most)).next).toEqual({ words: 'add your education', points: 15 });
  const all = Object.fromEntries(
    Object.entries(aProfileCompletion()).map(([name, { weight }]) => [name, complete(weight)]),
  );
  expect(completionOf(aProfileCompletion(all))).toMatchObject({ percent: 100, earned: 100, next: undefined });
});

test('a section that nobody could ask for is neither complete nor incomplete', () => {
  const { percent, earned, sections } = completionOf(aProfileCompletion({ useSkills: complete(20) }));
  expect({ percent, earned }).toEqual({ percent: null, earned: 20 });
  expect(sections.find(({ name }) => name === 'userResumes')?.isCompleted).toBeUndefined();
});
