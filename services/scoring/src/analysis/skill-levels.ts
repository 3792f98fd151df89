import { defaults } from '@waypost/contracts/constants';
import { defaultProficiency, proficiencyLevels, type ProficiencyLevel } from '@waypost/contracts/profile-choices';
import type { SkillMention } from '../reading/skills/find-skills.ts';
import { proficiencyAround } from '../reading/skills/proficiency.ts';
import { sentenceEnd } from '../reading/text/sentence-end.ts';
import type { YearsRead } from '../reading/years/years.ts';
import { isBeginnersTitle, seniorityOf } from './seniority.ts';

type Named = Pick<SkillMention, 'start' | 'end' | 'skill'>;

/** As far as years reach: "5+ years of building services with Java and Spring Boot"; nobody counts those of being attentive. */
const reach = 120;
const ofSoft = /^\s?(?:(?:of|in|as)\s)?(?:[a-z]+\s){0,2}$/i;
/** "3 years of experience as an RN", not "3 years of driving, Hazmat endorsement": nobody holds a certificate for so long to be asked for it. */
const ofCertificate = /^\s?(?:(?!(?:and|must|or|plus)\b)[a-z-]+\s){0,5}$/i;
const sentenceEnds = new RegExp(sentenceEnd);

/** What a text asks for at a mention of a skill. */
export type AskedLevel = { level?: ProficiencyLevel; years?: number };

/**
 * The level that a text asks for at each mention of a skill, by the words around it or by years of that skill. Both come in
 * the order of the text, and each is looked at once.
 */
export function levelsIn(text: string, mentions: readonly Named[], years: readonly YearsRead[]): AskedLevel[] {
  let next = 0;
  return mentions.map(({ start, end, skill }) => {
    while ((years[next]?.start ?? Infinity) < end) next += 1;
    const said = proficiencyAround(text, start, end);
    const [behind, before] = [years[next], years[next - 1]];
    // "Java (5+ years)", "Java: 5 years".
    if (behind !== undefined && /^(?:\s?\(|:\s?| ?[–-] ?)$/.test(text.slice(end, Math.min(behind.start, end + 4)))) {
      if (behind.start <= end + 3) return byYears(behind);
    }
    const asWords = said === undefined ? {} : { level: said.level };
    if (before === undefined || !reaches(text, before, start)) return asWords;
    const nearest = { 'Soft skills': ofSoft, Certifications: ofCertificate }[skill.category];
    if (nearest?.test(text.slice(before.end, start)) === false) return asWords;
    if (said === undefined || said.at < before.end) return byYears(before);
    // "5 years of strong Java" says how the years were spent; "5 years of Java, some SQL" begins something new.
    return /,|\band\b/.test(text.slice(before.end, said.at)) || said.at >= end ? asWords : byYears(before);
  });
}

function reaches(text: string, { start, end }: YearsRead, skill: number): boolean {
  if (skill - end > reach || text[start - 1] === '(') return false;
  return !sentenceEnds.test(text.slice(end, skill));
}

const byYears = ({ minimum, maximum }: YearsRead): AskedLevel => ({
  level: defaultProficiency(maximum ?? minimum),
  years: minimum,
});

/**
 * The level of a skill of which the text says nothing: by the specified table where the years have an end. An open end
 * has no place in it, as "5+ years" of the work do not make everybody an expert in all of it. The rank in the title is a
 * floor.
 */
export function levelUnsaid(title: string, maximumYears: number | undefined): ProficiencyLevel {
  const usual = isBeginnersTitle(title) ? 'Beginner' : defaults.proficiency;
  const byYears = maximumYears === undefined ? usual : defaultProficiency(maximumYears);
  return higher(byYears, floorOf(title)) ?? byYears;
}

function floorOf(title: string): ProficiencyLevel | undefined {
  const rank = seniorityOf(title);
  if (rank === undefined) return undefined;
  return rank === 'Mid-level' ? 'Intermediate' : 'Advance';
}

export function higher(a: ProficiencyLevel | undefined, b: ProficiencyLevel | undefined): ProficiencyLevel | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return proficiencyLevels.indexOf(a) >= proficiencyLevels.indexOf(b) ? a : b;
}
