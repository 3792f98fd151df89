import { askedNeeds } from '../../reading/needs/asked-needs.ts';
import { sectionsIn } from '../../reading/sections/sections.ts';
import { anyCase } from '../../reading/text/any-case.ts';
import { matchesIn } from '../../reading/text/matches-in.ts';
import type { Place } from '../../reading/text/place.ts';
import { field, isOfStudy } from './short-degrees.ts';

type Degree = { rank: number; name: string; words: RegExp; short: RegExp };
type Mention = Place & { degree: Degree };

/** "A degree in nursing", "degree required": of which rank is left open, so that any does. */
const anyDegree = new RegExp(
  `\\b(?<!\\d[ -])degrees?\\b(?= in ${field}|[ -](?:educated|level|qualified)\\b|,? (?:(?:is|are) )?(?:strongly |highly )?(?:required|preferred|desired|desirable|essential|mandatory|necessary|an? (?:must|plus|bonus|advantage|asset)|not (?:required|needed|necessary|essential))\\b| or (?:equivalent|higher|relevant|related|similar|comparable)\\b| from an? (?:accredited|recogni[sz]ed)\\b)|(?<=\\b(?:academic|accredited|relevant|related|science|technical) )degrees?\\b(?! of)`,
  'gi',
);

/**
 * The short forms count in capitals only: "be" is not a degree. Those of two letters need more than that (`isOfStudy`). Copied
 * posts run their lines together: "RequirementsMSc".
 */
