import { skillByName } from '@waypost/contracts/taxonomy/skills';
import type { SkillMention } from './find-skills.ts';

const ofGuards =
  /\b(?:(?:un)?armed (?:security )?(?:guards?|officers?)|security guards?|guards? (?:cards?|licen[cs]es?)|patrol\w*|door supervis\w+|SIA licen[cs]e)\b/i;
/** Whether texts are of people who guard places. */
export const speaksOfGuards = (...texts: string[]): boolean => texts.some((text) => ofGuards.test(text));

/** What "security" is there: "1 year security experience". */
export function asGuarding(mention: SkillMention): SkillMention {
  const skill = mention.words.toLowerCase() === 'security' ? skillByName('Security guarding') : undefined;
  return skill === undefined ? mention : { ...mention, skill };
}
