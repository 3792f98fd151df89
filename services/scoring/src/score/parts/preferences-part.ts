import type { ReadPerson } from '../person/read-person.ts';
import type { AskedSkill } from '../post/asked-skills.ts';
import { inWords, itOrThem, list, type Part } from './part.ts';
import { bestOfChoices, nameOf, skillFit } from './skills-part.ts';

/** What a post would like and does not ask for: each that is there counts the same, and none that is missing is a fault. */
export function preferencesPart(preferred: readonly AskedSkill[], person: ReadPerson): Part | undefined {
  if (preferred.length === 0) return undefined;
  const fits = bestOfChoices(
    preferred.map((skill) => {
      const fit = skillFit({ ...skill, level: 'Beginner' }, person, 0);
      // Listed or only named, it is there.
      return { ...fit, value: fit.how === 'named' ? 1000 : Math.min(1000, fit.value) };
    }),
  );
  const there = fits.filter(({ how }) => how === 'listed' || how === 'named').map(({ skill }) => skill.name);
  const related = fits.flatMap(({ skill, by }) => (by === undefined ? [] : [`${by}, related to ${skill.name}`]));
  const missing = fits.filter(({ how }) => how === 'missing').map(nameOf);
  const value = fits.reduce((sum, fit) => sum + fit.value, 0);
  return {
    part: 'Preferred qualifications',
    weight: 6,
    value: value / (1000 * fits.length),
    evidence: [
      `${there.length} of ${fits.length} that would be a plus found`,
      ...(there.length > 0 ? [`Found: ${list(there, 8)}`] : []),
      ...(related.length > 0 ? [`Counted in part: ${related.slice(0, 6).join('; ')}`] : []),
      ...(missing.length > 0 ? [`Not found: ${list(missing, 8)}`] : []),
    ],
    advice:
      missing.length === 0
        ? null
        : `Not required, but if you have ${itOrThem(missing)}, add ${inWords(missing, 'and')} to your profile.`,
  };
}
