import { describe, expect, it } from 'vitest';
import { nobody } from '../../testing/people-and-posts.ts';
import { readPerson } from '../person/read-person.ts';
import { describedJob, type ScoredProfile } from '../scored.ts';
import { experiencePart } from './experience-part.ts';

const post = describedJob(
  {
    title: 'Accountant',
    description: '',
    responsibility: 'Prepare monthly financial statements.',
    minimum_qualification: '5 years of experience in accounting.',
  },
  '2026-11-01',
);
function partOf(profile: Partial<ScoredProfile>, resume = '') {
  const part = experiencePart(readPerson({ ...nobody, ...profile }, resume), post);
  if (part === undefined) throw new Error('the post asks for no years');
  return part;
}

describe('years of experience', () => {
  const resume_work = [
    { title: 'Accountant', start: '2015-01', end: undefined },
    { title: 'Junior Accountant', start: '2012-06', end: '2015-01' },
  ];

  it('are those of the positions of a resume where the profile has none', () => {
    expect(partOf({ resume_work })).toMatchObject({
      value: 1,
      evidence: ['14.4 years of experience; the post asks for 5 years or more', 'The dates are those of the resume'],
      advice: null,
    });
  });

  it('are those of the profile where it has positions', () => {
    const work = [{ title: 'Accountant', summary: '', start: '2025-11-01', end: undefined }];
    expect(partOf({ work, resume_work })).toMatchObject({
      value: 0.2,
      evidence: ['1 year of experience; the post asks for 5 years or more'],
    });
  });

  it('are not said to be none where nothing tells of them', () => {
    expect(partOf({}).evidence).toEqual(['No dated positions were found; the post asks for 5 years or more']);
  });

  it('are of the nearest of the titles that somebody has, where they have no dates', () => {
    expect(partOf({}, 'Accountant\n14 years of experience.')).toMatchObject({
      evidence: ['14 years of experience; the post asks for 5 years or more'],
      value: 1,
    });
    expect(partOf({ headline: 'Pastry chef' }, '14 years of experience.').value).toBeLessThan(0.5);
  });

  it.each([
    ['Accountant with 14 years of experience.', 14],
    ['An accountant with over 14 years of experience.', 14],
    ['I am a chef who has 10 years of experience.', 10],
    ['Worked for 3 years as an accountant.', 3],
    ['Trained by a chef with 25 years of experience.', 0],
    ['Reported to the head accountant, assisted a senior controller with more than 20 years of experience.', 0],
    ['Supervised two bookkeepers who had 6 years of experience.', 0],
    ['Served clients, one of which has more than 20 years of experience.', 0],
    ['Part of a team of bakers with 20+ years of combined experience.', 0],
  ])('in a resume: %s', (resume, years) => {
    expect(readPerson(nobody, resume).statedMonths).toBe(12 * years);
  });
});
