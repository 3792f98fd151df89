import { anyCase } from '../text/any-case.ts';
import { matchesIn } from '../text/matches-in.ts';
/** A length of time as it is written. Months and decades are told in years; a minimum alone is open above. */
export type YearStatement = {
  /** Parts of a year are kept. */
  minimum: number;
  maximum?: number;
  start: number;
  end: number;
  /** What its form says already: "5+", "at least 5", "3-5" are how people ask; "5 years" may be anything. */
  form: 'asks' | 'plain' | 'vague' | 'adjective';
  isMonths: boolean;
  /** Whether the unit is singular, as in "a 6+ month position". */
  isSingular: boolean;
  /** "Over 5 years", "more than 5 years". */
  isOver: boolean;
  /** "Five consecutive years". */
  isInARow: boolean;
};

const units = [
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
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const word = `(?:${units.toReversed().join('|')})`;
/** "5", "five", "five (5)", "5 (five)", "2.5", "two and a half", "2½". */
const number = `(?:(?:\\d{1,2}(?:[.,]\\d)?|${word})(?:\\s?\\(\\s?(?:\\d{1,2}|${word})\\s?\\+?\\s?\\))?(?:\\s?½|\\s+and\\s+a\\s+half)?|(?:a\\s+)?couple(?:\\s+of)?)`;
const unit = `(?:${anyCase('(?:years?|yrs?|yoe|months?|mths?|mos?|decades?)')}(?:\\b|(?=[A-Z]))|(?<=\\d\\+?)${anyCase('ys?')}\\b)(?:['’]|\\s?\\([sS]\\))?`;
const more = `(?:\\s*(?:\\(?\\+\\)?|(?:-\\s*)?plus\\b|(?:or|and|&)\\s+(?:more|above|up|over|greater|longer|beyond|upwards?)\\b))`;
const less = `(?:\\s+(?:or|and)\\s+(?:less|fewer|below|under)\\b|\\s*\\(?max(?:\\.|imum)?\\)?(?![a-z]))`;
const least = `(?:\\s*\\(?min(?:\\.|imum)?\\)?(?![a-z]))`;
const between = `\\s*(?:-\\s*to\\s*-|[-–—~/]|\\bto\\b|\\bthrough\\b|\\bor\\b|\\band\\b)\\s*`;
const atLeast = `at\\s*least|minimum(?:\\s+of|\\s+required)?|min\\b\\.?|more\\s+than|over|above|upwards?\\s+of|(?:no|not)\\s+(?:less|fewer)\\s+than|exceeding|greater\\s+than|[>≥]=?`;
const atMost = `up\\s+to|maximum(?:\\s+of)?|max\\b\\.?|(?:no|not)\\s+more\\s+than|less\\s+than|fewer\\s+than|under|below|[<≤]=?`;
const about = `about|around|approximately|approx\\b\\.?|roughly|circa|some|~|between|from`;
/** What may stand between a number and its unit. */
const quality = `(?:full|solid|whole|complete|good|continuous|consecutive|full[- ]time|progressive|relevant|professional|recent|hands[- ]on|proven)`;

const isAtLeast = new RegExp(`^(?:${atLeast})`, 'iu');
const isAtMost = new RegExp(`^(?:${atMost})`, 'iu');
const openBehind = new RegExp(`^(?:${more}|${least})$`, 'iu');
const isAtMostBehind = new RegExp(`^${less}$`, 'iu');

/** Where a page was copied, lines come without what was between them: "related field5 years", "QualificationsTwo years". */
const runOn = `(?<=[a-z]{2})(?=[A-Z\\d])|(?<=[A-Z]{3})(?=\\d)`;

// White space comes squeezed, so that these runs of it are short.
const statement = new RegExp(
  [
    anyCase(`(?<bound>(?<![a-z])(?:${atLeast}|${atMost}|${about})\\s*:?\\s*(?:the\\s+)?(?:an?\\s+)?)?`),
    `(?:(?<![\\w$€£]|(?<!\\b[wW])/|\\w-|\\d[.,–—])|${runOn})`,
    anyCase(`(?<plus>\\+\\s?)?(?<low>${number})(?<open>${more})?`),
    `(?:\\s*-?\\s*(?<lowUnit>${unit}))?`,
    anyCase(`(?:(?<by>${between})(?<high>${number})(?<further>${more})?)?`),
    anyCase(`(?:\\s?\\(\\d{1,2}\\s?(?:[-–]|to)\\s?\\d{1,2}\\+?\\))?(?<hyphen>\\s*-?\\s*)(?:${quality}\\s+)?`),
    `(?<unit>${unit})`,
    anyCase(`(?<after>${more}|${less}|${least})?`),
  ].join(''),
  'gu',
);
/** Words for a length that have no number: "a decade", "half a year", "one full year" is above. */
const inWords =
  /(?<![\w-])(?<bound>at least|minimum of|over|more than|up to|less than|under)?\s*(?<length>half\s+a\s+decade|(?:a|one)\s+(?:full\s+|whole\s+)?decade|half\s+a\s+year|an?\s+(?:full\s+|whole\s+)?year)(?:['’]s?)?(?<open>\s+(?:or|and)\s+more|\s*\+)?(?![\w-])/giu;
/** A number behind its name: "Years of experience: 5+", "Experience (years): 3-5", "YOE: 4". */
const named = new RegExp(
  `\\b(?:(?:years?|yrs?)['’]?(?:\\s+of)?(?:\\s+[a-z]{2,12}){0,2}\\s+(?:experience|exp)(?:\\s+(?:required|needed|preferred))?|(?:experience|exp)(?:\\s+(?:required|needed))?\\s*\\((?:in\\s+)?(?:years?|yrs?)\\)|yoe)\\s*[:=–-]\\s*(?<bound>(?:${atLeast}|${atMost})\\s*)?(?<low>${number})(?<open>${more})?(?:(?<by>${between})(?<high>${number})(?<further>${more})?)?(?:\\s*(?:years?|yrs?)\\b)?(?![\\w%]|[.,]\\d|\\s*-?\\s*mo)`,
  'giu',
);

/** "5+ experience as an analyst". */
const unnamed =
  /(?:(?<![\w$€£/.,-])|(?<=[a-z]{2})(?=\d))(?<low>\d{1,2})\s?\+(?=\s+(?:(?:of|relevant|professional|work(?:ing)?|industry|overall|total)\s+){0,2}(?:experience|exp)\b)/giu;

/** More than this is the age of a company. */
const longest = 25;

/** All lengths of time in a text whose white space is squeezed, in their order, without overlaps. */
export function statementsIn(text: string): YearStatement[] {
  const found = [
    ...[...matchesIn(text, statement)].map(ofNumbers),
    ...[...matchesIn(text, inWords)].map(ofWords),
    ...[...matchesIn(text, named)].map(ofNumbers),
    ...[...matchesIn(text, unnamed)].map(ofNumbers),
  ].filter((one) => one !== undefined);
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return inOrder.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

const over = /^(?:over|more\s+than|above|nearly|almost|about|around)\b/i;

type Groups = Partial<Record<string, string>>;

function ofNumbers(match: RegExpMatchArray): YearStatement | undefined {
  const groups: Groups = match.groups ?? {};
  const { bound = '', low = '', by = '', high, further = '', after = '' } = groups;
  const per = unitOf(groups.unit);
  // "6 months to 1 year".
  const perLow = high === undefined ? per : unitOf(groups.lowUnit ?? groups.unit);
  const [first, second] = [valueOf(low) * perLow, high === undefined ? undefined : valueOf(high) * per];
  if (first > longest || (second ?? 0) > longest) return undefined;
  // "2 and 3 years" is a range only as "between 2 and 3 years"; "1/2 year" is half of one.
  if (/and/i.test(by) && !/between/i.test(bound)) return undefined;
  if (by.includes('/') && /^(?:year|yr)$/i.test(groups.unit ?? '')) return undefined;
  const known = { ...placeOf(match), ...formOf(groups, Math.max(first, second ?? 0) > per) };
  const isOpenBehind = openBehind.test(after);
  if (second !== undefined) {
    if (second < first) return /or/i.test(by) ? { ...known, minimum: second } : undefined;
    return {
      ...known,
      minimum: first,
      ...(further === '' && !isOpenBehind && { maximum: second }),
      form: rangeForm(known),
    };
  }
  if (isAtMost.test(bound) || isAtMostBehind.test(after))
    return { ...known, minimum: 0, maximum: first, form: rangeForm(known) };
  return { ...known, minimum: first };
}
const rangeForm = ({ form }: Pick<YearStatement, 'form'>) => (form === 'adjective' ? form : 'asks');

function formOf(groups: Groups, isSeveral: boolean): Pick<YearStatement, 'form' | 'isMonths' | 'isSingular'> {
  const { bound = '', plus = '', low = '', open = '', hyphen = '', after = '', unit } = groups;
  const isOpen = `${plus}${open}` !== '' || low.includes('+') || openBehind.test(after);
  const asks = isOpen || isAtLeast.test(bound) || unit === undefined;
  const isSingular = /^(?:year|month|decade)$/i.test(unit ?? '');
  const isAdjective = hyphen.includes('-') || (isSingular && isSeveral && !asks);
  return { form: isAdjective ? 'adjective' : asks ? 'asks' : 'plain', isMonths: /^m/i.test(unit ?? ''), isSingular };
}

function ofWords(match: RegExpMatchArray): YearStatement {
  const { bound = '', length = '', open } = match.groups ?? {};
  const half = /^half/i.test(length) ? 0.5 : 1;
  const years = (/decade/i.test(length) ? 10 : 1) * half;
  const known = {
    ...placeOf(match),
    form: open === undefined && bound === '' ? 'vague' : 'plain',
    isMonths: false,
    isSingular: false,
  } as const;
  if (/^(?:up|less|under)/i.test(bound)) return { ...known, minimum: 0, maximum: years };
  return { ...known, minimum: years };
}

function placeOf(match: RegExpMatchArray) {
  const start = (match.index ?? 0) + (match[0].length - match[0].trimStart().length);
  const [words] = match;
  return {
    start,
    end: (match.index ?? 0) + words.trimEnd().length,
    isOver: over.test(words.trimStart()),
    isInARow: /\bconsecutive\b/i.test(words),
  };
}

function unitOf(written = 'years'): number {
  if (/^m/i.test(written)) return 1 / 12;
  return /^d/i.test(written) ? 10 : 1;
}

function valueOf(written: string): number {
  const half = /½|half/i.test(written) ? 0.5 : 0;
  const digits = /\d+(?:[.,]\d)?/.exec(written)?.[0];
  if (digits !== undefined) return Number(digits.replace(',', '.')) + half;
  if (/couple/i.test(written)) return 2;
  return units.indexOf(written.toLowerCase().trim().split(/\s/)[0] ?? '') + half;
}
