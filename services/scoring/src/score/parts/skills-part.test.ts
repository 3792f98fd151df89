import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { aJobPost, aJobSkill } from '@waypost/contracts/testing/job-posts';
import { describe, expect, test } from 'vitest';
import { nobody } from '../../testing/people-and-posts.ts';
import { namedSkill } from '../post/asked-skill.ts';
import { score } from '../score.ts';
import { describedJob, scoredJob, type RequiredSkill, type ScoredJob, type ScoredProfile } from '../scored.ts';

const withSkill = (name: string, level: ProficiencyLevel = 'Expert'): ScoredProfile => ({
  ...nobody,
  skills: [{ name, level, years: 10 }],
});
const asking = (skills: RequiredSkill[], words: Partial<ScoredJob> = {}): ScoredJob => ({
  ...describedJob({ title: 'Developer', description: '', responsibility: '', minimum_qualification: '' }, '2026-01-01'),
  ...words,
  skills,
});
const react = asking([{ name: 'React', level: 'Intermediate' }]);
const partOf = (person: ScoredProfile, job: ScoredJob, name = 'Skills') => {
  const found = score(person, undefined, job).breakdown.find(({ part }) => part === name);
  if (found === undefined) throw new Error(`no part ${name}`);
  return found;
};

describe('a skill that somebody has not', () => {
  test('is counted in part by a related one, never for half of it, and says by which', () => {
    const [whole, part] = [partOf(withSkill('React'), react), partOf(withSkill('Vue.js'), react)];
    expect(part.points).toBeGreaterThan(0);
    expect(part.points).toBeLessThanOrEqual(whole.points / 2);
    expect(part.evidence).toContain('Counted in part: Vue.js, related to React');
    expect(part.advice).toBe('If you have it, add React to your profile.');
  });

  test('is missing still where a related one stands in', () => {
    expect(score(withSkill('Vue.js'), undefined, react).missing_skills).toEqual(['React']);
  });

  test('is found in the words of the experience, for less than in the list', () => {
    const shown = {
      ...nobody,
      work: [{ title: '', summary: 'Built a shop in React.', start: '2020-01-01', end: undefined }],
    };
    const part = partOf(shown, react);
    expect(part.evidence).toContain('Shown by the words of the experience: React');
    expect(part.points).toBeLessThan(partOf(withSkill('React'), react).points);
    expect(part.points).toBeGreaterThan(partOf(withSkill('Vue.js'), react).points);
  });
});

describe('a list of which one is enough', () => {
  const minimum_qualification = 'Python, R, SAS or MATLAB. Dashboards in Tableau, Power BI or Looker. SQL and Excel.';
  const words = { title: 'Analyst', description: '', responsibility: '', minimum_qualification };
  const skills = ['Python', 'Tableau', 'SQL', 'Excel'].map((name) => ({ name, level: 'Expert' as const, years: 9 }));

  test('counts as one, and tells nothing of the others', () => {
    const { matched_skills, missing_skills } = score(
      { ...nobody, skills },
      undefined,
      describedJob(words, '2026-01-01'),
    );
    expect(matched_skills).toEqual(expect.arrayContaining(['Python', 'Tableau', 'SQL', 'Excel']));
    expect([...matched_skills, ...missing_skills]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:R|SAS|MATLAB|Power BI|Looker)$/)]),
    );
  });

  test('counts as one among what is preferred, too', () => {
    const preferred_qualification = 'AWS, Azure or Google Cloud. Docker.';
    const job = { ...words, minimum_qualification: 'Excel.', preferred_qualification };
    const { evidence } = partOf(withSkill('Azure'), describedJob(job, '2026-01-01'), 'Preferred qualifications');
    expect(evidence).toEqual(['1 of 2 that would be a plus found', 'Found: Azure', 'Not found: Docker']);
  });

  test('is told as a choice to who has none of it', () => {
    const job = describedJob({ ...words, minimum_qualification: 'Python. Java or Scala. Docker.' }, '2026-01-01');
    expect(partOf(withSkill('Python'), job)).toMatchObject({
      evidence: ['1 of 3 skills found', 'Found: Python', 'Not found: Docker, Java or Scala'],
      advice: 'If you have them, add Docker and Java or Scala to your profile.',
    });
    expect(score(withSkill('Python'), undefined, job).missing_skills.toSorted()).toEqual(['Docker', 'Java or Scala']);
  });

  test('is no choice of what is required elsewhere', () => {
    const both = { ...words, minimum_qualification: `${minimum_qualification} SAS is required.` };
    const { missing_skills } = score({ ...nobody, skills }, undefined, describedJob(both, '2026-01-01'));
    expect(missing_skills).toContain('SAS');
  });
});

