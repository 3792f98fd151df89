import type { Profile } from '@waypost/contracts/entities/profile';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asOf } from '../testing/generated-people.ts';
import { samples } from '../testing/people-and-posts.ts';
import { score } from './score.ts';
import { describedJob, scoredPerson } from './scored.ts';

/** Who somebody is, which no score may know. Some of the names are words of trades. */
const anyWho = fc.record({
  first: fc.constantFrom('Amara', 'Bjorn', 'Chen', 'Dolores', 'Rose', 'Mohammed', 'Grace', 'Will'),
  last: fc.constantFrom('Baker', 'Cook', 'Eze', 'Carpenter', 'Nguyen', 'O’Neill', 'Taylor', 'de la Cruz'),
  gender: fc.constantFrom(
    { named: 'Male', he: 'He', his: 'his', parent: 'father', sales: 'Salesman', server: 'waiter', title: 'Mr' },
    { named: 'Female', he: 'She', his: 'her', parent: 'mother', sales: 'Saleswoman', server: 'waitress', title: 'Mrs' },
    { named: 'Other', he: 'They', his: 'their', parent: 'parent', sales: 'Salesperson', server: 'waiter', title: 'Mx' },
  ),
  school: fc.constantFrom(
    'Northgate College',
    'University of Lowtown',
    'Old Royal Academy',
    'Evening School of Accounting and Nursing',
    'Institute of Java',
  ),
  age: fc.constantFrom(
    { words: 'a 24-year-old', born: 'Date of birth: 3 May 2001', aged: 'Age: 24' },
    { words: 'a 58 years old', born: 'Date of birth: 12/11/1967', aged: 'Age: 58' },
    { words: 'a mature', born: 'Born 1 June 1960', aged: 'aged 63' },
    { words: 'a young', born: 'D.O.B. 2002-04-30', aged: 'aged 22' },
  ),
  city: fc.constantFrom('Lagos', 'Lund', 'Reading', 'Nice', 'Bath', 'São Paulo', 'Mobile'),
  /** Months between the former position and the present one. */
  gap: fc.integer({ min: 0, max: 60 }),
});
type Who = typeof anyWho extends fc.Arbitrary<infer T> ? T : never;

const id = '0'.repeat(24);

function earlier(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const all = year * 12 + month - 1 - months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}-01`;
}

function profileOf(field: string, { first, last, gender, school, age, city, gap }: Who): Profile {
  const { person } = samples[field] ?? {};
  if (person === undefined) throw new Error(`no sample ${field}`);
  const [present, ...former] = person.work;
  const work = [
    ...(present === undefined ? [] : [{ ...present, gap: 0 }]),
    ...former.map((item) => ({ ...item, gap })),
  ];
  return {
    user: {
      _id: id,
      first_name: first,
      last_name: last,
      username: `${first}-${last}`.toLowerCase(),
      profile_img_url: `https://example.org/${first}.png`,
      gender: gender.named,
      address: { name: city },
      headline: person.headline,
      about_me: `${first} ${last} is ${age.words} ${gender.parent} from ${city}. ${gender.he} likes ${gender.his} work. ${age.aged}.`,
      created_at: '2024-01-01T00:00:00.000Z',
    },
    workExperiences: work.map((item, at) => ({
      _id: `${at}`.padStart(24, '1'),
      job_title: item.title === 'Sales Representative' ? gender.sales : item.title,
      start_date: earlier(item.start, item.gap),
      ...(item.end !== undefined && { end_date: earlier(item.end, item.gap) }),
      is_current: item.end === undefined,
      work_summary: `${item.summary} Began as a ${gender.server} in ${city}.`,
      address: { city: { name: city } },
      job_type: 'Full-Time' as const,
      is_active: true,
    })),
    educations: person.educations.map(({ degree, field: of }, at) => ({
      _id: `${at}`.padStart(24, '2'),
      degree: { name: degree },
      field_of_study: { name: of },
      institution: { name: school },
      start_date: '2010-09-01',
      is_current: false,
      max_gpa: 10,
    })),
    skills: person.skills.map(({ name, level, years }, at) => ({
      _id: `${at}`.padStart(24, '3'),
      skill_name: name,
      proficiency_level: level,
      yrs_of_exp: years,
    })),
    certificates: [],
    projects: [],
    accomplishments: [],
    socialLinks: [],
    section_order: [],
    version: 1,
  };
}

const resumeOf = (field: string, { first, last, gender, school, age, city }: Who) =>
  [
    `${gender.title} ${first} ${last}`,
    `${city} | ${`${first}.${last}`.replaceAll(/[^a-z.]/gi, '')}@example.org | +44 20 7946 0000`,
    age.born,
    `Gender: ${gender.named}`,
    samples[field]?.resume,
    `${school}, Bachelor of Science`,
    `${gender.he} is glad to send ${gender.his} references.`,
  ].join('\n');

const pointsOf = (field: string, of: string, who: Who) => {
  const { profile, resumeText } = scoredPerson(profileOf(field, who), {
    text: resumeOf(field, who),
    positions: [],
  });
  const { user_score, breakdown } = score(profile, resumeText, describedJob(samples[of]!.post, asOf));
  return { user_score, points: breakdown.map(({ part, points }) => `${part} ${points}`) };
};

test(
  '200 pairs of people who differ in name, gender words, school, age words, city and gaps differ by 0',
  { timeout: 60_000 },
  () => {
    const fields = fc.constantFrom(...Object.keys(samples));
    fc.assert(
      fc.property(fields, fields, anyWho, anyWho, (field, of, one, other) => {
        expect(pointsOf(field, of, one)).toEqual(pointsOf(field, of, other));
      }),
      { numRuns: 200 },
    );
  },
);

test('a name that is a trade is not that trade, and the trade is', () => {
  const who: Who = {
    ...fc.sample(anyWho, { numRuns: 1, seed: 1 })[0]!,
    first: 'Rose',
    last: 'Baker',
  };
  const bakery = describedJob(
    { title: 'Baker', description: '', responsibility: 'Bake bread and cakes at night.', minimum_qualification: '' },
    asOf,
  );
  const titleOf = (resume: string) =>
    score(...personWith(who, resume), bakery).breakdown.find(({ part }) => part === 'Job title')?.points ?? 0;
  expect(titleOf('Rose Baker\nAccountant')).toBe(titleOf('Rose Miller\nAccountant'));
  expect(titleOf('Baker, Crumb & Co')).toBeGreaterThan(titleOf('Rose Baker') + 50);
});

function personWith(who: Who, resume: string) {
  const { profile, resumeText } = scoredPerson(profileOf('accountant', who), { text: resume, positions: [] });
  return [profile, resumeText] as const;
}
