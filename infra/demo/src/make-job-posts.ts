import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JobType, WorkMode } from '@waypost/contracts/constants';
import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { busyPostAmong, madeBusy } from './busy-post.ts';
import { citiesOf, countries, type DemoCity } from './cities.ts';
import { companiesByField, type Company } from './companies.ts';
import type { DemoJobPost } from './demo-job-post.ts';
import { bullets, describe } from './describe-post.ts';
import { type CountryCode, type Field, type Level, type Role, levels } from './field.ts';
import { fields } from './fields.ts';
import { payFor } from './pay-for.ts';
import { phrase } from './phrase.ts';
import { questions } from './questions.ts';
import { randomOf, type Random } from './random.ts';

const day = 24 * 60 * 60 * 1_000;
const oldestDays = 60;
type Options = { count: number; now: Date };

/** `count` different posts, the newest a few minutes before `now`. The same arguments give the same posts. */
export const makeJobPosts = (options: Options): DemoJobPost[] => withBusyPost([...eachJobPost(options)], options);

/** Made before others are let in between: some milliseconds. */
const madeAtOnce = 50;

/** The same, with turns for others. */
export async function makeJobPostsInTurns(options: Options): Promise<DemoJobPost[]> {
  const posts: DemoJobPost[] = [];
  for (const post of eachJobPost(options)) if (posts.push(post) % madeAtOnce === 0) await nextTurn();
  return withBusyPost(posts, options);
}

/** One at a time, without the post that very many have applied to. */
export function* eachJobPost({ count, now }: Options): Generator<DemoJobPost> {
  const random = randomOf('job posts');
  const companyTurns = new Map<string, number>();
  /** Digests, as a million descriptions would fill the memory. */
  const taken = new Set<string>();
  while (taken.size < count) {
    const field = fieldByWeight(random);
    const company = nextCompany(field, companyTurns);
    const post = makeJobPost({ key: `demo-${taken.size + 1}`, field, company, now, random });
    const digest = hash('sha1', post.description, 'base64');
    if (taken.has(digest)) continue;
    taken.add(digest);
    yield { ...post, questions: post.questions.filter(({ question }) => isAskedBy(post, question)) };
  }
}

function withBusyPost(posts: readonly DemoJobPost[], { now }: Options): DemoJobPost[] {
  const busy = busyPostAmong(posts);
  return posts.map((post, index) => (index === busy ? madeBusy(post, now) : post));
}

function fieldByWeight(random: Random): Field {
  const name = random.weighted(Object.fromEntries(fields.map((field) => [field.name, field.weight])));
  return fields.find((field) => field.name === name) as Field;
}

/** In turn, so that each company has posts. */
function nextCompany(field: Field, turns: Map<string, number>): Company {
  const companies = companiesByField[field.name] ?? [];
  const turn = turns.get(field.name) ?? 0;
  turns.set(field.name, turn + 1);
  return companies[turn % companies.length] as Company;
}

function makeJobPost(given: { key: string; field: Field; company: Company; now: Date; random: Random }): DemoJobPost {
  const { field, company, random } = given;
  const role = random.pick(field.roles);
  const level = random.weighted(levelWeights(role));
  const country = company.countries[Math.min(random.between(0, 3), company.countries.length - 1)] as CountryCode;
  const cities = citiesFor(company, country, random);
  const job_type = jobTypeFor(field, level, random);
  const work_mode = workModeFor(field, random);
  const title = titleFor(role, level, job_type, random);
  const words = {
    company: company.name,
    does: company.does,
    title,
    city: cities[0]?.name ?? '',
    country:
      country === 'US' || country === 'GB' || country === 'NL'
        ? `the ${countries[country].name}`
        : countries[country].name,
  };
  const experience = experienceFor(level, job_type, random);
  const pay = payFor({ field, role, level, country, job_type, city: words.city, random });
  const posted = Math.floor(random.next() ** 1.4 * oldestDays * 24 * 60 + 3) * 60_000;
  const closed = random.chance(0.08);
  const external = random.chance(0.03);
  return {
    import_key: given.key,
    field: field.name,
    level,
    category: random.chance(0.12) ? 'Referral' : 'Recruitment',
    title,
    company_name: company.name,
    cities,
    description: describe({ field, role, level, country, job_type, work_mode, words, random }),
    responsibility: bullets(random.sample(role.duties, random.between(4, 7)), random, words),
    minimum_qualification: bullets(
      [
        experience.phrase(role.practice),
        ...random.sample(role.musts, random.between(3, 5)),
        ...language(field, country, random),
      ],
      random,
      words,
    ),
    preferred_qualification: random.chance(0.1)
      ? ''
      : bullets(random.sample(role.nice, random.between(1, 3)), random, words),
    job_type,
    work_mode,
    ...(pay ? { expected_max_ctc: pay } : {}),
    minimum_yrs_of_exp_needed: experience.minimum,
    maximum_yrs_of_exp_needed: experience.maximum,
    skills: skillsFor(role, level, random),
    questions: external ? [] : questionsFor(field, random),
    job_post_tags: [
      field.name,
      ...(random.chance(0.2) ? [random.pick(['Training provided', 'Urgent', 'New team', 'Relocation help'])] : []),
    ],
    ...(external ? { apply_link: `https://careers.example.com/apply/${given.key}` } : {}),
    status: closed ? 'Close' : 'Open',
    posted_date: new Date(given.now.getTime() - (closed ? Math.max(posted, 9 * day) : posted)).toISOString(),
  };
}

