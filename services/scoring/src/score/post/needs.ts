import { findAskedSkills, setAside } from '../../analysis/asked-mentions.ts';
import { isEmployerName } from '../../analysis/employer-names.ts';
import { askedNeeds } from '../../reading/needs/asked-needs.ts';
import { choicesIn } from '../../reading/needs/choices.ts';
import { isEmployers, type SectionKind } from '../../reading/sections/section-headings.ts';
import { sectionsIn } from '../../reading/sections/sections.ts';
import type { Words } from '../scored.ts';
import type { Need } from './asked-skill.ts';

/** `choice`: the list of which one is enough, where the skill stands in no other. */
export type AskedFor = { id: string; name: string; category: string; need: Need; choice?: string };

/** How much each asks for: what one place requires is required, whatever another says. */
const order: readonly Need[] = ['nice', 'wanted', 'must'];

/**
 * What the words of a post say of the need for each skill and certificate. A skill has to be there where its own words say
 * so; a certificate or license among the minimum wherever nothing there softens it or names another that would do.
 * @param own what its employer goes by
 */
export function needsIn(words: Words, own: ReadonlySet<string>): Map<string, AskedFor> {
  const found = new Map<string, AskedFor>();
  const add = (field: keyof Words, usual: SectionKind | undefined, isAsked: boolean) => {
    const text = words[field] ?? '';
    const mentions = findAskedSkills(text, setAside(text, own));
    const asked = askedNeeds(text, mentions, sectionsIn(text, usual));
    const choices = choicesIn(text, mentions);
    for (const [at, { skill, words: named }] of mentions.entries()) {
      const { need: read, kind, isAlternative } = asked[at]!;
      if (read === 'none' || isEmployers(kind) || isEmployerName(named, own, kind)) continue;
      const isCertificate = skill.category === 'Certifications';
      // Where any of several would do, none of them has to be there.
      const isMust = isAsked && !isAlternative && choices[at] === undefined && (read === 'must' || isCertificate);
      const need = read === 'nice' ? 'nice' : isMust ? 'must' : 'wanted';
      const known = found.get(skill.id);
      const choice = choices[at] === undefined ? undefined : `${field}-${choices[at]}`;
      const isOnlyChoice = choice !== undefined && (known === undefined || known.choice === choice);
      found.set(skill.id, {
        id: skill.id,
        name: skill.name,
        category: skill.category,
        need: known !== undefined && order.indexOf(known.need) > order.indexOf(need) ? known.need : need,
        ...(isOnlyChoice && { choice }),
      });
    }
  };
  add('minimum_qualification', 'requirements', true);
  add('responsibility', 'responsibilities', false);
  add('description', undefined, words.minimum_qualification.trim() === '');
  add('preferred_qualification', 'preferred', false);
  return found;
}
