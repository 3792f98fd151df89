import { proficiencyLevels, type ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { skillById, skillKey } from '@waypost/contracts/taxonomy/skills';
import type { Held, ReadPerson } from '../person/read-person.ts';
import type { AskedSkill } from '../post/asked-skills.ts';
import { inWords, itOrThem, list, type Part } from './part.ts';
import { standInFor } from './stand-in.ts';

export type SkillFit = {
  skill: AskedSkill;
  /** Thousandths. */
  value: number;
  how: 'listed' | 'named' | 'related' | 'missing';
  /** The skill that stands in for it. */
  by?: string;
  /** The choice of which there is none. */
  anyOf?: readonly string[];
};

export const isThere = (how: SkillFit['how']) => how === 'listed' || how === 'named';

/**
 * What listing a skill, its level and its years, and naming it in a text are worth, in thousandths; a related skill is never
 * half of what the skill is.
 */
const worth = { listed: 500, level: 300, years: 100, named: 100, onlyNamed: 600, related: 0.5 };
/** Twice the weight, so that it is a whole number. */
const levelWeight: Record<ProficiencyLevel, number> = { Beginner: 2, Intermediate: 3, Advance: 4, Expert: 5 };
const mustWeight = 2;

/** How a person fulfils one skill that a post asks for. */
export function skillFit(skill: AskedSkill, person: ReadPerson, minimumYears: number): SkillFit {
  const held = person.held.get(skill.id);
  const isNamed = namesSkill(skill, person);
  if (held !== undefined) return { skill, how: 'listed', value: ofHeld(skill, held, minimumYears, isNamed) };
  if (isNamed) return { skill, how: 'named', value: worth.onlyNamed };
  const other = standInFor(skill.id, person);
  if (other === undefined) return { skill, how: 'missing', value: 0 };
  const own = person.held.get(other.id);
  const value = own === undefined ? worth.onlyNamed : ofHeld(skill, own, minimumYears, person.named.has(other.id));
  return { skill, how: 'related', value: Math.floor(value * worth.related), by: other.name };
}

/** The best of each choice: whoever has one of "AWS, Azure or GCP" lacks none of them, and whoever has none lacks any. */
export function bestOfChoices(fits: readonly SkillFit[]): SkillFit[] {
  const choices = Map.groupBy(fits, ({ skill }) => skill.choice ?? skill.id);
  return [...choices.values()].map((choice) => {
    const best = choice.reduce((one, other) => (other.value > one.value ? other : one));
    return best.how === 'missing' && choice.length > 1
      ? { ...best, anyOf: choice.map(({ skill }) => skill.name) }
      : best;
  });
}

/** How a fit is called, "Java or Scala" where any of them would do. */
export const nameOf = ({ skill, anyOf = [skill.name] }: SkillFit): string => anyOf.join(' or ');

function ofHeld({ level }: AskedSkill, held: Held, minimumYears: number, isNamed: boolean): number {
  const neededLevel = proficiencyLevels.indexOf(level ?? 'Intermediate') + 1;
  const neededYears = Math.min(3, minimumYears);
  return (
    worth.listed +
    Math.floor((worth.level * Math.min(held.level + 1, neededLevel)) / neededLevel) +
    Math.floor((worth.years * Math.min(held.years + 1, neededYears + 1)) / (neededYears + 1)) +
    (isNamed ? worth.named : 0)
  );
}

/** Known skills as the reader finds them; one that no list has, where its own words stand. */
const namesSkill = ({ id, name }: AskedSkill, { named, text }: ReadPerson): boolean =>
  named.has(id) || (skillById(id) === undefined && text().includes(` ${skillKey(name)} `));

/** Of a single skill the title, the years and licenses say more than it does: it weighs half of what several do, a soft one a quarter. */
const whole = { weight: 36, skills: 2 };
function weightOf(asked: readonly AskedSkill[]): number {
  const choices = [...Map.groupBy(asked, ({ choice, id }) => choice ?? id).values()];
  const skills = choices.reduce((sum, choice) => sum + (choice.every(isSoft) ? 0.5 : 1), 0);
  return whole.weight * Math.min(1, skills / whole.skills);
}

/**
 * @param asked all that the post requires
 * @param mustHaves those of them that have a line of their own.
 */
export function skillsPart(
  fits: readonly SkillFit[],
  asked: readonly AskedSkill[],
  mustHaves: readonly string[],
): Part | undefined {
  if (fits.length === 0) return undefined;
  const weighted = fits.map(({ skill, value }) => ({ value, weight: importance(skill) }));
  const all = weighted.reduce((sum, { weight }) => sum + weight, 0);
  return {
    part: 'Skills',
    weight: weightOf(asked),
    value: weighted.reduce((sum, { weight, value }) => sum + weight * value, 0) / (all * 1000),
    ...explain(fits, mustHaves),
  };
}

function importance(skill: AskedSkill): number {
  const weight = 2 * levelWeight[skill.level ?? 'Intermediate'] * (skill.need === 'must' ? mustWeight : 1);
  return isSoft(skill) ? weight / 2 : weight;
}

const isSoft = ({ id }: AskedSkill) => skillById(id)?.category === 'Soft skills';

const namesOf = (fits: readonly SkillFit[], how: SkillFit['how']) => fits.filter((fit) => fit.how === how).map(nameOf);

function explain(fits: readonly SkillFit[], mustHaves: readonly string[]) {
  const [listed, named, missing] = [namesOf(fits, 'listed'), namesOf(fits, 'named'), namesOf(fits, 'missing')];
  const related = fits.flatMap(({ skill, by }) => (by === undefined ? [] : [`${by}, related to ${skill.name}`]));
  const evidence = [`${listed.length + named.length} of ${fits.length} skills found`];
  if (listed.length > 0) evidence.push(`Found: ${list(listed, 8)}`);
  if (named.length > 0) evidence.push(`Shown by the words of the experience: ${list(named, 8)}`);
  if (related.length > 0) evidence.push(`Counted in part: ${related.slice(0, 6).join('; ')}`);
  if (missing.length > 0) evidence.push(`Not found: ${list(missing, 8)}`);
  const absent = [...missing, ...namesOf(fits, 'related')].filter((name) => !mustHaves.includes(name));
  return { evidence, advice: adviceFor(absent, named) };
}

function adviceFor(absent: readonly string[], named: readonly string[]): string | null {
  if (absent.length > 0) return `If you have ${itOrThem(absent)}, add ${inWords(absent, 'and')} to your profile.`;
  if (named.length > 0) return `Add ${inWords(named, 'and')} to the skills of your profile, with level and years.`;
  return null;
}
