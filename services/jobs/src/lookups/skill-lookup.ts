import type { SkillResult } from '@waypost/contracts/entities/lookup';
import { skills } from '@waypost/contracts/taxonomy/skills';
import { skillValue } from '../search/filters/skills.ts';
import type { JobFinder } from '../search/job-search.ts';
import { knownUses } from './known-uses.ts';
import { createRankedList, type Lookup } from './ranked-list.ts';

/** The skills of the taxonomy, those that most posts ask for first. */
export function createSkillLookup(search: Pick<JobFinder, 'uses'>): Lookup<SkillResult> {
  const uses = knownUses(search, 'skills');
  const valueOf = new Map(skills.map(({ id, name }) => [id, skillValue(name)]));
  return createRankedList(
    skills.map(({ id, name, aliases, category }) => ({
      id,
      names: [name, ...aliases],
      result: { skill_id: id, skill_name: name, category },
    })),
    uses,
    { weightKey: (id) => valueOf.get(id) ?? '', ownNameFirst: true },
  );
}
