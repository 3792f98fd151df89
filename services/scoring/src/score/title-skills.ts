import { skillById } from '@waypost/contracts/taxonomy/skills';
import { findSkills } from '../reading/find-skills.ts';

/** What somebody does who is called so, where no ending says it. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/\bmanagers?\b/gi, 'management'],
  [/\bengineers?\b/gi, 'engineering'],
  [/\bdevelopers?\b/gi, 'development'],
  [/\bdesigners?\b/gi, 'design'],
  [/\badministrators?\b/gi, 'administration'],
  [/\banalysts?\b/gi, 'analysis'],
  [/\bscientists?\b/gi, 'science'],
  [/\baccountants?\b/gi, 'accounting'],
  [/\bcarpenters?\b/gi, 'carpentry'],
  [/\bnurses?\b/gi, 'nursing'],
];
/** "Auditor", "welder". */
const byEnding = /\b(\p{L}{3,20})(?:er|or)s?\b/giu;

/** Who helps somebody, or is to become something, is not that. */
const isOther = /\b(?:assistant|aspiring|future|helper|intern|to the|of the|trainee)\b/i;

/** The skills that a title names by who has them: an internal auditor audits, a project manager knows project management. */
export function titleSkills(title: string): string[] {
  if (isOther.test(title)) return [];
  const named = byName.reduce((text, [who, what]) => text.replaceAll(who, what), title);
  const work = named.replaceAll(byEnding, '$1ing');
  return findSkills(`Experience in ${work}`, 'any')
    .map(({ skill }) => skill.id)
    .filter((id) => skillById(id)?.category !== 'Soft skills' && skillById(id)?.category !== 'Certifications');
}
