import { relatedSkills, type Skill } from '@waypost/contracts/taxonomy/skills';
import type { ReadPerson } from '../person/read-person.ts';

/** The nearest skill that a person has of those that stand in for one they lack: one that they list before one that they name. */
export function standInFor(id: string, { held, named }: ReadPerson): Skill | undefined {
  const related = relatedSkills(id);
  return related.find((skill) => held.has(skill.id)) ?? related.find((skill) => named.has(skill.id));
}
