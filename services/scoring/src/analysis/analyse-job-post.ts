import { defaultProficiency, proficiencyLevels, type ProficiencyLevel } from '@waypost/contracts/constants';
import type { Analysis } from '@waypost/contracts/entities/score';
import type { Skill } from '@waypost/contracts/taxonomy/skills';
import { findSkills } from '../reading/find-skills.ts';
import { proficiencyAround } from '../reading/proficiency.ts';
import { readYears, type YearsRead } from '../reading/years.ts';
import { roleOf } from './roles.ts';
import { wordingHints } from './wording-hints.ts';

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
  const years = readRange(post);
  const found = findInFields(post);
  const listed = select(found);
  return {
    skills: listed.map(({ skill, level, evidence }) => ({
      skill: skill.name,
      skill_id: skill.id,
      is_custom: false,
      proficiency_level: level ?? defaultProficiency(years.maximum),
      evidence,
    })),
    minimum_yrs_of_exp_needed: years.minimum,
    maximum_yrs_of_exp_needed: years.maximum,
    years_evidence: years.evidence,
    missing_usual_skills: missingUsual(post.title, new Set(found.map(({ skill }) => skill.id))),
    hints: wordingHints(
      fields.map(([field]) => post[field] ?? ''),
      { pay: post.has_pay, location: post.has_location },
    ),
  };
}

function findInFields(post: AnalysedPost): Found[] {
  const bySkill = new Map<string, Found>();
  for (const [field, weight] of fields) {
    const text = post[field] ?? '';
    for (const { skill, start, end, words } of findSkills(text)) {
      const known = bySkill.get(skill.id) ?? { skill, weight: 0, level: undefined, evidence: [] };
      bySkill.set(skill.id, {
        skill,
        weight: known.weight + weight,
        level: higher(known.level, proficiencyAround(text, start, end)),
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

function higher(a: ProficiencyLevel | undefined, b: ProficiencyLevel | undefined): ProficiencyLevel | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return proficiencyLevels.indexOf(a) >= proficiencyLevels.indexOf(b) ? a : b;
}

/** The most that any sentence asks for; what is only preferred counts where nothing is required. */
function readRange(post: AnalysedPost): { minimum: number; maximum: number; evidence: Evidence[] } {
  const read = fields.flatMap(([field]) => readYears(post[field] ?? '').map((years) => ({ field, years })));
  const required = read.filter(({ field }) => field !== 'preferred_qualification');
  const used = required.length > 0 ? required : read;
  const minimum = Math.max(0, ...used.map(({ years }) => years.minimum));
  const stated = used.map(({ years }) => years.maximum ?? 0);
  return {
    minimum,
    maximum: Math.max(minimum, ...stated),
    evidence: used.slice(0, shown.evidence).map(({ field, years }) => evidenceOf(field, years)),
  };
}

const evidenceOf = (field: Field, { start, end, words }: YearsRead): Evidence => ({ field, start, end, text: words });

function missingUsual(title: string, has: ReadonlySet<string>): Analysis['missing_usual_skills'] {
  const usual = roleOf(title)?.usual ?? [];
  return usual
    .filter((skill) => !has.has(skill.id))
    .slice(0, shown.usual)
    .map((skill) => ({ skill: skill.name, skill_id: skill.id }));
}
