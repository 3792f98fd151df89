import type {
  Accomplishment,
  Certificate,
  Education,
  ProfileSkill,
  Project,
  SocialLink,
  WorkExperience,
} from '@waypost/contracts/entities/profile-sections';
import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { skillByName } from '@waypost/contracts/taxonomy/skills';
import { candidates } from './candidates.ts';
import { companiesByField } from './companies.ts';
import type { Field, Role } from './field.ts';
import { fields } from './fields.ts';
import { demoSeekers, type DemoSeeker } from './people.ts';
import { phrase } from './phrase.ts';
import { randomOf, type Random } from './random.ts';

/** All of it in the city where the person lives. */
export type Work = Omit<WorkExperience, 'address'>;

/** A profile before it is loaded: the city of a job still has to be found by name. */
export type SeekerProfile = {
  person: DemoSeeker;
  phone: string;
  total_experience_in_months: number;
  work_experiences: Work[];
  educations: Education[];
  skills: ProfileSkill[];
  certificates: Certificate[];
  projects: Project[];
  accomplishments: Accomplishment[];
  social_links: SocialLink[];
};

/** Every sixth profile lacks a few sections, as real ones do. */
const incompleteEvery = 6;

/** The seekers, and behind them `crowd` of the candidates. */
export function makeSeekers(options: { now: Date; crowd: number }): SeekerProfile[] {
  return [...demoSeekers, ...candidates.slice(0, options.crowd)].map((person, index) => {
    const profile = makeProfile(person, randomOf(`seeker ${person.email}`), options.now);
    if (index % incompleteEvery !== incompleteEvery - 1) return profile;
    return {
      ...profile,
      certificates: [],
      accomplishments: [],
      ...(index % 4 === 1 ? { social_links: [], projects: [] } : {}),
    };
  });
}

function makeProfile(person: DemoSeeker, random: Random, now: Date): SeekerProfile {
  const field = fields.find(({ name }) => name === person.field) as Field;
  const role = field.roles[person.role] as Role;
  const months = person.years * 12 + random.between(-4, 5);
  const work = workOf(person, field, role, months, random, now);
  const started = work.at(-1)?.start_date ?? day(now);
  const slug = person.email.slice(0, person.email.indexOf('@'));
  const technical = ['Software', 'Data and analytics'].includes(field.name);
  return {
    person,
    phone: phoneOf(person, random),
    total_experience_in_months: months,
    work_experiences: work,
    educations: educationOf(field, started, random),
    skills: skillsOf(role, person.years, random),
    certificates: random.sample(field.certificates, random.between(1, 2)).map(({ name, issuer }) => {
      const issued = shift(now, -random.between(4, 40));
      return {
        certificate_name: name,
        issuing_organisation: issuer,
        issue_date: day(issued),
        ...(random.chance(0.4) ? { expiry_date: day(shift(issued, 60)) } : {}),
        certificate_link: `https://certificates.example.com/${slug}/${random.between(100_000, 999_999)}`,
      };
    }),
    projects: random.sample(field.projects, random.between(1, 2)).map(({ name, description }) => {
      const begun = shift(now, -random.between(8, 50));
      return {
        project_name: name,
        description: phrase(description, random),
        project_link: random.chance(0.6) ? `https://projects.example.org/${slug}` : undefined,
        start_date: day(begun),
        ...(random.chance(0.7) ? { end_date: day(shift(begun, random.between(2, 7))) } : {}),
      };
    }),
    accomplishments: accomplishmentsOf(field, work, random),
    social_links: [
      { link: { link_type: 'LinkedIn', link: `https://linkedin.example.com/in/${slug}` } },
      ...(technical ? [{ link: { link_type: 'Github' as const, link: `https://github.example.com/${slug}` } }] : []),
      ...(field.name === 'Marketing and design' || random.chance(0.25)
        ? [{ link: { link_type: 'Portfolio' as const, link: `https://${slug.replace('.', '-')}.example.org` } }]
        : []),
    ],
  };
}

/** Newest first, without gaps: the present job, and one or two before it. */
function workOf(person: DemoSeeker, field: Field, role: Role, months: number, random: Random, now: Date): Work[] {
  const jobs = months > 84 ? 3 : months > 40 ? 2 : 1;
  const employers = random.sample(
    (companiesByField[field.name] ?? []).filter(({ countries }) => countries.includes(person.country)),
    jobs,
  );
  const others = random.sample(companiesByField[field.name] ?? [], jobs);
  const did = random.sample(field.achievements, Math.min(field.achievements.length, jobs * 2 + 1));
  let end = now;
  let left = months;
  return Array.from({ length: jobs }, (_, index) => {
    const share = index === jobs - 1 ? left : Math.round(left * (0.4 + random.next() * 0.2));
    const start = shift(end, -share);
    const title =
      index === 0
        ? presentTitle(role, person.years, random)
        : index === jobs - 1 && role.titles.entry
          ? role.titles.entry
          : role.titles.mid;
    const lines = [...did.splice(0, index === 0 ? 2 : 1), dayToDay(random.sample(role.duties, 2))];
    const job: Work = {
      job_title: phrase(title, random),
      company_name: undefined,
      custom_company: { name: (employers[index] ?? others[index])?.name ?? 'Self-employed' },
      start_date: day(start),
      ...(index === 0 ? {} : { end_date: day(end) }),
      is_current: index === 0,
      work_summary: lines.map((line) => phrase(line, random, { city: person.city })).join('\n'),
      job_type: random.chance(0.85) ? 'Full-Time' : random.chance(0.5) ? 'Part-Time' : 'Contract',
      is_active: index === 0,
    };
    left -= share;
    end = start;
    return job;
  });
}

