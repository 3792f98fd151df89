import { skillByName } from '@waypost/contracts/taxonomy/skills';
import { isItem, withoutBullet } from '../../reading/structure/bullets.ts';
import { isSpoken, skillsOf } from '../../reading/structure/resume-structure.ts';
import { skillsNamed, type ListedSkill } from './named-skills.ts';
import { levelSaid } from './said-level.ts';

/** As many as a profile takes. */
const mostItems = 100;

/**
 * Each once, whatever it is called; those of everybody's list by their name there.
 * @param spoken the lines below *Languages*
 */
export function listedSkills(sections: readonly (readonly string[])[], spoken: readonly string[] = []): ListedSkill[] {
  const named = sections
    .flatMap((lines) => wholeLines(lines.filter((line, at) => !isGroup(line, lines[at + 1], lines[0]))))
    .filter((line) => !/^(?:• )?(?:interests|hobbies)\b/i.test(line) && !isSentence(line))
    .flatMap(skillsOf)
    .filter((name) => !name.endsWith(':'));
  const found = [...named.map((name) => ({ name, written: name })), ...spoken.flatMap(languagesOf)]
    .slice(0, mostItems)
    .flatMap(({ name, written }) => withLevel(skillsNamed(name), written));
  return [...new Map(found.map((skill) => [skill.name.toLowerCase(), skill])).values()].slice(0, mostItems);
}

/** What is a name as it is written says nothing beside it: "Basic life support". */
const withLevel = (skills: readonly ListedSkill[], written: string): ListedSkill[] => {
  const isName = skillByName(written) !== undefined;
  return skills.map((skill) => {
    const level =
      isName || skill.name === written ? undefined : levelSaid(written, isSpoken(skill.name) ? 'language' : 'other');
    return level === undefined ? skill : { ...skill, level };
  });
};

/** "English – C1, Anglais : courant, Catalan (native)" */
const languagesOf = (line: string): { name: string; written: string }[] =>
  withoutBullet(line)
    .replace(/^(?:mother tongue|other language)(?:\(s\)|s)?:?/i, '')
    .split(/,(?![^()]{0,80}\))|[;|•·]| (?=\p{Lu}\p{L}{3,14}: )/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry.length > 1 && entry.length <= 60 && !/^(?:listening|understanding)\b|:$/i.test(entry))
    .flatMap((entry) => languagesIn(entry).map((name) => ({ name, written: entry })));

function languagesIn(entry: string): string[] {
  const [, first = entry, rest = ''] = /^(\p{L}{3,20})(?![\p{L}])(.*)$/u.exec(entry) ?? [];
  if (/^ ?[:(\t–—-]/.test(rest) || (isSpoken(first) && /^ \S+$/.test(rest))) return [first];
  const spoken = isSpoken(entry) ? [] : spokenIn(entry);
  return spoken.length > 0 ? spoken : [entry];
}

/** "Bilingual English/Spanish", "conversational Basque" */
export const spokenIn = (text: string): string[] => (text.match(/\p{Lu}\p{L}{2,20}/gu) ?? []).filter(isSpoken);

const inCapitals = /^[\p{Lu} &]{5,40}$/u;
/** "PROGRAMMING" above the languages is the name of a group; "VSAM" above "ISPF" is one of a list, and so is what stands below others that have no group. */
const isGroup = (line: string, next: string | undefined, first = '') =>
  inCapitals.test(first) &&
  inCapitals.test(line) &&
  next !== undefined &&
  !inCapitals.test(next) &&
  skillByName(line) === undefined;

const longestLine = 1_000;
const label = /^[\p{L} &/]{2,40}:/u;
/** A line of this share of the longest one is one that the page had to break. */
const full = 0.7;

function wholeLines(lines: readonly string[]): string[] {
  const whole: string[] = [];
  const longest = Math.max(0, ...lines.map((line) => line.length));
  for (const [at, line] of lines.entries()) {
    const before = whole.at(-1) ?? '';
    const isBelowFull = (lines[at - 1]?.length ?? 0) > full * longest && !before.endsWith(',');
    // Inside brackets, in the middle of a name that is not written small (iOS), or below a point or a label of a list.
    const isBroken =
      /\([^)]{0,80}$/.test(before) ||
      line.startsWith('(') ||
      (/^\p{Ll}/u.test(line) && !skillByName(line.split(/[\t,;|•·]/)[0]?.trim() ?? '')) ||
      (isBelowFull &&
        !isItem(line) &&
        !label.test(line) &&
        ((isItem(before) && !(deed.test(before) && titled.test(line))) || label.test(before)));
    if (isBroken && before !== '') whole[whole.length - 1] = `${before} ${line}`.slice(-longestLine);
    else whole.push(line);
  }
  return whole;
}

/** "Led teams across sites, promoting collaboration." tells of something, and lists nothing. */
function isSentence(line: string): boolean {
  const words = withoutBullet(line).split(' ').length;
  const isProse = withoutBullet(line).split(/[,;|•]/).length < words / 3;
  return isProse && ((/[.!]$/.test(line) && words > 6) || (deed.test(line) && words > 4));
}
/** What stands above the next things that somebody did. */
const titled = /^\p{Lu}[\p{L}/-]{1,20}(?: (?:&|and|of|\p{Lu}[\p{L}/-]{1,20})){0,4}$/u;
/** "Ran the payroll of 40 people": what somebody did, where it stands below what they are good at. */
const deed =
  /^(?:• )?(?:(?!(?:Advanced|Applied|Automated|Certified|Distributed|Embedded|Experienced|Integrated|Skilled|Unified)\b)\p{Lu}\p{Ll}{1,14}[^e\P{L}]ed|Led|Built|Cut|Drove|Grew|Kept|Made|Ran|Sold|Taught|Won|Wrote) /u;
