import { matchesIn } from '../../reading/text/matches-in.ts';
import type { Place } from '../../reading/text/place.ts';
import { field, isOfStudy } from './short-degrees.ts';

const anyOf = (sayings: readonly string[]) => new RegExp(sayings.join('|'), 'gi');

/** By rank, from school to doctorate. `short`: what counts in capitals only. */
export type Degree = { rank: number; name: string; words: RegExp; short: RegExp };

/** "A degree in nursing", "degree required": of which rank is left open, so that any does. */
export const anyDegree = anyOf([
  `\\b(?<!\\d[ -])degrees?\\b(?=${[
    ` in ${field}`,
    '[ -](?:educated|level|qualified)\\b',
    ',? (?:(?:is|are) )?(?:strongly |highly )?(?:required|preferred|desired|desirable|essential|mandatory|necessary)\\b',
    ',? (?:(?:is|are) )?(?:strongly |highly )?an? (?:must|plus|bonus|advantage|asset)\\b',
    ',? (?:(?:is|are) )?(?:strongly |highly )?not (?:required|needed|necessary|essential)\\b',
    ' or (?:equivalent|higher|relevant|related|similar|comparable)\\b',
    ' from an? (?:accredited|recogni[sz]ed)\\b',
  ].join('|')})`,
  '(?<=\\b(?:academic|accredited|relevant|related|science|technical) )degrees?\\b(?! of)',
]);

/**
 * The short forms count in capitals only: "be" is not a degree. Those of two letters need more than that (`isOfStudy`). Copied
 * posts run their lines together: "RequirementsMSc".
 */
export const degrees: readonly Degree[] = [
  {
    rank: 1,
    name: 'a high school diploma',
    words: /\b(?:high school|secondary school)\b/gi,
    short: /\b(?:GED|A-levels?|HS(?= diploma| ?\+ ?\d|\/GED| or GED))\b/g,
  },
  {
    rank: 2,
    name: 'an associate degree',
    words: anyOf([
      "\\bassociate['’]?s?(?: degree|(?= ?\\+ ?\\d|,? or (?:an? )?bachelor| ?\\/ ?bachelor))\\b",
      '\\bassociates? of (?:arts|applied|science)\\b',
      '\\b(?:foundation degree|vocational (?:degree|diploma)|higher national diploma)\\b',
      '\\b(?:2|two)(?: \\(2\\))?[- ]year(?: \\w+){0,2} degrees?\\b',
    ]),
    short: /\b(?:HND|A\.A\.S?|AAS|A[DS]N|AA(?=\/AS\b| (?:degree\b|in [a-z])))\b/g,
  },
  {
    rank: 3,
    name: "a bachelor's degree",
    words: anyOf([
      "bachelor['’]?s?\\b",
      `\\b(?:${[
        'undergraduate(?: or graduate|[/ ]graduate)?',
        '(?:[34]|three|four)(?: \\([34]\\))?[- ]year(?: \\w+){0,3}',
        '(?:college|university)(?: or (?:college|university))?',
        'honou?rs',
        '2[:.][12](?: or (?:above|better|higher))?',
      ].join('|')})(?: or advanced)? degrees?\\b`,
      '\\bdegrees?(?= \\(?(?:at |of )?(?:minimum |at least )?(?:an? )?2[:.][12]\\b)',
    ]),
    short: /(?:\b|(?<=[a-z]))(?:B\.?(?:Sc|Tech|Eng|Com|Ed)\b|B\. ?[ASE]\b|BBA\b|BS(?:N|CS|[CEM]E)\b|LLB\b|B[ASE]\b)/g,
  },
  {
    rank: 4,
    name: "a master's degree",
    words: anyOf([
      // "The master's voice" is of somebody, a scrum master is another.
      `\\b(?<!\\bscrum[ -])(?:${[
        "(?<!\\b[Tt]he )master['’]s\\b",
        "(?<=\\b[Tt]he )master['’]s(?= (?:degree|level|program|in|or))\\b",
        'masters\\b',
        'master degree',
      ].join('|')})`,
      '\\bmaster of (?!your|the|our|all|its|their|an?\\b|ceremon)',
      '\\b(?:postgraduate|graduate|advanced) degree',
      '\\bjuris doctor',
    ]),
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

export const placesOf = (text: string, pattern: RegExp): Place[] =>
  matchesIn(text, pattern)
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    .filter((place) => !isOfOthers(text, place))
    .toArray();
export const shortPlacesOf = (text: string, pattern: RegExp): Place[] =>
  placesOf(text, pattern).filter(
    ({ start, end }) => !/^[bm][ased]$/i.test(text.slice(start, end)) || isOfStudy(text, start, end),
  );

/** "PhD students" are other people. */
const isOfOthers = (text: string, { end }: Place) =>
  /^['’]?s?[\s-]{1,2}(?:students?|candidates?|pupils|teachers?|theses)\b/i.test(text.slice(end, end + 20));