const presentTitle = (role: Role, years: number, random: Random) =>
  years >= 6 && role.titles.senior && random.chance(0.75) ? role.titles.senior : role.titles.mid;

/** Duties of posts are in the imperative; a resume names them as what fills the days. */
const dayToDay = (duties: readonly string[]) =>
  `Day to day: ${duties.map((duty) => duty.charAt(0).toLowerCase() + duty.slice(1)).join('; ')}`;

function educationOf(field: Field, started: string, random: Random): Education[] {
  const { degree, field: study } = random.pick(field.degrees);
  const finished = shift(new Date(started), -random.between(1, 4));
  const years = degree.startsWith('Master') ? 5 : degree === 'Diploma' ? 2 : 3;
  const gpa = random.chance(0.6);
  return [
    {
      degree: { custom_degree: degree },
      field_of_study: { custom_field_of_study: study },
      institution: { custom_institution: random.pick(institutions) },
      start_date: day(shift(finished, -years * 12)),
      end_date: day(finished),
      is_current: false,
      ...(gpa
        ? {
            grade_type: 'GPA' as const,
            grade_value: Math.round((2.9 + random.next() * 1.1) * 100) / 100,
            max_gpa: 4 as const,
          }
        : {
            grade_type: 'Letter' as const,
            grade_value: random.pick(['A', 'A-', 'B+', 'B'] as const),
            max_gpa: 10 as const,
          }),
    },
  ];
}

const institutions = [
  'Northmoor University',
  'Ashcombe Institute of Technology',
  'Hochschule Wiesengrund',
  'University of Port Larne',
  'Nandi Hills University',
  'Kaveri College of Engineering',
  'Universidad de Montealegre',
  'Hogeschool Zuiderhaven',
  'St. Aldate’s College',
  'Lakeshore State University',
  'Birchfield Community College',
] as const;

function skillsOf(role: Role, years: number, random: Random): ProfileSkill[] {
  const levels: readonly ProficiencyLevel[] =
    years >= 6 ? ['Expert', 'Advance'] : years >= 3 ? ['Advance', 'Intermediate'] : ['Intermediate', 'Beginner'];
  const skills = random.sample(role.skills, random.between(6, 9)).map((name): ProfileSkill => ({
    ...(skillByName(name) ? { skill_name: name } : { custom_skill: name }),
    proficiency_level: random.pick(levels),
    yrs_of_exp: Math.min(3, Math.max(0, random.between(years - 2, years))),
  }));
  // Several names of a role may be one skill of the list, which nobody has twice.
  return Map.groupBy(skills, skillOf)
    .values()
    .flatMap((same) => same.slice(0, 1))
    .toArray();
}

export const skillOf = ({ skill_name, custom_skill }: ProfileSkill): string | undefined =>
  skill_name === undefined ? custom_skill : skillByName(skill_name)?.id;

function accomplishmentsOf(field: Field, work: readonly Work[], random: Random): Accomplishment[] {
  const told = phrase(random.pick(field.achievements), random);
  const employer = work[0]?.custom_company?.name ?? 'the company';
  return [
    {
      accomplishment_type: 'Achievements',
      title: random.pick(['A result I am proud of', 'Best result of the year', 'Work that lasted']),
      description: `${told}.`,
    },
    ...(random.chance(0.5)
      ? [
          {
            accomplishment_type: 'Awards' as const,
            title: random.pick(['Colleague of the year', 'Prize for the best idea', 'Mentor of the year']),
            description: `Given by colleagues at ${employer}.`,
          },
        ]
      : []),
  ];
}

/** Numbers from ranges that are kept free for fiction, or plainly not in use. */
function phoneOf({ country }: DemoSeeker, random: Random): string {
  const last = String(random.between(100, 199)).padStart(4, '0');
  const numbers = {
    US: `+1 212 555 ${last}`,
    CA: `+1 416 555 ${last}`,
    GB: `+44 7700 900${random.between(100, 999)}`,
    IE: `+353 20 910 ${last}`,
    IN: `+91 00000 0${last}`,
    DE: `+49 30 23125 ${random.between(100, 999)}`,
    NL: `+31 6 00000 ${last}`,
    ES: `+34 000 000 ${random.between(100, 999)}`,
  };
  return numbers[country];
}

const day = (date: Date) => date.toISOString().slice(0, 10);

function shift(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved;
}
