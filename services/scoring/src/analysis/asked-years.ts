import type { NeededYears, ReadField } from './read-fields.ts';

type Statement = NeededYears & { in: ReadField };
export type AskedYears = { minimum: number; maximum?: number; from: readonly Statement[] };

/**
 * What a post asks for in all: the most that any sentence requires; what is only preferred counts where nothing is required.
 * Undefined where it names no years.
 */
export function askedYears(fields: readonly ReadField[]): AskedYears | undefined {
  const read = fields.flatMap((field) =>
    withoutAlternatives(field.text, field.years).map((one): Statement => ({ ...one, in: field })),
  );
  const required = read.filter((one) => !one.isPreferred);
  const all = required.length > 0 ? required : read;
  const own = all.filter((one) => !isInsteadOfDegree(one));
  const from = own.length > 0 ? own : all;
  if (from.length === 0) return undefined;
  const minimum = Math.max(...from.map((one) => one.minimum));
  const maximum = endOf(from, minimum);
  return { minimum, ...(maximum !== undefined && { maximum }), from };
}

/** "A bachelor's degree or 4 years of equivalent experience": beside other years, these say nothing of all. */
const isInsteadOfDegree = ({ in: { text }, start, end }: Statement): boolean => {
  const [before = ''] = /[^.;\n]*$/.exec(text.slice(Math.max(0, start - reach), start)) ?? [];
  // "… or 3 years with a PhD" are of another way to qualify.
  const [behind = ''] = /^[^.;\n]*/.exec(text.slice(end, end + 60)) ?? [];
  return /\bor(?: at least)? $/i.test(before) && namesDegree(before) && !namesDegree(behind);
};

/** The end of what asks for most; where that is open, a later end that another sentence names. */
function endOf(from: readonly NeededYears[], minimum: number): number | undefined {
  const ofTheMost = from.flatMap((one) => (one.minimum === minimum ? (one.maximum ?? []) : []));
  const later = from.flatMap(({ maximum = 0 }) => (maximum > minimum ? maximum : []));
  const ends = ofTheMost.length > 0 ? ofTheMost : later;
  return ends.length === 0 ? undefined : Math.max(...ends);
}

const degree =
  /\b(?:(?:bachelor|master|associate)(?:['’]?s)?|ph\.?d|doctorate|degree|diploma|b\.?(?:a|sc?)|m\.?sc?|mba|aas?|a[ds]n|education|hs(?= ?\+| ?$))\b/i;
/** Where lines were run together: "in related fieldsMS with …". */
const degreeRunOn = /[a-z](?:Bachelor|Master|Associate|Ph\.?D|[BM]\.?[SA]c?\b)/;
const namesDegree = (text: string) => degree.test(text) || degreeRunOn.test(text);
/** As far apart as two ways to qualify are told. */
const reach = 160;
/** "… of experience; OR" goes on below. */
const sentenceEnd =
  /;(?!\s?[Oo][Rr]\b)|(?<!\b[Oo][Rr]\s?)\n(?!\s?(?:[Oo][Rr]\b|Bachelor|Master|Associate|Ph\.?D|[BM]\.?[SA]c?\b))|[a-z\d)]{2}\.(?:\s|[A-Z]|$)/;

/** "A bachelor's and 5 years, or a master's and 3 years": the least of them is enough. */
function withoutAlternatives(text: string, years: readonly NeededYears[]): NeededYears[] {
  const kept: NeededYears[] = [];
  let last: NeededYears | undefined;
  for (const one of years) {
    const isOther = last !== undefined && isAnotherWay(text, last, one);
    last = one;
    const former = kept.at(-1);
    if (!isOther || former === undefined) kept.push(one);
    else if (one.minimum < former.minimum) kept[kept.length - 1] = one;
  }
  return kept;
}

function isAnotherWay(text: string, last: NeededYears, one: NeededYears): boolean {
  if (one.start - last.end > reach) return false;
  const between = text.slice(last.end, one.start);
  if (sentenceEnd.test(between)) return false;
  const isOr = /\bor\b/i.test(between) || /[a-z]OR\b/.test(between);
  // "… OR 8 years …", "… or a master's and 3 years".
  if (isOr && (namesDegree(between) || /or\s*(?:with\s+)?$/i.test(between))) return true;
  // "PhD with at least 2 years …, MS with at least 4 years", "six years with a bachelor's, four with a master's".
  if (!namesDegree(between)) return false;
  const isBehindIt = text[one.start] === '+' || /\b(?:with|plus)\s*$/i.test(between);
  const isBefore = isBehindIt && namesDegree(text.slice(Math.max(0, last.start - reach), last.start));
  return isBefore || (/^[^.;\n]{0,60}\bwith\s+an?\s/i.test(between) && namesDegree(text.slice(one.end, one.end + 60)));
}
