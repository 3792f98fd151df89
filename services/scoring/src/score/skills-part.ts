import { proficiencyLevels, type ProficiencyLevel } from '@waypost/contracts/constants';
import { skillByName, skillKey } from '@waypost/contracts/taxonomy/skills';
import { findSkills } from '../reading/find-skills.ts';
import { clamp, list, type Part } from './part.ts';
import type { RequiredSkill, ScoredJob, ScoredProfile } from './scored.ts';

export type SkillsFit = { part: Part | undefined; matched: string[]; missing: string[] };

type Held = { level: number; years: number };

/** What listing a skill, its level and its years, and naming it in a text are worth; the whole is 1. */
const worth = { listed: 0.5, level: 0.3, years: 0.1, named: 0.1, onlyNamed: 0.5 };
const levelWeight: Record<ProficiencyLevel, number> = { Beginner: 1, Intermediate: 1.5, Advance: 2, Expert: 2.5 };

export function skillsFit(profile: ScoredProfile, profileText: string, resumeText: string, job: ScoredJob): SkillsFit {
  const required = distinct(job.skills);
  if (required.length === 0) return { part: undefined, matched: [], missing: [] };
  const held = heldSkills(profile);
  const named = namedSkills(profileText, resumeText, required);
  const fits = required.map((skill) => {
    const value = fulfilment(skill, held.get(skillIdentity(skill.name)), named.has(skillIdentity(skill.name)), job);
    return { name: skill.name, value, weight: importance(skill) };
  });
  const all = fits.reduce((sum, fit) => sum + fit.weight, 0);
  const value = fits.reduce((sum, fit) => sum + fit.weight * fit.value, 0) / all;
  const matched = fits.filter((fit) => fit.value > 0).map((fit) => fit.name);
  const missing = fits.filter((fit) => fit.value === 0).map((fit) => fit.name);
  return {
    part: { part: 'Skills', weight: 40, value: clamp(value), ...explain(fits, matched, missing) },
    matched,
    missing,
  };
}

/** One identity for the names of a skill: "K8s" and "Kubernetes" are the same. */
export const skillIdentity = (name: string) => skillByName(name)?.id ?? skillKey(name);

function fulfilment({ level }: RequiredSkill, held: Held | undefined, named: boolean, job: ScoredJob): number {
  if (held === undefined) return named ? worth.onlyNamed : 0;
  const neededLevel = proficiencyLevels.indexOf(level ?? 'Intermediate') + 1;
  const neededYears = Math.min(3, job.minimum_years);
  return (
    worth.listed +
    worth.level * clamp((held.level + 1) / neededLevel) +
    worth.years * clamp((held.years + 1) / (neededYears + 1)) +
    (named ? worth.named : 0)
  );
}

function importance({ name, level }: RequiredSkill): number {
  const weight = levelWeight[level ?? 'Intermediate'];
  return skillByName(name)?.category === 'Soft skills' ? weight / 2 : weight;
}

/** The best of what a profile says of each skill, should it list one twice. */
function heldSkills(profile: ScoredProfile): Map<string, Held> {
  const held = new Map<string, Held>();
  for (const { name, level, years } of profile.skills) {
    const known = held.get(skillIdentity(name));
    held.set(skillIdentity(name), {
      level: Math.max(known?.level ?? 0, proficiencyLevels.indexOf(level)),
      years: Math.max(known?.years ?? 0, years),
    });
  }
  return held;
}

/** Known skills as the reader finds them; one that no list has, where its own words stand. */
function namedSkills(profileText: string, resumeText: string, required: readonly RequiredSkill[]): Set<string> {
  const named = new Set([...findSkills(profileText), ...findSkills(resumeText)].map(({ skill }) => skill.id));
  const text = ` ${skillKey(`${profileText} ${resumeText}`.replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' '))} `;
  for (const { name } of required) {
    if (skillByName(name) === undefined && text.includes(` ${skillKey(name)} `)) named.add(skillIdentity(name));
  }
  return named;
}

function distinct(skills: readonly RequiredSkill[]): RequiredSkill[] {
  return [...new Map(skills.toReversed().map((skill) => [skillIdentity(skill.name), skill])).values()].toReversed();
}

function explain(fits: readonly { name: string; value: number }[], matched: string[], missing: string[]) {
  const evidence = [`${matched.length} of ${fits.length} skills found`];
  if (matched.length > 0) evidence.push(`Found: ${list(matched, 8)}`);
  if (missing.length > 0) evidence.push(`Not found: ${list(missing, 8)}`);
  const partial = fits.filter((fit) => fit.value > 0 && fit.value <= worth.onlyNamed).map((fit) => fit.name);
  if (missing.length > 0) return { evidence, advice: `If you have them, add ${list(missing)} to your profile.` };
  if (partial.length > 0)
    return { evidence, advice: `Add ${list(partial)} to the skills of your profile, with level and years.` };
  return { evidence, advice: null };
}
