import type { SkillRequirement } from '@waypost/contracts/entities/job-skill';

type WithRequirement = { requirement?: SkillRequirement | undefined };

/** What a post requires and what would be a plus, each under its title; without a group that has no skill. */
export function skillGroups<Skill extends WithRequirement>(skills: readonly Skill[]) {
  const isPreferred = ({ requirement }: WithRequirement) => requirement === 'preferred';
  return [
    { title: 'Required Skills', skills: skills.filter((skill) => !isPreferred(skill)) },
    { title: 'Preferred Skills', skills: skills.filter(isPreferred) },
  ].filter((group) => group.skills.length > 0);
}