const degrees: readonly Degree[] = [
  {
    rank: 1,
    name: 'a high school diploma',
    words: /\b(?:high school|secondary school)\b/gi,
    short: /\b(?:GED|A-levels?|HS(?= diploma| ?\+ ?\d|\/GED| or GED))\b/g,
  },
  {
    rank: 2,
    name: 'an associate degree',
    words:
      /\b(?:associate['’]?s?(?: degree|(?= ?\+ ?\d|,? or (?:an? )?bachelor| ?\/ ?bachelor))|associates? of (?:arts|applied|science)|foundation degree|vocational (?:degree|diploma)|higher national diploma|(?:2|two)(?: \(2\))?[- ]year(?: \w+){0,2} degrees?)\b/gi,
    short: /\b(?:HND|A\.A\.S?|AAS|A[DS]N|AA(?=\/AS\b| (?:degree\b|in [a-z])))\b/g,
  },
  {
    rank: 3,
    name: "a bachelor's degree",
    words:
      /bachelor['’]?s?\b|\b(?:undergraduate(?: or graduate|[/ ]graduate)?|(?:[34]|three|four)(?: \([34]\))?[- ]year(?: \w+){0,3}|(?:college|university)(?: or (?:college|university))?|honou?rs|2[:.][12](?: or (?:above|better|higher))?)(?: or advanced)? degrees?\b|\bdegrees?(?= \(?(?:at |of )?(?:minimum |at least )?(?:an? )?2[:.][12]\b)/gi,
    short: /(?:\b|(?<=[a-z]))(?:B\.?(?:Sc|Tech|Eng|Com|Ed)\b|B\. ?[ASE]\b|BBA\b|BS(?:N|CS|[CEM]E)\b|LLB\b|B[ASE]\b)/g,
  },
  {
    rank: 4,
    name: "a master's degree",
    words:
      /\b(?:(?<!\bscrum[ -])(?:(?<!\b[Tt]he )master['’]s\b|(?<=\b[Tt]he )master['’]s(?= (?:degree|level|program|in|or))\b|masters\b|master degree)|master of (?!your|the|our|all|its|their|an?\b|ceremon)|postgraduate degree|graduate degree|advanced degree|juris doctor)/gi,
    short:
      /(?:\b|(?<=[a-z]))(?:M\.?(?:Sc|Tech|Eng|Com|Ed|Pharm)\b|M\. ?[ASE]\b|M(?:BA|PH)\b|MS(?:[NW]|CS|[CE]E)\b|LLM\b|M[ASE]\b|J\.D\b|JD(?=,? (?:and|degree|from|is|or|required|with)\b|;))/g,
  },
  {
    rank: 5,
    name: 'a doctorate',
    words: /\b(?:doctorate|doctoral|doctor of (?!the|our|an?\b))/gi,
    short:
      /(?:\b|(?<=[a-z]))(?:Ph\.?\s?D|D\.?Phil|M\.D|MD|DVM|Pharm\.?D|DDS(?=(?:,| ?\/| or) ?DMD\b| degree| from)|DMD(?=(?:,| ?\/| or) ?DDS\b| degree| from))\b/g,
  },
  // Where another is asked for too, it is that one.
  { rank: 2, name: 'a degree', words: anyDegree, short: /(?!)/g },
];

/** How people write of their own, in any capitals. */
const ownShort: readonly (readonly [rank: number, RegExp])[] = [
  [1, /\b(?:ged|a-levels?|diploma|abitur|baccalaur[eé]at|gcses?|leaving certificate|matura)\b/gi],
  [2, /\b(?:hnd|a[ds]n|a\.a\.s?)(?![a-z])/gi],
  [3, /\b(?:b\.?(?:sc|tech|eng|com)\b|b\.ed\b|bba\b|bs(?:n|cs|[cem]e)\b|llb\b|b\.[ase]\.|b[as]\b)/gi],
  [
    4,
    /\b(?:m\.?(?:sc|tech|eng|pharm)\b|m\.ed\b|m(?:ba|ph)\b|ms(?:[nw]|cs|[ce]e)\b|j\.d\.|llm\b|m\.[ase]\.|m[as]\b|diplom\b|diplom-)/gi,
  ],
  [5, /\b(?:ph\.?\s?d|d\.?phil|pharm\.?d|dvm|m\.d\.)(?![a-z])/gi],
];
const ownField: readonly (readonly [rank: number, RegExp])[] = [
  [2, /^aas?\b/i],
  [3, /^b[ase]\b/i],
  [4, /^(?:m[ase]|med)\b/i],
  [5, /^(?:md|dds|dmd)\b/i],
];

const placesOf = (text: string, pattern: RegExp): Place[] =>
  matchesIn(text, pattern)
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    .filter((place) => !isOfOthers(text, place))
    .toArray();
const shortPlacesOf = (text: string, pattern: RegExp): Place[] =>
  placesOf(text, pattern).filter(
    ({ start, end }) => !/^[bm][ased]$/i.test(text.slice(start, end)) || isOfStudy(text, start, end),
  );

/** "PhD students" are other people. */
const isOfOthers = (text: string, { end }: Place) =>
  /^['’]?s?[\s-]{1,2}(?:students?|candidates?|pupils|teachers?|theses)\b/i.test(text.slice(end, end + 20));

/** The least that a post asks for. `orYears`: as many of experience would do as well. */
export function askedDegree(text: string): AskedDegree | undefined {
  const mentions = mentionsIn(text);
  const needs = askedNeeds(text, mentions, sectionsIn(text, 'requirements'));
  const asked = mentions.filter((_, at) => needs[at]?.need === 'must' || needs[at]?.need === 'wanted');
  const least = degrees.find((degree) => asked.some((mention) => mention.degree === degree));
  if (least === undefined) return undefined;
  const years = asked.flatMap((mention, at) =>
    mention.degree === least ? yearsInstead(text, mention, lastOfChoice(text, asked.slice(at))) : [],
  );
  const orYears = years.find((one) => one !== undefined);
  return { rank: least.rank, name: least.name, ...(orYears !== undefined && { orYears }) };
}
export type AskedDegree = { rank: number; name: string; orYears?: number };

const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const someYears = `(?<years>\\d{1,2}|${inWords.join('|')})(?: \\(\\d{1,2}\\))?\\+?(?: ?(?:-|–|to) ?\\d{1,2})?(?: or more)? (?:years?|yrs?)\\b(?! (?:of )?(?:college|university|school|study|studies|education))`;
/** "2+ years of experience or a graduate degree"; those of "BS + 2 years or AAS" are asked for beside the other. */
const yearsBefore = new RegExp(`(?<![\\d+] ?)${someYears}[^.,;:\\n]{0,60}(?:,? |\\()or (?:an? )?$`, 'i');
/** "A bachelor's degree or at least four years of experience". */
const yearsBehind = new RegExp(
  `^[^.:;\\d\\n]{0,80}?,? or (?:(?:at least|a minimum of|minimum|minimum of|more than|over) )?${someYears}`,
  'i',
);

/** The last of "a bachelor's or master's degree", which stands before the years that would do as well. */
function lastOfChoice(text: string, mentions: readonly Mention[]): Mention {
  const last = mentions.findIndex(
    ({ end }, at) => !/^,? or (?:an? )?$/i.test(text.slice(end, Math.min(end + 10, mentions[at + 1]?.start ?? end))),
  );
  return mentions[last]!;
}

/** As many as would do instead of it. */
function yearsInstead(text: string, { start }: Mention, { end }: Mention): number | undefined {
  const before = text.slice(Math.max(0, start - 100), start);
  const { years } = (yearsBehind.exec(text.slice(end, end + 140)) ?? yearsBefore.exec(before))?.groups ?? {};
  if (years === undefined) return undefined;
  return Number.isNaN(Number(years)) ? inWords.indexOf(years.toLowerCase()) + 1 : Number(years);
}

/** In the order of the text, each with what it is of. */
function mentionsIn(text: string): Mention[] {
  const found = degrees
    .flatMap((degree) =>
      [...placesOf(text, degree.words), ...shortPlacesOf(text, degree.short)].map(({ start, end }) => ({
        degree,
        start,
        end: end + (whatOf.exec(text.slice(end, end + 200))?.[0].length ?? 0),
      })),
    )
    .toSorted((a, b) => a.start - b.start);
  return found.filter(({ degree, start }, at) => {
    const before = found[at - 1]?.end ?? -Infinity;
    // "Bachelor of Science (honours) degree required" is of the former.
    const isOfFormer = degree.words === anyDegree && start - before < 60 && !/[.;\n]/.test(text.slice(before, start));
    return start >= before && !isOfFormer;
  });
}

/** "… of Science degree in law, business or a related field": the commas of it separate nothing that is said of. */
const word = `(?!${anyCase('(?:(?:and|or|with|is|are|from)\\b|prefer|desir|requir|experience|knowledge|skills|proficien|abilit|an? plus|master|bachelor|associate|doctor)')}|[BM][ABES]|Ph)(?:[A-Za-z][a-z'’-]+|[A-Z]{2,4})(?![a-z])`;
const subject = `(?:an? )?${word}(?:[ /]${word}){0,3}`;
const whatOf = new RegExp(
  `^(?:,? of (?:Science|Arts|[A-Z][a-z]+))?(?:\\.(?= [a-z(/]| Degree|,))?(?: (?:[Dd]egree|level)s?)?(?:,? (?:in|with an? (?:major|concentration|focus|emphasis|specialization) in) ${subject}(?:(?:, ?${subject}){0,8},? (?:and|or|and/or|&) ${subject})?)?`,
);

/** The highest that somebody has, by the degrees of their profile and the words of their resume; 0 for none. */
export const highestDegree = (own: readonly string[], resume: string): number =>
  Math.max(...[...own, resume].map(rankIn), ...own.map(rankOfField));

const rankIn = (text: string): number =>
  Math.max(
    0,
    ...degrees.filter(({ words }) => placesOf(text, words).length > 0).map(({ rank }) => rank),
    ...ownShort.filter(([, pattern]) => shortPlacesOf(text, pattern).length > 0).map(([rank]) => rank),
  );
const rankOfField = (degree: string): number =>
  Math.max(0, ...ownField.filter(([, pattern]) => pattern.test(degree.trim())).map(([rank]) => rank));
