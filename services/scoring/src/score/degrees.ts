import { isOfStudy } from './short-degrees.ts';

type Degree = { rank: number; name: string; words: RegExp; short: RegExp };
type Place = { start: number; end: number };
type Mention = Place & { degree: Degree };

/**
 * The short forms count in capitals only: "be" is not a degree. Those of two letters need more than that (`isOfStudy`). Copied
 * posts run their lines together: "RequirementsMSc".
 */
const degrees: readonly Degree[] = [
  {
    rank: 1,
    name: 'a high school diploma',
    words: /\b(?:high school|secondary school)\b/gi,
    short: /\b(?:GED|A-levels?)\b/g,
  },
  {
    rank: 2,
    name: 'an associate degree',
    words:
      /\b(?:associate['’]?s? degree|associate of (?:arts|applied|science)|foundation degree|vocational (?:degree|diploma)|higher national diploma)\b/gi,
    short: /\b(?:HND|A\.A\.S?|AAS)\b/g,
  },
  {
    rank: 3,
    name: "a bachelor's degree",
    words: /bachelor['’]?s?\b|\b(?:undergraduate|college|university)(?: or advanced)? degree/gi,
    short: /(?:\b|(?<=[a-z]))(?:B\.?(?:Sc|Tech|Eng|Com|Ed)\b|B\. ?[ASE]\b|BBA\b|BSN\b|LLB\b|B[ASE]\b)/g,
  },
  {
    rank: 4,
    name: "a master's degree",
    words:
      /\b(?:(?<!\bscrum[ -])(?:master['’]s\b|masters\b|master degree)|master of (?!your|the|our|all|its|their|an?\b|ceremon)|postgraduate degree|graduate degree|advanced degree|juris doctor)/gi,
    short: /(?:\b|(?<=[a-z]))(?:M\.?(?:Sc|Tech|Eng|Com|Ed)\b|M\. ?[ASE]\b|MBA\b|MSN\b|LLM\b|M[ASE]\b)/g,
  },
  {
    rank: 5,
    name: 'a doctorate',
    words: /\b(?:doctorate|doctoral|doctor of (?!the|our|an?\b))/gi,
    short: /(?:\b|(?<=[a-z]))(?:Ph\.?\s?D|D\.?Phil|M\.D|MD)\b/g,
  },
];

/** How people write of their own, in any capitals. */
const ownShort: readonly (readonly [rank: number, RegExp])[] = [
  [1, /\b(?:ged|a-levels?)\b/gi],
  [2, /\b(?:hnd|a\.a\.s?)(?![a-z])/gi],
  [3, /\b(?:b\.?(?:sc|tech|eng|com)\b|b\.ed\b|bba\b|bsn\b|llb\b|b\.[ase]\.|b[as]\b)/gi],
  [4, /\b(?:m\.?(?:sc|tech|eng)\b|m\.ed\b|mba\b|msn\b|llm\b|m\.[ase]\.|m[as]\b|diplom\b|diplom-)/gi],
  [5, /\b(?:ph\.?\s?d|d\.?phil|m\.d\.)(?![a-z])/gi],
];
const ownField: readonly (readonly [rank: number, RegExp])[] = [
  [2, /^aas?\b/i],
  [3, /^b[ase]\b/i],
  [4, /^(?:m[ase]|med)\b/i],
  [5, /^md\b/i],
];

const placesOf = (text: string, pattern: RegExp): Place[] =>
  text
    .matchAll(pattern)
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

/** The least that a post asks for. */
export function askedDegree(text: string): Degree | undefined {
  const asked = new Set(
    mentionsIn(text)
      .filter((mentions, at, all) => isAsked(text, mentions, all[at - 1]?.at(-1)?.end, all[at + 1]?.[0]?.start))
      .flat()
      .filter(({ end }) => !softensBrackets.test(text.slice(end, end + 40)))
      .map(({ degree }) => degree),
  );
  return degrees.find((degree) => asked.has(degree));
}

/** In their order; those together that one thing is said of: "Bachelor's or Master's preferred". */
function mentionsIn(text: string): Mention[][] {
  const found = degrees
    .flatMap((degree) =>
      [...placesOf(text, degree.words), ...shortPlacesOf(text, degree.short)].map((place) => ({ degree, ...place })),
    )
    .toSorted((a, b) => a.start - b.start);
  const together: Mention[][] = [];
  for (const mention of found) {
    const last = together.at(-1);
    const end = last?.at(-1)?.end ?? 0;
    const isJoined = mention.start - end < 30 && joins.test(text.slice(end, mention.start));
    if (last !== undefined && isJoined) last.push(mention);
    else together.push([mention]);
  }
  return together;
}

/** A period behind a capital may be one of "B.S."; of what else is asked for, other words are said. */
const clauseEnds =
  /(?<!\b[A-Z]|\bPh)\.(?=[\sA-Z*•-]|o\s|$)|[;!?•\n]|,\s(?=(?:but|while)\b)|(?<!\bequivalent (?:[\w-]+ )?)\b(?:experience|knowledge|ability|skills|proficien\w+|familiar\w*)\b|\bexperience\b(?! (?:is )?(?:\w+ly )?(?:preferred|desired))/;
/** A heading has capitals: "degree preferred Experience in …" is of the degree, "degree Preferred Skills" is not. */
const softensBehind =
  /\b(?:(?:preferred|desired)(?!:| (?:qualif|skill|educat|experience|certif))|(?:Preferred|PREFERRED|Desired|DESIRED)(?!:| (?i:qualif|skill|educat|experience|certif))|an? (?:\w+ )?(?:plus|bonus|advantage|asset)|[Nn]ice[- ]to[- ]have|desirable|optional|welcome|helpful|beneficial|not (?:be )?(?:strictly )?(?:required|needed|necessary|mandatory|essential))\b|n['’]t (?:be )?(?:required|needed|necessary|mandatory|essential)\b/;
const softensBefore =
  /(?:^\W*(?:\w+ly )?(?:preferred|desired|preferably|ideally)|(?<!\b[Rr]equired (?:and|And|or|&) )(?:P(?:referred|REFERRED)|D(?:esired|ESIRED))|\b(?:preferred|desired):|\b(?:Preferably|[Ii]deally|[Bb]onus:|[Nn]ice[- ]to[- ]have))\b[^,]{0,40}$/;
const negatesBefore =
  /\b(?:[Nn]o|[Ww]ithout)\s+(?:(?!experience)[\w-]+\s+){0,3}$|(?:\bnot|n['’]t) (?:require|need)\b[^,]{0,20}$/;
const demands = /\b(?:required|requires?|must|mandatory|essential)\b/i;
const brackets = /\([^()]{0,80}\)/g;
const softensBrackets = /^\.?(?: degree)? ?\((?:\w+ )?(?:preferred|desired|optional|not required|an? plus)\b/i;
const joins = /^\.?(?: degrees?)?\s?(?:\/|,? ?\b(?:and\/)?or\b)\s?(?:an? )?$/i;
/** "Desired Master's" is said of what follows. */
const saidOfNext = /\b(?:preferred|desired)\W{0,3}$/i;

/** By the words of its clause, up to the degrees before and behind it. */
function isAsked(text: string, mentions: readonly Mention[], former = 0, next = Infinity): boolean {
  const [start = 0, end = 0] = [mentions[0]?.start, mentions.at(-1)?.end];
  const [before = ''] = clausesIn(text.slice(Math.max(former, start - 80), start)).toReversed();
  const behind = text.slice(end, Math.min(next, end + 120)).replace(/^\./, '');
  const [clause = '', ...others] = clausesIn(behind);
  const own = others.length === 0 && next < end + 120 ? clause.replace(saidOfNext, '') : clause;
  const softened = softensBehind.exec(own);
  if (negatesBefore.test(before)) return false;
  if (demands.test(own.slice(0, softened?.index))) return true;
  return softened === null && !softensBefore.test(before);
}

const clausesIn = (text: string) => text.replaceAll(brackets, '').split(clauseEnds);

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
