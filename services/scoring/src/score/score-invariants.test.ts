import { proficiencyLevels } from '@waypost/contracts/profile-choices';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreFit, scoreFits } from '../scoring-work.ts';
import { anyPerson, anyPost, anyResume, asOf } from '../testing/generated-people.ts';
import { samples } from '../testing/people-and-posts.ts';
import { namedSkill } from './post/asked-skill.ts';
import { score } from './score.ts';
import { describedJob, type ScoredJob, type ScoredProfile } from './scored.ts';

const pointsOf = (person: ScoredProfile, resume: string | undefined, post: ScoredJob) => {
  const { user_score, breakdown, matched_skills, missing_skills } = score(person, resume, post);
  return {
    user_score,
    points: breakdown.map(({ part, points }) => `${part} ${points}`),
    matched_skills,
    missing_skills,
  };
};

/** Every text of a profile, written in another way. */
const rewritten = (person: ScoredProfile, write: (text: string) => string): ScoredProfile => ({
  ...person,
  headline: write(person.headline),
  work: person.work.map((item) => ({ ...item, title: write(item.title), summary: write(item.summary) })),
  educations: person.educations.map(({ degree, field }) => ({ degree: write(degree), field: write(field) })),
  certificates: person.certificates.map(write),
  projects: person.projects.map(({ name, description }) => ({ name: write(name), description: write(description) })),
  texts: person.texts.map(write),
});

const bold = (text: string) => text.replaceAll(/\p{L}{4,}/gu, '**$&**');
const changes: [string, (text: string) => string][] = [
  ['capital letters', (text) => text.toUpperCase()],
  ['small letters', (text) => text.toLowerCase()],
  ['more blanks', (text) => text.replaceAll(' ', '  \t ')],
  ['other line ends and empty lines', (text) => text.replaceAll('\n', ' \r\n\r\n')],
  ['blanks around it', (text) => `\n  ${text} \n\n`],
  ['tags', (text) => (text === '' ? '' : `<p class="x">${text.replaceAll(/\p{L}{4,}/gu, '<b>$&</b>')}</p>`)],
  ['marks of emphasis', bold],
  ['points of a list', (text) => text.replaceAll(/^/gm, '• ')],
];

/** They take seconds; a machine with other work takes more. */
const timeout = 60_000;

describe('what changes nothing', { timeout }, () => {
  test.each(changes)('%s', (_, write) => {
    fc.assert(
      fc.property(anyPerson, anyResume, anyPost, (person, resume, post) => {
        expect(pointsOf(rewritten(person, write), write(resume), post)).toEqual(pointsOf(person, resume, post));
      }),
      { numRuns: 40 },
    );
  });

  test('the capitals and blanks of a listed skill', () => {
    fc.assert(
      fc.property(anyPerson, anyPost, (person, post) => {
        const shouted = person.skills.map((skill) => ({ ...skill, name: ` ${skill.name.toUpperCase()} ` }));
        expect(pointsOf({ ...person, skills: shouted }, undefined, post)).toEqual(pointsOf(person, undefined, post));
      }),
      { numRuns: 40 },
    );
  });

  test('the order of everything', () => {
    fc.assert(
      fc.property(anyPerson, anyResume, anyPost, (person, resume, post) => {
        const turned: ScoredProfile = {
          ...person,
          work: person.work.toReversed(),
          skills: person.skills.toReversed(),
          educations: person.educations.toReversed(),
          certificates: person.certificates.toReversed(),
          projects: person.projects.toReversed(),
          texts: person.texts.toReversed(),
        };
        expect(pointsOf(turned, resume, post)).toEqual(pointsOf(person, resume, post));
      }),
      { numRuns: 60 },
    );
  });

  test('being computed a hundred times', () => {
    const { person, resume } = samples['backend'] ?? { person: undefined, resume: '' };
    const [post] = fc.sample(anyPost, { numRuns: 1, seed: 7 });
    if (person === undefined || post === undefined) throw new Error('samples are missing');
    const first = JSON.stringify(score(person, resume, post));
    const others = new Set(
      Array.from({ length: 100 }, () => JSON.stringify(score(structuredClone(person), resume, post))),
    );
    expect([...others]).toEqual([first]);
  });

  test('being scored among others, or read before: the list’s score is the detail’s, and that of who is read anew', () => {
    const posts = Object.values(samples).map(({ post }) => ({ words: post, as_of: asOf }));
    fc.assert(
      fc.property(anyPerson, anyResume, (profile, resumeText) => {
        const fit = { profile, resumeText, reader: 'self' as const };
        const alone = posts.map((job) => scoreFit({ ...fit, job, reader: 'owner' }).user_score);
        expect(scoreFits({ ...fit, jobs: posts })).toEqual(alone);
        const anew = posts.map(({ words, as_of }) => score(profile, resumeText, describedJob(words, as_of)).user_score);
        expect(anew).toEqual(alone);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a skill that the post names', { timeout }, () => {
  const picked = (post: ScoredJob, pick: number) => post.skills[pick % Math.max(1, post.skills.length)]?.name;

  test('never lowers the score when it is added, and never raises it when it is taken away', () => {
    fc.assert(
      fc.property(
        anyPerson,
        anyResume,
        anyPost,
        fc.nat(),
        fc.constantFrom(...proficiencyLevels),
        (person, resume, post, pick, level) => {
          const name = picked(post, pick);
          fc.pre(name !== undefined);
          const skill = { name: namedSkill(name ?? '').name, level, years: 0 };
          const more = score({ ...person, skills: [...person.skills, skill] }, resume, post).user_score;
          expect(more).toBeGreaterThanOrEqual(score(person, resume, post).user_score);
          const id = namedSkill(skill.name).id;
          const fewer = person.skills.filter((held) => namedSkill(held.name).id !== id);
          expect(score({ ...person, skills: fewer }, resume, post).user_score).toBeLessThanOrEqual(more);
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('the parts sum to the score, with a cap or without, and their maxima to 1000', { timeout }, () => {
  fc.assert(
    fc.property(anyPerson, fc.option(anyResume, { nil: undefined }), anyPost, (person, resume, post) => {
      const { user_score, breakdown, left_out } = score(person, resume, post);
      expect(breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(user_score);
      expect(breakdown.reduce((sum, { max }) => sum + max, 0)).toBe(1000);
      for (const { part, points, max } of breakdown)
        expect([part, points]).toSatisfy(() =>
          // What has to be there and is not takes from the sum: the only line that does.
          part === 'Must-haves' ? points <= 0 && max === 0 : points >= 0 && points <= max,
        );
      expect(user_score).toBeGreaterThanOrEqual(0);
      const counted = breakdown.map(({ part }) => part).filter((part) => part !== 'Must-haves');
      expect([...counted, ...left_out].toSorted()).toEqual([
        'Completeness',
        'Duties',
        'Education and certificates',
        'Experience',
        'Job title',
        'Preferred qualifications',
        'Skills',
      ]);
    }),
    { numRuns: 100 },
  );
});