function levelWeights(role: Role): Partial<Record<Level, number>> {
  const weights: Record<Level, number> = { entry: 0.2, mid: 0.45, senior: 0.25, lead: 0.1 };
  return Object.fromEntries(levels.filter((level) => role.titles[level]).map((level) => [level, weights[level]]));
}

function citiesFor(company: Company, country: CountryCode, random: Random): DemoCity[] {
  // A company has the same few seats in every post.
  const seats = randomOf(`${company.name} ${country}`).sample(citiesOf(country), 4);
  return random.sample(seats, random.chance(0.86) ? 1 : random.between(2, 4));
}

function jobTypeFor(field: Field, level: Level, random: Random): JobType {
  if (level === 'entry' && field.place !== 'site' && random.chance(0.22)) return 'Internship';
  if (level === 'lead') return 'Full-Time';
  const others = Object.values(field.contracts).reduce((sum, chance) => sum + chance, 0);
  return random.weighted<JobType>({ 'Full-Time': 1 - others, ...field.contracts });
}

function workModeFor(field: Field, random: Random): WorkMode {
  if (field.place === 'site') return random.weighted<WorkMode>({ Onsite: 0.94, 'Onsite / Hybrid': 0.06 });
  if (field.place === 'mixed') {
    return random.weighted<WorkMode>({ Onsite: 0.46, Hybrid: 0.3, 'Onsite / Hybrid': 0.12, Remote: 0.12 });
  }
  return random.weighted<WorkMode>({ Hybrid: 0.46, Remote: 0.29, Onsite: 0.14, 'Onsite / Hybrid': 0.11 });
}

function titleFor(role: Role, level: Level, job_type: JobType, random: Random): string {
  if (job_type === 'Internship') return `${phrase(role.titles.mid, random)} Intern`;
  return phrase(role.titles[level] ?? role.titles.mid, random);
}

function experienceFor(level: Level, job_type: JobType, random: Random) {
  const [low, high] = { entry: [0, 1], mid: [2, 3], senior: [5, 6], lead: [8, 9] }[level] as [number, number];
  const minimum = job_type === 'Internship' ? 0 : random.between(low, high);
  const maximum = job_type === 'Internship' ? 1 : minimum + { entry: 2, mid: 3, senior: 4, lead: 6 }[level];
  const first = ['First experience of {practice}; internships count', 'Some practice of {practice}, paid or not'];
  return {
    minimum,
    maximum,
    phrase: (practice: string) => {
      if (minimum === 0) return `${random.pick(first).replace('{practice}', 'the work')}: ${practice}`;
      const pattern = random.pick([
        `${minimum}+ years of ${practice}`,
        `At least ${minimum} ${minimum === 1 ? 'year' : 'years'} of ${practice}`,
        `${minimum} to ${maximum} years of ${practice}`,
      ]);
      return pattern.replace('1+ years', '1+ year');
    },
  };
}

const languages: Partial<Record<CountryCode, string>> = { DE: 'German', NL: 'Dutch', ES: 'Spanish' };

function language(field: Field, country: CountryCode, random: Random): string[] {
  const local = languages[country];
  if (!local) return [];
  if (field.place === 'site') return [`${local} at level B2 or better`];
  return random.chance(0.5)
    ? [`English, and ${local} at level {B1|B2} or the will to get there`]
    : ['Good English; the team speaks it daily'];
}

const proficiencies: Record<Level, readonly [ProficiencyLevel, ProficiencyLevel]> = {
  entry: ['Beginner', 'Beginner'],
  mid: ['Advance', 'Intermediate'],
  senior: ['Expert', 'Advance'],
  lead: ['Expert', 'Advance'],
};

function skillsFor(role: Role, level: Level, random: Random): DemoJobPost['skills'] {
  const core = random.sample(role.skills.slice(0, 5), random.between(3, 5));
  const more = random.sample(role.skills.slice(5), random.between(1, 3));
  const [high, low] = proficiencies[level];
  return [
    ...core.map((skill) => ({ skill, proficiency_level: high })),
    ...more.map((skill) => (random.chance(0.7) ? { skill, proficiency_level: low } : { skill })),
  ];
}

function questionsFor(field: Field, random: Random): DemoJobPost['questions'] {
  if (random.chance(0.35)) return [];
  const fitting = questions.flatMap((question, index) =>
    !question.fields || question.fields.includes(field.name) ? [index] : [],
  );
  return random
    .sample(fitting, random.between(1, 4))
    .map((question) => ({ question, is_required: random.chance(0.6) }));
}

/** Whether a question makes sense to who has the skills of the post. */
const isAskedBy = ({ skills }: DemoJobPost, question: number) =>
  questions[question]?.skills?.some((needed) => skills.some(({ skill }) => skill === needed)) ?? true;
