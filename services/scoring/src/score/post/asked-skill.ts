import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { skillByName, skillKey } from '@waypost/contracts/taxonomy/skills';
import { saidNeeds } from '../../reading/needs/said-needs.ts';
import { findSkills } from '../../reading/skills/find-skills.ts';
import { proficiencyAround } from '../../reading/skills/proficiency.ts';
import { plainSigns } from '../../reading/text/plain-signs.ts';

/** `must`: without it the rest counts for less. `nice`: it counts among what is preferred alone. */
export type Need = 'must' | 'wanted' | 'nice';

/** A skill as a post or a profile names it, without what stands in brackets behind it. */
export type NamedSkill = { name: string; id: string; need: Need | undefined; level: ProficiencyLevel | undefined };

const bracket = /^(.{1,200}?)\s*[([]([^()[\]]{0,100})[)\]]\s*$/;

/** "Python (primary)" is Python, which has to be there; "SQL (nice to have)" is SQL, which need not. */
export function namedSkill(asWritten: string): NamedSkill {
  const written = plainSigns(asWritten);
  const plain = { name: written, need: undefined, level: undefined };
  const known = skillByName(written);
  if (known !== undefined) return { ...plain, id: known.id };
  const [, name = '', qualifier = ''] = bracket.exec(written.slice(0, 300)) ?? [];
  if (name === '') return { ...plain, id: onlySkillIn(written)?.id ?? skillKey(written) };
  // "Java (Spring Boot)" is of both; the one in front is the one that is named.
  const [said] = saidNeeds(written.slice(0, 300), [{ start: 0, end: name.length }]);
  const need = said?.need === 'denied' ? undefined : said?.need;
  const level = proficiencyAround(qualifier, qualifier.length, qualifier.length)?.level;
  const id = skillByName(name)?.id ?? onlySkillIn(name)?.id ?? skillKey(name);
  return { name, id, need, level };
}

/** "Python programming" and "Experience with Docker" name one skill, in few other words. */
function onlySkillIn(written: string) {
  if (written.length > 60) return undefined;
  const [first, ...others] = findSkills(written);
  return others.length === 0 ? first?.skill : undefined;
}

/** One identity for the names of a skill: "K8s" and "Kubernetes" are the same. */
export const skillIdentity = (name: string): string => namedSkill(name).id;