describe('what stands in brackets behind a skill', () => {
  test.each([
    ['Python (primary)', 'Python', 'must', undefined],
    ['SQL (nice to have)', 'SQL', 'nice', undefined],
    ['SQL [optional]', 'SQL', 'nice', undefined],
    ['Java (must have)', 'Java', 'must', undefined],
    ['Java (not required)', 'Java', 'nice', undefined],
    ['Java (required skill)', 'Java', 'must', undefined],
    ['Java (very good, highly desirable)', 'Java', 'nice', 'Advance'],
    ['Java (good to have)', 'Java', 'nice', undefined],
    ['Basic Life Support (core)', 'Basic Life Support', 'must', undefined],
    ['Excel (advanced)', 'Excel', undefined, 'Advance'],
    ['Kubernetes (K8s)', 'Kubernetes', undefined, undefined],
    ['AWS', 'AWS', undefined, undefined],
    ['Ｃ＋＋', 'C++', undefined, undefined],
  ])('%s is %s, %s, %s', (written, name, need, level) => {
    expect(namedSkill(written)).toEqual({ name, id: namedSkill(name).id, need, level });
  });

  test('is understood of a post and of a profile', () => {
    const job = asking([
      { name: 'Python (primary)', level: undefined },
      { name: 'SQL (nice to have)', level: undefined },
    ]);
    const scored = score(withSkill('python (advanced)'), undefined, job);
    expect(scored).toMatchObject({ matched_skills: ['Python'], missing_skills: [] });
    expect(partOf(withSkill('Python'), job, 'Preferred qualifications').evidence).toContain('Not found: SQL');
  });
});

describe('what a post requires', () => {
  const strong = withSkill('Excel');
  const words = { minimum_qualification: 'A valid forklift license is required. Excel.' };
  const job = asking([{ name: 'Excel', level: 'Beginner' }], words);

  test('caps the score where it is missing, in a line of its own that says so', () => {
    const able = {
      ...strong,
      headline: 'Developer',
      texts: [words.minimum_qualification.replace('forklift', '')],
    };
    const { user_score, breakdown } = score(able, undefined, asking(job.skills as RequiredSkill[], words));
    const line = breakdown.at(-1);
    expect(line).toMatchObject({ part: 'Must-haves', max: 0 });
    expect(line?.evidence[0]).toBe('Not found: Forklift license');
    expect(user_score).toBeLessThanOrEqual(590);
  });

  test('takes nothing where it is there', () => {
    const licensed = { ...strong, certificates: ['Forklift license'] };
    expect(score(licensed, undefined, job).breakdown.map(({ part }) => part)).not.toContain('Must-haves');
  });

  test.each([
    ['Forklift license preferred.', undefined],
    ['Forklift license or equivalent experience.', undefined],
    ['Forklift license.', 'Must-haves'],
    ['Knowledge of Excel is a must.', 'Must-haves'],
    ['Knowledge of Excel is a plus.', undefined],
  ])('is read from the words: %s', (minimum_qualification, line) => {
    const { breakdown } = score(
      nobody,
      undefined,
      asking([{ name: 'Excel', level: undefined }], { minimum_qualification }),
    );
    expect(breakdown.find(({ part }) => part === 'Must-haves')?.part).toBe(line);
  });

  test.each(['Excellent communication skills are required.', 'You must be a team player with attention to detail.'])(
    'is never a soft skill that nobody writes of: %s',
    (minimum_qualification) => {
      const words = { title: 'Clerk', description: '', responsibility: '', minimum_qualification };
      const { breakdown } = score(nobody, undefined, describedJob(words, '2026-01-01'));
      expect(breakdown.map(({ part }) => part)).toContain('Skills');
      expect(breakdown.map(({ part }) => part)).not.toContain('Must-haves');
    },
  );

  test('caps the more the more of it is missing', () => {
    const of = (count: number) =>
      asking(
        ['Java', 'SQL', 'AWS', 'Docker'].map((name, at) => ({
          name: `${name}${at < count ? ' (required)' : ''}`,
          level: undefined,
        })),
      );
    const caps = [1, 2, 3, 4].map((count) => partOf(nobody, of(count), 'Must-haves').evidence[1]);
    expect(
      caps.map((words) =>
        /requires (\w+), .* at (\d+) of 100\b/
          .exec(words ?? '')
          ?.slice(1)
          .join(' '),
      ),
    ).toEqual(['it 59', 'them 49', 'them 39', 'them 39']);
  });
});

test('what a post asks nothing of is left out by name, and the other parts have its weight', () => {
  const { left_out, breakdown } = score(nobody, undefined, react);
  expect(left_out).toEqual(['Experience', 'Duties', 'Education and certificates', 'Preferred qualifications']);
  expect(breakdown.map(({ part, max }) => [part, max])).toEqual([
    ['Skills', 462],
    ['Job title', 462],
    ['Completeness', 76],
  ]);
});

test('a single skill weighs half of what several do, and a soft one a quarter', () => {
  const weigh = (...names: string[]) => {
    const skills = names.map((name) => ({ name, level: undefined }));
    const [all, title] = ['Skills', 'Job title'].map((part) => partOf(nobody, asking(skills), part).max);
    return Math.round((10 * all!) / title!) / 10;
  };
  expect([weigh('React', 'SQL'), weigh('React'), weigh('Teamwork')]).toEqual([2, 1, 0.5]);
});

test('a skill that a post lists as preferred counts among what is preferred alone', () => {
  const post = aJobPost({
    minimum_qualification: 'React. Redux.',
    skills: [aJobSkill({ skill: 'React' }), aJobSkill({ skill: 'Redux', requirement: 'preferred' })],
  });
  const { matched_skills, missing_skills, breakdown } = score(withSkill('React'), undefined, scoredJob(post));
  expect([matched_skills, missing_skills]).toEqual([['React'], []]);
  expect(breakdown.find(({ part }) => part === 'Preferred qualifications')?.evidence).toContain('Not found: Redux');
});
