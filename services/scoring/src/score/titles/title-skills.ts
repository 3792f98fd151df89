import { skillById } from '@waypost/contracts/taxonomy/skills';
import { findSkills } from '../../reading/skills/find-skills.ts';
import { skillIdentity } from '../post/asked-skill.ts';

/** What somebody does who is called so, where no ending says it. */
const byName: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:plant|production|factory) (?=(?:manager|superintendent|supervisor|operator|director|worker))/gi,
    'manufacturing, ',
  ],
  [/\bmanagers?\b/gi, 'management'],
  [/\bengineers?\b/gi, 'engineering'],
  [/\bdevelopers?\b/gi, 'development'],
  [/\bdesigners?\b/gi, 'design'],
  [/\badministrators?\b/gi, 'administration'],
  [/\banalysts?\b/gi, 'analysis'],
  [/\bscientists?\b/gi, 'science'],
  [/\baccountants?\b/gi, 'accounting'],
  [/\bcarpenters?\b/gi, 'carpentry'],
  [/\bcoach(?:es)?\b(?! (?:build|driv|operat|tour))/gi, 'coaching'],
  [/\b(?:chefs?|cooks?)\b/gi, 'food preparation'],
  // Those of teeth and animals give no medicine to patients.
  [
    /\b(?<!\b(?:dental|veterinary|vet) )(?:nurses?|RN|LPN|LVN)\b(?! recruit)/gi,
    'patient care, medication administration, nursing',
  ],
  [/\bnurses?\b(?! recruit)/gi, 'nursing'],
];
const ofCarers =
  /\b(?:nursing assistant|nurse(?:['’]s)? aide|(?:health)?care assistant|patient care (?:assistant|technician))\b/i;
/** Who has people to lead by their title; of projects, products and accounts others are the managers. */
const leads =
  /\b(?<!\b(?:account|asset|bid|brand|case|category|community|content|events?|media|office|portfolio|product|program|programme|project|property|relationship|risk|success|territory) )(?:director|foreman|head|manager|superintendent|supervisor|(?:crew|department|floor|section|shift|team) lead(?:er)?)\b/i;
/** "Auditor", "welder". */
const byEnding = /\b(\p{L}{3,20})(?:er|or)s?\b/giu;

/** Who helps somebody, or is to become something, is not that. */
const isOther = /\b(?:assistant|aspiring|future|helper|intern|to the|of the|trainee)\b/i;

/** The skills that a title names by who has them: an internal auditor audits, a project manager knows project management. */
export function titleSkills(title: string): string[] {
  if (isOther.test(title)) return ofCarers.test(title) ? ofCare : [];
  const named = byName.reduce((text, [who, what]) => text.replaceAll(who, what), title);
  const work = named.replaceAll(byEnding, '$1ing');
  const done = findSkills(`Experience in ${work}`, 'any')
    .map(({ skill }) => skill.id)
    .filter((id) => skillById(id)?.category !== 'Soft skills' && skillById(id)?.category !== 'Certifications');
  return leads.test(title) ? [...done, ...leading] : done;
}
const ofCare = [skillIdentity('Patient care')];
const leading = ['Leadership', 'Team leadership'].map(skillIdentity);
