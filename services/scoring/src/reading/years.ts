import { squeeze } from './squeeze.ts';

/** Years of experience that a text asks for; a minimum alone is open above. */
export type YearsRead = { minimum: number; maximum?: number; start: number; end: number; words: string };

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];
const number = `(?:\\d{1,2}(?:\\.\\d)?|${numberWords.join('|')}|twenty)(?:\\s?\\(\\s?\\d{1,2}\\s?\\))?`;
// White space comes squeezed, so that these runs of it are short.
const statement = new RegExp(
  [
    `(?<bound>\\b(?:at\\s+least|minimum(?:\\s+of)?|min\\.?|more\\s+than|over|up\\s+to|maximum(?:\\s+of)?|no\\s+more\\s+than|less\\s+than)\\s*:?\\s+)?`,
    `(?<![\\w.$€£])(?<low>${number})\\s*(?<open>\\+|\\bplus\\b|\\bor\\s+more\\b)?`,
    `(?:\\s*(?:-|–|—|to|and)\\s*(?<high>${number})\\s*\\+?)?`,
    `\\s*[-+]?\\s*(?<unit>years?|yrs?|months?)(?<after>\\b['’]?\\s*(?:\\(?s\\)?)?)`,
  ].join(''),
  'giu',
);

const aboutExperience =
  /^[^.;!?\n]{0,80}\b(?:experience|experienced|exp|background|expertise|track record|practice|working|work|managing|leading|developing|in (?:a|the|an)\b)/i;
const experienceBefore = /\b(?:experience|exp|background)\b[^.;!?\n]{0,40}$/i;
const somethingElse =
  /^\s*(?:old|of age|ago|in business|contract|warranty|or older|degree|college|university|diploma|program)\b/i;
const ofTheEmployer =
  /\b(?:we have|we've|our (?:company|team|firm|clients)|founded|established|company (?:has|with)|for (?:over|more than|the (?:past|last)))\b[^.;!?\n]*$/i;

/** More than this is the age of a company. */
const longest = 25;

export function readYears(written: string): YearsRead[] {
  const { text, placeOf } = squeeze(written);
  const found: YearsRead[] = [];
  for (const match of text.matchAll(statement)) {
    const { bound = '', low = '', high, unit = '' } = match.groups ?? {};
    const end = match.index + match[0].trimEnd().length;
    const before = text.slice(Math.max(0, match.index - 120), match.index);
    const after = text.slice(end, end + 120);
    if (somethingElse.test(after) || ofTheEmployer.test(before)) continue;
    if (!aboutExperience.test(after) && !experienceBefore.test(before)) continue;
    const range = toRange(bound.toLowerCase(), value(low), high === undefined ? undefined : value(high), unit);
    if (range === undefined) continue;
    const place = { start: placeOf(match.index), end: placeOf(end) };
    found.push({ ...range, ...place, words: written.slice(place.start, place.end) });
  }
  return found;
}

function toRange(
  bound: string,
  low: number,
  high: number | undefined,
  unit: string,
): { minimum: number; maximum?: number } | undefined {
  const perYear = unit.toLowerCase().startsWith('m') ? 12 : 1;
  const minimum = Math.floor(low / perYear);
  if (low / perYear > longest || (high ?? 0) / perYear > longest) return undefined;
  if (high !== undefined) return high < low ? undefined : { minimum, maximum: Math.ceil(high / perYear) };
  if (/up to|maximum|no more|less/.test(bound)) return { minimum: 0, maximum: Math.ceil(low / perYear) };
  return { minimum };
}

function value(written: string): number {
  const digits = /\d+(?:\.\d)?/.exec(written)?.[0];
  if (digits !== undefined) return Number(digits);
  return written.toLowerCase().startsWith('twenty') ? 20 : numberWords.indexOf(written.toLowerCase().trim());
}
