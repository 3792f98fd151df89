import type { FacetValue } from '@waypost/contracts/calls/jobs';
import type { SkillResult } from '@waypost/contracts/entities/lookup';
import { AppError } from '@waypost/contracts/errors';
import { skills } from '@waypost/contracts/taxonomy/skills';
import { skillValue } from '../search/filters/skills.ts';
import type { JobFinder } from '../search/job-search.ts';
import { createRankedList, type Lookup } from './ranked-list.ts';

/** The skills of the taxonomy, those that most posts ask for first. */
export function createSkillLookup(search: JobFinder): Lookup<SkillResult> {
  let made: { of: readonly FacetValue[]; counts: ReadonlyMap<string, number> } | undefined;
  const valueOf = new Map(skills.map(({ id, name }) => [id, skillValue(name)]));
  return createRankedList(
    skills.map(({ id, name, aliases, category }) => ({
      id,
      names: [name, ...aliases],
      result: { skill_id: id, skill_name: name, category },
    })),
    async () => {
      const of = await knownUses(search);
      if (made?.of !== of) made = { of, counts: new Map(of.map(({ value, count }) => [value, count])) };
      const { counts } = made;
      return (id) => counts.get(valueOf.get(id) ?? '') ?? 0;
    },
  );
}

/** The list is there without the search, only not in the best order. */
async function knownUses(search: JobFinder): Promise<FacetValue[]> {
  try {
    return await search.uses('skills');
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return [];
    throw error;
  }
}
