import type { ProficiencyLevel } from '@waypost/contracts/constants';
import type { Analysis } from '@waypost/contracts/entities/score';
import type { Skill } from '@waypost/contracts/taxonomy/skills';
import { findSkills } from '../reading/find-skills.ts';
import { readYears, type YearsRead } from '../reading/years.ts';
import { askedYears } from './asked-years.ts';
import { roleOf } from './roles.ts';
import { higher, levelsIn, levelUnsaid } from './skill-levels.ts';
import { wordingHints } from './wording-hints.ts';

/** Changed with everything that can change an analysis, so that kept ones are made again. */
export const readerVersion = '1';
/** `null`: of before they were counted. */
export const formerReaderVersions: readonly (string | null)[] = [null];

export type AnalysedPost = {
  title: string;
  description: string;
  responsibility: string;
  minimum_qualification: string;
  preferred_qualification?: string | undefined;
  has_pay?: boolean | undefined;
  has_location?: boolean | undefined;
};

type Field = Analysis['skills'][number]['evidence'][number]['field'];
type Evidence = Analysis['skills'][number]['evidence'][number];
type ReadField = { field: Field; weight: number; text: string; years: readonly YearsRead[] };
type Found = { skill: Skill; weight: number; level: ProficiencyLevel | undefined; evidence: Evidence[] };

/** How much a mention in each field says about what is needed, in the order in which evidence is listed. */
const fields: readonly (readonly [Field, number])[] = [
  ['minimum_qualification', 4],
  ['title', 4],
  ['responsibility', 2],
  ['preferred_qualification', 1.5],
  ['description', 1],
];
const shown = { skills: 25, soft: 6, occupational: 8, evidence: 4, usual: 5 };

/** What a post asks for, read from its words. Pure: the same text gives the same answer. */
export function analyseJobPost(post: AnalysedPost): Analysis {
  const read = readFields(post);
  const years = askedYears(read, (field) => field === 'preferred_qualification');
  const found = findInFields(read);
  return {
    skills: select(found).map(({ skill, level, evidence }) => ({
      skill: skill.name,
      skill_id: skill.id,
      is_custom: false,
      proficiency_level: level ?? levelUnsaid(post.title, years?.maximum),
      evidence,
    })),
    ...(years !== undefined && { minimum_yrs_of_exp_needed: years.minimum }),
    ...(years?.maximum !== undefined && { maximum_yrs_of_exp_needed: years.maximum }),
    years_evidence: (years?.from ?? [])
      .slice(0, shown.evidence)
      .map(({ field, start, end, words }) => ({ field, start, end, text: words })),
    missing_usual_skills: missingUsual(post.title, new Set(found.map(({ skill }) => skill.id))),
    hints: wordingHints(
      read.map(({ text }) => text),
      { pay: post.has_pay, location: post.has_location },
    ),
  };
}

const readFields = (post: AnalysedPost): ReadField[] =>
  fields.map(([field, weight]) => {
    const text = post[field] ?? '';
    return { field, weight, text, years: readYears(text, field.endsWith('_qualification') ? 'asked' : 'told') };
  });

function findInFields(read: readonly ReadField[]): Found[] {
  const bySkill = new Map<string, Found>();
  for (const { field, weight, text, years } of read) {
    const mentions = findSkills(text);
    const levels = levelsIn(text, mentions, years);
    for (const [at, { skill, start, end, words }] of mentions.entries()) {
      const known = bySkill.get(skill.id) ?? { skill, weight: 0, level: undefined, evidence: [] };
      bySkill.set(skill.id, {
        skill,
        weight: known.weight + weight,
        level: higher(known.level, levels[at]),
        evidence: [...known.evidence, { field, start, end, text: words }].slice(0, shown.evidence),
      });
    }
  }
  return [...bySkill.values()].toSorted((a, b) => b.weight - a.weight);
}

/** The heaviest first; phrases that nearly every post has do not crowd out the rest. */
function select(found: readonly Found[]): Found[] {
  const soft = found.filter(({ skill }) => skill.category === 'Soft skills').slice(0, shown.soft);
  const occupational = found
    .filter(({ skill }) => skill.category === 'Occupational skills')
    .slice(0, shown.occupational);
  const kept = new Set([...soft, ...occupational]);
  const hard = found.filter((item) => kept.has(item) || !/^(?:Soft|Occupational) skills$/.test(item.skill.category));
  return hard.toSorted((a, b) => Number(soft.includes(a)) - Number(soft.includes(b))).slice(0, shown.skills);
}

function missingUsual(title: string, has: ReadonlySet<string>): Analysis['missing_usual_skills'] {
  const usual = roleOf(title)?.usual ?? [];
  return usual
    .filter((skill) => !has.has(skill.id))
    .slice(0, shown.usual)
    .map((skill) => ({ skill: skill.name, skill_id: skill.id }));
}
