import { proficiencyLevels, type ProficiencyLevel } from '@waypost/contracts/profile-choices';
import type { Skill } from '@waypost/contracts/taxonomy/skills';
import { isEmployerName } from './employer-names.ts';
import type { Evidence, Mention, ReadField } from './read-fields.ts';
import { higher } from './skill-levels.ts';

export type Found = {
  skill: Skill;
  weight: number;
  level: ProficiencyLevel | undefined;
  years: number | undefined;
  isRequired: boolean;
  evidence: Evidence[];
};

const shown = { skills: 25, soft: 6, occupational: 8, evidence: 4 };

/** The skills that fields name, the heaviest first, without those that are only the employer's name. */
export function findInFields(read: readonly ReadField[], own: ReadonlySet<string>): Found[] {
  const bySkill = new Map<string, Found>();
  for (const { field, mentions, evidenceAt } of read) {
    for (const mention of mentions) {
      if (isEmployerName(mention.words, own, mention.kind)) continue;
      const { skill, level, years } = mention;
      const known = bySkill.get(skill.id);
      bySkill.set(skill.id, {
        skill,
        weight: (known?.weight ?? 0) + weightOf(field, mention),
        level: higher(known?.level, level),
        years: years === undefined ? known?.years : Math.max(years, known?.years ?? 0),
        isRequired: (known?.isRequired ?? false) || (field !== 'title' && !mention.isPreferred),
        evidence: [...(known?.evidence ?? []), evidenceAt(mention)].slice(0, shown.evidence),
      });
    }
  }
  return [...bySkill.values()].toSorted(
    (a, b) =>
      b.weight - a.weight ||
      rankOf(b.level) - rankOf(a.level) ||
      (b.years ?? 0) - (a.years ?? 0) ||
      compare(a.skill.name, b.skill.name),
  );
}

// Not by their place: the same sentences in another order ask for the same.
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const rankOf = (level: ProficiencyLevel | undefined) =>
  level === undefined ? 0 : proficiencyLevels.indexOf(level) + 1;

/** How much a mention says about what is needed. */
function weightOf(field: Evidence['field'], { kind, isPreferred }: Mention): number {
  if (field === 'title') return 4;
  if (isPreferred) return 1.5;
  if (kind === 'requirements') return 4;
  return kind === 'responsibilities' ? 2 : 1;
}

export const isOnlyInTitle = ({ evidence }: Found) => evidence.every(({ field }) => field === 'title');

/** The heaviest first; phrases that nearly every post has do not crowd out the rest. */
export function select(found: readonly Found[]): Found[] {
  const soft = found.filter(({ skill }) => skill.category === 'Soft skills').slice(0, shown.soft);
  const occupational = found
    .filter(({ skill }) => skill.category === 'Occupational skills')
    .slice(0, shown.occupational);
  const kept = new Set([...soft, ...occupational]);
  const hard = found.filter((item) => kept.has(item) || !/^(?:Soft|Occupational) skills$/.test(item.skill.category));
  return hard.toSorted((a, b) => Number(soft.includes(a)) - Number(soft.includes(b))).slice(0, shown.skills);
}
