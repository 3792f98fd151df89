import { describe, expect, it } from 'vitest';
import { nobody, samples } from '../testing/people-and-posts.ts';
import { score } from './score.ts';
import { describedJob, type ScoredJob, type ScoredProfile } from './scored.ts';

const as_of = '2024-06-01';
const fields = Object.keys(samples);
const sample = (field: string) => {
  const found = samples[field];
  if (found === undefined) throw new Error(`no sample ${field}`);
  return found;
};
const jobOf = (field: string): ScoredJob => describedJob(sample(field).post, as_of);
const fit = (person: string, job: string) => score(sample(person).person, sample(person).resume, jobOf(job)).user_score;

describe('ranking', () => {
  it.each(fields)('puts the person of the field far above all others for the %s post', (field) => {
    const others = fields.filter((other) => other !== field).map((other) => fit(other, field));
    expect(fit(field, field)).toBeGreaterThan(700);
    expect(Math.max(...others)).toBeLessThan(400);
  });

  it.each(fields)('finds the post of the field best for the %s person', (field) => {
    const best = fields.toSorted((a, b) => fit(field, b) - fit(field, a))[0];
    expect(best).toBe(field);
  });

  it('gives less to somebody at the start of the same work', () => {
    const { person } = sample('backend');
    const beginner: ScoredProfile = {
      ...person,
      work: [{ title: 'Junior Java Developer', summary: 'Fixed bugs.', start: '2023-09-01', end: undefined }],
      skills: [{ name: 'Java', level: 'Beginner', years: 0 }],
    };
    const job = jobOf('backend');
    expect(score(beginner, undefined, job).user_score).toBeLessThan(score(person, undefined, job).user_score - 200);
  });

  it('counts a skill by any of its names', () => {
    const job: ScoredJob = { ...jobOf('backend'), skills: [{ name: 'Kubernetes', level: 'Expert' }] };
    const person = {
      ...sample('cook').person,
      skills: [{ name: 'k8s', level: 'Expert', years: 3 }],
    } satisfies ScoredProfile;
    expect(score(person, undefined, job).matched_skills).toEqual(['Kubernetes']);
  });

  it('takes the resume for evidence of what the profile leaves out', () => {
    const job = jobOf('backend');
    const { person } = sample('cook');
    expect(score(person, sample('backend').resume, job).user_score).toBeGreaterThan(
      score(person, undefined, job).user_score,
    );
  });

  it('does not count experience above what is asked against a person', () => {
    const { person } = sample('backend');
    const job = { ...jobOf('backend'), minimum_years: 2 };
    expect(score({ ...person, total_experience: 480 }, undefined, job).user_score).toBeGreaterThanOrEqual(
      score(person, undefined, job).user_score,
    );
  });
});

it('says which skills match and which are missing, each required one once', () => {
  const { matched_skills, missing_skills } = score(sample('nurse').person, undefined, jobOf('backend'));
  const required = jobOf('backend').skills.map((skill) => skill.name);
  expect([...matched_skills, ...missing_skills].toSorted()).toEqual(required.toSorted());
});

describe('the words of a score', () => {
  const wordsFor = (reader: 'self' | 'owner') => {
    const { person, resume } = sample('cook');
    return score(person, resume, jobOf('backend'), reader).breakdown;
  };

  it('speak to the person it is of, and of them to the owner of the post', () => {
    expect(JSON.stringify(wordsFor('self'))).toContain('in your profile and resume');
    expect(JSON.stringify(wordsFor('owner'))).toContain('in their profile and resume');
    expect(JSON.stringify(wordsFor('owner'))).not.toMatch(/\byou/i);
  });

  it('leave advice to the person who can follow it', () => {
    expect(wordsFor('self').some(({ advice }) => advice !== null)).toBe(true);
    expect(wordsFor('owner').every(({ advice }) => advice === null)).toBe(true);
  });

  it('are the only thing that depends on who reads them', () => {
    const numbers = (reader: 'self' | 'owner') =>
      wordsFor(reader).map(({ part, points, max }) => ({ part, points, max }));
    expect(numbers('owner')).toEqual(numbers('self'));
  });

  it('say by what kind of work titles are alike that share no word', () => {
    const { person } = sample('cook');
    const nurse: ScoredProfile = { ...person, headline: 'Staff nurse ICU', work: [] };
    const evidenceOf = (title: string) =>
      score(nurse, undefined, { ...jobOf('cook'), title }).breakdown.find(({ part }) => part === 'Job title')?.evidence;
    expect(evidenceOf('Critical care practitioner')).toEqual([
      expect.stringMatching(/to "Critical care practitioner": Staff nurse ICU \(both ≈ [^)]*\)$/i),
    ]);
    expect(evidenceOf('Staff nurse ICU')).toEqual(['Close to "Staff nurse ICU": Staff nurse ICU']);
  });

  it('say what the score is based on', () => {
    const { person, resume } = sample('cook');
    const based = (profile: ScoredProfile, text?: string) => score(profile, text, jobOf('cook')).based_on;
    expect(based(person, resume)).toEqual(['profile', 'resume']);
    expect(based(person)).toEqual(['profile']);
    expect(based(nobody, resume)).toEqual(['resume']);
    expect(based(nobody, ' ')).toEqual([]);
  });
});
