import type { ProficiencyLevel } from '@waypost/contracts/constants';
import { namedSkill, type Need } from './asked-skill.ts';
import type { AskedFor } from './needs.ts';
import type { ScoredJob } from './scored.ts';

export type AskedSkill = { name: string; id: string; level: ProficiencyLevel | undefined; need: Need };

/**
 * The skills of a post, each once: by what stands in brackets behind its name, by what the analysis read, and by the words
 * around it in the qualifications. What is only preferred has a part of its own.
 */
export function askedSkills(job: ScoredJob, needs: ReadonlyMap<string, AskedFor>): AskedSkill[] {
  const asked = new Map<string, AskedSkill>();
  for (const { name: written, level, need } of job.skills) {
    const { name, id, ...qualified } = namedSkill(written);
    if (asked.has(id)) continue;
    asked.set(id, {
      name,
      id,
      level: level ?? qualified.level,
      need: qualified.need ?? need ?? needs.get(id)?.need ?? 'wanted',
    });
  }
  return [...asked.values()];
}
