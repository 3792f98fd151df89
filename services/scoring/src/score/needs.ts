import { findSkills } from '../reading/find-skills.ts';
import type { Need } from './asked-skill.ts';
import type { Words } from './scored.ts';

export type AskedFor = { id: string; name: string; category: string; need: Need };

const clauseEnds = /[.;!?](?=\s|$)|\n|,\s(?=(?:but|while|ideally|preferably)\b)/;
const softens =
  /\b(?:prefer\w*|plus|advantage\w*|nice[- ]to[- ]have|good to have|bonus|desir\w+|ideally|optional|asset|welcome|helpful|beneficial|a benefit)\b/i;
const demands =
  /\b(?:must|required|is a requirement|mandatory|essential|indispensable|necessary|valid|current|prerequisite|needed)\b/i;
const alternatives = /\b(?:or|either)\b/i;

/**
 * What the words of a post say of the need for each skill and certificate. A skill has to be there where its own clause says
 * so; a certificate or license among the minimum wherever nothing there softens it or names another that would do.
 */
export function needsIn({ minimum_qualification, preferred_qualification = '', responsibility, description }: Words) {
  const found = new Map<string, AskedFor>();
  const add = (text: string, needOf: (clause: string, category: string) => Need) => {
    for (const clause of text.split(clauseEnds)) {
      for (const { skill } of findSkills(clause)) {
        if (!found.has(skill.id))
          found.set(skill.id, {
            id: skill.id,
            name: skill.name,
            category: skill.category,
            need: needOf(clause, skill.category),
          });
      }
    }
  };
  const asked = (clause: string, category: string): Need => {
    if (softens.test(clause)) return 'nice';
    if (alternatives.test(clause)) return 'wanted';
    return demands.test(clause) || category === 'Certifications' ? 'must' : 'wanted';
  };
  const told = (clause: string): Need => (softens.test(clause) ? 'nice' : 'wanted');
  add(minimum_qualification, asked);
  add(responsibility, told);
  add(description, minimum_qualification.trim() === '' ? asked : told);
  add(preferred_qualification, () => 'nice');
  return found;
}
