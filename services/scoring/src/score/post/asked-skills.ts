import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import type { ScoredJob } from '../scored.ts';
import { namedSkill, type Need } from './asked-skill.ts';
import type { AskedFor } from './needs.ts';

/** `choice`: one of those that have the same is enough. */
export type AskedSkill = {
  name: string;
  id: string;
  level: ProficiencyLevel | undefined;
  need: Need;
  choice?: string;
};

/**
 * The skills of a post, each once: by what stands in brackets behind its name, by what the analysis read, and by the words
 * around it in the qualifications. What is only preferred has a part of its own.
 */
export function askedSkills(job: ScoredJob, needs: ReadonlyMap<string, AskedFor>): AskedSkill[] {
  const asked = new Map<string, AskedSkill>();
  const choices = new Map<string, AskedSkill>();
  for (const { name: written, level, need } of job.skills) {
    const { name, id, ...qualified } = namedSkill(written);
    if (asked.has(id)) continue;
    const read = needs.get(id);
    const own = { name, id, level: level ?? qualified.level, need: qualified.need ?? need ?? read?.need ?? 'wanted' };
    const isOfChoice = own.need !== 'must' && own.need === read?.need && read.category !== 'Soft skills';
    const choice = isOfChoice ? read.choice : undefined;
    if (choice === undefined) asked.set(id, own);
    else {
      // Whichever counts weighs the same.
      const first = choices.get(choice) ?? own;
      choices.set(choice, first);
      asked.set(id, { ...own, level: first.level, choice });
    }
  }
  return [...asked.values()];
}
