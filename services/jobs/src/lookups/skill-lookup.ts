import type { SkillResult } from '@waypost/contracts/entities/lookup';
import { skills } from '@waypost/contracts/taxonomy/skills';
import { skillValue } from '../search/facts.ts';
import type { JobSearch } from '../search/job-search.ts';
import { createRankedList } from './ranked-list.ts';
import type { Lookup } from './ranked-list.ts';

/** The skills of the taxonomy, those that most posts ask for first. */
export function createSkillLookup(search: JobSearch): Lookup<SkillResult> {
  const valueOf = new Map(skills.map(({ id, name }) => [id, skillValue(name)]));
  return createRankedList(
    skills.map(({ id, name, aliases, category }) => ({
      id,
      names: [name, ...aliases],
      result: { skill_id: id, skill_name: name, category },
    })),
    async () => {
      const uses = new Map((await search.uses('skills')).map(({ value, count }) => [value, count]));
      return (id) => uses.get(valueOf.get(id) ?? '') ?? 0;
    },
  );
}
