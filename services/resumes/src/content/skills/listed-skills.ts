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
    .map(withoutLabels)
    .flatMap((lines) => wholeLines(lines.filter((line, at) => !isGroup(line, lines[at + 1], lines[0]))))
    .filter((line) => !/^(?:• )?(?:interests|hobbies)\b/i.test(line) && !isSentence(line))
    .flatMap(skillsOf)
    .filter((name) => !name.endsWith(':'));
  const found = [
    ...named.map((name) => ({ name, written: name, isOfLanguages: false })),
    ...withLevelsBelow(spoken.flatMap(cellsOf)).flatMap(languagesOf),
  ]
    .slice(0, mostItems)
    .flatMap(({ name, written, isOfLanguages }) => withLevel(skillsNamed(name), written, isOfLanguages));
  const each = Map.groupBy(found, ({ name }) => name.toLowerCase()).values();
  return Array.from(each, (same) => same.find(({ level }) => level !== undefined) ?? same.at(-1)!).slice(0, mostItems);
}

/** What is a name as it is written says nothing beside it: "Basic life support". */
const withLevel = (skills: readonly ListedSkill[], written: string, isOfLanguages: boolean): ListedSkill[] => {
  const isName = skillByName(written) !== undefined;
  return skills.map((skill) => {
    const of = isOfLanguages || isSpoken(skill.name) ? 'language' : 'other';
    const level = isName || skill.name === written ? undefined : levelSaid(written, of);
    return level === undefined ? skill : { ...skill, level };
  });
};

type Written = { name: string; written: string; isOfLanguages: boolean };

/** "English – C1, Anglais : courant, Catalan (native) and Basque (B2)" */
function languagesOf(line: string): Written[] {
  const [label = ''] = ofTongues.exec(withoutBullet(line)) ?? [];
  const isNative = label.startsWith('M') && label.endsWith(':');
  return withoutBullet(line)
    .slice(label.length)
    .split(/,(?![^()]{0,80}\))|[;|•·]| (?=\p{Lu}\p{L}{3,14}: )|(?<=\))\s(?:(?:&|and|e|et|en|und|y) )?(?=\p{Lu})/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry.length > 1 && entry.length <= 60 && !isAboutLanguages(entry))
    .flatMap((entry) =>
      languagesIn(entry).map((name, at, all) => ({
        name,
        written: isNative ? `${entry} (native)` : at < all.length - 1 ? entry.replace(inBrackets, '') : entry,
        isOfLanguages: true,
      })),
    );
}
/** "English and French (B2)" says it of French. */
const inBrackets = / ?\([^()]*\)$/;
/** How the CVs of Europass begin their lines. */
const ofTongues = /^(?:mother tongue|other language)(?:\(s\)|s)?:?/i;
/** "lived in Ghent for a year", and what a table of levels says beside them. */
const isAboutLanguages = (entry: string) =>
  /^(?:levels?|listening|understanding|[a-c][12] and [a-c][12])\b|:$/i.test(entry) ||
  (/^\p{Ll}/u.test(entry) &&
    !isSpoken(entry.split(' ')[0] ?? '') &&
    spokenIn(entry).length === 0 &&
    (/^\p{Ll}+ (?:as|at|during|for|in|since|to|with) /u.test(entry) || levelSaid(entry, 'language') !== undefined));

/** "English\tSpanish (native)": where several cells name a language, each says how well of its own. */
function cellsOf(line: string): string[] {
  const cells = line.split('\t');
  return cells.filter((cell) => spokenIn(cell).length > 0).length > 1 ? cells : [line];
}

/** "English" above "Native" */
function withLevelsBelow(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1) ?? '';
    const isOfBefore = spokenIn(before).length > 0 && spokenIn(line).length === 0;
    const isBelow =
      isOfBefore && levelSaid(before, 'language') === undefined && levelSaid(line, 'language') !== undefined;
    // "Français : langue", "maternelle": a narrow column breaks it.
    if (isOfBefore && /^[(\p{Ll}]/u.test(line)) whole[whole.length - 1] = `${before} ${line}`;
    else if (isBelow && !/[,;|•·]/.test(before)) whole[whole.length - 1] = `${before} – ${withoutBullet(line)}`;
    else whole.push(line);
  }
  return whole;
}

/** "Ovens\tDeck, Rack" in a table of skills names a group first, where that is no skill itself. */
function withoutLabels(lines: readonly string[]): readonly string[] {
  const rows = lines.filter((line) => row.test(line));
  if (rows.length < 2 || rows.length < lines.length / 2) return lines;
  return lines.map((line) => {
    const [, label = '', rest = line] = row.exec(line) ?? [];
    return skillByName(label) ? line : rest;
  });
}
const row = /^(\p{Lu}[^,\t]{1,30})\t([^\t]+,[^\t]+)$/u;

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
