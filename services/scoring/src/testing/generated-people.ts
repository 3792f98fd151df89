import { proficiencyLevels } from '@waypost/contracts/profile-choices';
import { skills } from '@waypost/contracts/taxonomy/skills';
import fc from 'fast-check';
import { describedJob, type ScoredJob, type ScoredProfile } from '../score/scored.ts';
import { samples } from './people-and-posts.ts';

export const asOf = '2024-06-01';

const all = Object.values(samples);
const skillNames = [
  ...new Set([
    ...all.flatMap(({ person }) => person.skills.map(({ name }) => name)),
    ...skills.slice(0, 200).map(({ name }) => name),
  ]),
];
const titles = [
  ...all.flatMap(({ person }) => person.work.map(({ title }) => title)),
  'Kitchen designer',
  'Consultant',
];
const sentences = all.flatMap(({ person, resume }) => [
  ...person.work.map(({ summary }) => summary),
  ...resume.split('\n'),
]);

const anySkill = fc.record({
  name: fc.constantFrom(...skillNames),
  level: fc.constantFrom(...proficiencyLevels),
  years: fc.integer({ min: 0, max: 12 }),
});

const month = (least: number, most: number) =>
  fc
    .record({ year: fc.integer({ min: least, max: most }), month: fc.integer({ min: 1, max: 12 }) })
    .map((date) => `${date.year}-${String(date.month).padStart(2, '0')}-01`);

/** People as they are, put together from what invented ones have done. */
export const anyPerson: fc.Arbitrary<ScoredProfile> = fc.record({
  headline: fc.constantFrom('', ...titles, 'Three years of sales'),
  total_experience: fc.integer({ min: 0, max: 300 }),
  work: fc.array(
    fc.record({
      title: fc.constantFrom(...titles),
      summary: fc.array(fc.constantFrom(...sentences), { maxLength: 2 }).map((found) => found.join(' ')),
      start: month(1998, 2014),
      end: fc.option(month(2015, 2023), { nil: undefined }),
    }),
    { maxLength: 4 },
  ),
  skills: fc.array(anySkill, { maxLength: 10 }),
  educations: fc.array(
    fc.record({
      degree: fc.constantFrom('Bachelor of Arts', 'MBA', 'BSN', 'High school diploma', ''),
      field: fc.constantFrom('Nursing', 'Accounting', 'Computer Science'),
    }),
    { maxLength: 2 },
  ),
  certificates: fc.array(fc.constantFrom('CPA', 'BLS certification', 'RN license', 'Forklift license'), {
    maxLength: 3,
  }),
  projects: fc.array(
    fc.record({ name: fc.constantFrom('Budget', 'Ward app'), description: fc.constantFrom(...sentences) }),
    {
      maxLength: 2,
    },
  ),
  texts: fc.array(fc.constantFrom(...sentences), { maxLength: 2 }),
});

export const anyResume: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...sentences, ...titles, ...skillNames.slice(0, 40)), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join('\n'));

const qualifiers = ['', '', '', ' (primary)', ' (nice to have)', ' (required)'];

/** Posts of invented fields, some with skills that their author has listed, some of those with a word in brackets. */
export const anyPost: fc.Arbitrary<ScoredJob> = fc
  .record({
    field: fc.constantFrom(...all),
    listed: fc.array(
      fc.record({
        name: fc.constantFrom(...skillNames),
        qualifier: fc.constantFrom(...qualifiers),
        level: fc.constantFrom(undefined, ...proficiencyLevels),
      }),
      { maxLength: 8 },
    ),
    years: fc.integer({ min: 0, max: 10 }),
    preferred: fc.constantFrom(
      '',
      'Experience with Docker or Terraform. Spanish.',
      'CPA or a master’s degree in nursing.',
    ),
  })
  .map(({ field, listed, years, preferred }) => {
    const job = describedJob({ ...field.post, preferred_qualification: preferred }, asOf);
    const skills = listed.map(({ name, qualifier, level }) => ({ name: `${name}${qualifier}`, level }));
    return { ...job, ...(skills.length > 0 && { skills }), minimum_years: years };
  });
