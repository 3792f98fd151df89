import type { Profile } from '@waypost/contracts/entities/profile';
import { proficiencyLevels } from '@waypost/contracts/profile-choices';
import { skills } from '@waypost/contracts/taxonomy/skills';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nobody, samples } from '../testing/people-and-posts.ts';
import { score } from './score.ts';
import { describedJob, scoredProfile, type ScoredJob, type ScoredProfile } from './scored.ts';

const as_of = '2024-06-01';
const fields = Object.keys(samples);
const sample = (field: string) => {
  const found = samples[field];
  if (found === undefined) throw new Error(`no sample ${field}`);
  return found;
};
const jobOf = (field: string): ScoredJob => describedJob(sample(field).post, as_of);
const fit = (person: string, job: string) => score(sample(person).person, sample(person).resume, jobOf(job)).user_score;

const anySkill = fc.record({
  name: fc.oneof(
    fc.constantFrom(...skills.slice(0, 300).map((skill) => skill.name)),
    fc.string({ minLength: 2, maxLength: 20 }),
  ),
  level: fc.constantFrom(...proficiencyLevels),
  years: fc.integer({ min: 0, max: 3 }),
});
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2024-01-01'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const anyProfile: fc.Arbitrary<ScoredProfile> = fc.record({
  headline: fc.string(),
  total_experience: fc.integer({ min: 0, max: 600 }),
  work: fc.array(
    fc.record({
      title: fc.constantFrom('Nurse', 'Java Developer', 'Cook', ''),
      summary: fc.lorem(),
      start: date,
      end: fc.option(date, { nil: undefined }),
    }),
    { maxLength: 4 },
  ),
  skills: fc.array(anySkill, { maxLength: 8 }),
  educations: fc.array(fc.record({ degree: fc.constantFrom('Bachelor of Arts', 'MBA', ''), field: fc.lorem() }), {
    maxLength: 2,
  }),
  certificates: fc.array(fc.constantFrom('CPA', 'BLS certification'), { maxLength: 2 }),
  projects: fc.array(fc.record({ name: fc.lorem(), description: fc.lorem() }), { maxLength: 2 }),
  texts: fc.array(fc.lorem(), { maxLength: 2 }),
});
const anyJob: fc.Arbitrary<ScoredJob> = fc
  .record({
    field: fc.constantFrom(...fields),
    listed: fc.array(anySkill, { maxLength: 10 }),
    years: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ field, listed, years }) => ({
    ...jobOf(field),
    ...(listed.length > 0 && { skills: listed }),
    minimum_years: years,
  }));

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

describe('what always holds', () => {
  it('sums its parts to the score and their maxima to 1000', () => {
    fc.assert(
      fc.property(anyProfile, fc.option(fc.lorem(), { nil: undefined }), anyJob, (profile, resume, job) => {
        const { user_score, breakdown } = score(profile, resume, job);
        expect(breakdown.reduce((sum, part) => sum + part.points, 0)).toBe(user_score);
        expect(breakdown.reduce((sum, part) => sum + part.max, 0)).toBe(1000);
        for (const { part, points, max } of breakdown)
          expect([part, points]).toSatisfy(() =>
            // What has to be there and is not takes from the sum: the only line that does.
            part === 'Must-haves' ? points <= 0 && max === 0 : points >= 0 && points <= max,
          );
      }),
    );
  });

  it('is the same for the same inputs', () => {
    fc.assert(
      fc.property(anyProfile, anyJob, (profile, job) => {
        expect(score(profile, 'x', job)).toEqual(score(structuredClone(profile), 'x', structuredClone(job)));
      }),
    );
  });

  it('never falls when a required skill is added to the profile', () => {
    fc.assert(
      fc.property(anyProfile, anyJob, fc.nat(), fc.constantFrom(...proficiencyLevels), (profile, job, pick, level) => {
        const required = job.skills[pick % Math.max(1, job.skills.length)];
        fc.pre(required !== undefined);
        const more = { ...profile, skills: [...profile.skills, { name: required?.name ?? '', level, years: 0 }] };
        expect(score(more, undefined, job).user_score).toBeGreaterThanOrEqual(
          score(profile, undefined, job).user_score,
        );
      }),
    );
  });

  it('says which skills match and which are missing, each required one once', () => {
    const { matched_skills, missing_skills } = score(sample('nurse').person, undefined, jobOf('backend'));
    const required = jobOf('backend').skills.map((skill) => skill.name);
    expect([...matched_skills, ...missing_skills].toSorted()).toEqual(required.toSorted());
  });
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

describe('what never counts', () => {
  const profile = (person: { name: string; gender: string; photo: string; school: string; city: string }): Profile => ({
    user: {
      _id: '0'.repeat(24),
      first_name: person.name,
      last_name: person.name,
      username: person.name.toLowerCase(),
      profile_img_url: person.photo,
      gender: person.gender,
      address: { name: person.city },
      headline: 'Registered nurse',
      created_at: '2024-01-01T00:00:00.000Z',
    },
    workExperiences: [],
    educations: [
      {
        _id: '1'.repeat(24),
        degree: { name: 'Bachelor of Science' },
        institution: { name: person.school },
        start_date: '2010-09-01',
        is_current: false,
        max_gpa: 10,
      },
    ],
    skills: [],
    certificates: [],
    projects: [],
    accomplishments: [],
    socialLinks: [],
    section_order: [],
    version: 1,
  });
  const resumeOf = (person: { name: string; school: string; city: string }) =>
    `${person.name} ${person.name}\n${person.city}\nRegistered Nurse\nCared for patients.\n${person.school}, BSN`;

  it('gives the same score whatever the name, gender, photo, place and school', () => {
    const word = fc.constantFrom('Amara', 'Bjorn', 'Chen', 'Dolores', 'Eze', 'Farah');
    const person = fc.record({
      name: word,
      gender: fc.constantFrom('Male', 'Female', 'Other', ''),
      photo: fc.constantFrom('https://example.org/a.png', 'https://example.org/b.png'),
      school: fc.constantFrom('Northgate College', 'Old Royal University', 'Evening School of Lowtown'),
      city: fc.constantFrom('Lagos', 'Lund', 'Lima'),
    });
    fc.assert(
      fc.property(person, person, fc.constantFrom(...fields), (a, b, field) => {
        const one = score(scoredProfile(profile(a)), resumeOf(a), jobOf(field));
        const other = score(scoredProfile(profile(b)), resumeOf(b), jobOf(field));
        expect(one).toEqual(other);
      }),
    );
  });
});
