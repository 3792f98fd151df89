const year = String.raw`(?:19|20)\d\d`;
const monthName = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,? `;
const month = String.raw`(?:${monthName}|\d{1,2}[/.])`;
const now = 'present|current|now|today|ongoing';

/** A range of dates in a line: the first group is its start, the second its end. */
export const dateRange = new RegExp(`(${month}?${year}) ?(?:-|–|—|to|until) ?(${month}?${year}|${now})`, 'i');
/** The same where a program that wrote the file lost the dash; only months make it safe. */
const dashlessRange = new RegExp(`(${monthName}${year}) (${monthName}${year}|present)`, 'i');
const season = '(?:spring|summer|fall|autumn|winter) ';
const loneDate = new RegExp(`(?<![\\w/.-])(?:${season})?(${month}?${year})(?![\\w/-]|\\.\\d)`, 'i');

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `YYYY-MM`, `YYYY` where no month is given, or `present`. */
export function calendar(written: string): string {
  const year = /\d{4}$/.exec(written)?.[0];
  if (!year) return 'present';
  const before = written.slice(0, -4).toLowerCase();
  const number = Number.parseInt(before, 10) || months.indexOf(before.slice(0, 3)) + 1;
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : year;
}

/** When something was, by one line, and the words of the line before and after it. */
export type Dated = {
  start?: string;
  end?: string;
  isCurrent: boolean;
  isRange: boolean;
  before: string;
  after: string;
};

/** The dates that a line carries at its start, its end or between separators; undefined for a line that only mentions a year. */
export function datesOf(line: string): Dated | undefined {
  const range = dateRange.exec(line) ?? dashlessRange.exec(line);
  const found = range ?? loneDate.exec(line);
  if (found?.[1] === undefined) return undefined;
  const before = tidy(line.slice(0, found.index).replace(label, ''));
  const after = tidy(line.slice(found.index + found[0].length));
  if (range?.[2] === undefined) {
    const isApart = before === '' || after === '' || /^ ?[)\]|·•,]/.test(line.slice(found.index + found[0].length));
    return isApart ? { end: calendar(found[1]), isCurrent: false, isRange: false, before, after } : undefined;
  }
  const end = calendar(range[2]);
  const isCurrent = end === 'present';
  return { start: calendar(found[1]), ...(!isCurrent && { end }), isCurrent, isRange: true, before, after };
}

/** What stands before a date and belongs to it. */
const label =
  /(?:expected|anticipated|graduat(?:ed|ion|ing)|grad\.?|issued|since)[ :]{0,3}(?:graduation|date)?[ :]{0,3}$/i;

/** Without the separators and empty brackets that are left where something was taken out. */
export const tidy = (text: string): string =>
  text
    .replace(/[([] ?[)\]]/g, '')
    .replace(/^[\s,;|·•:)\]–—-]+/, '')
    .replace(/[\s,;|·•:([–—-]+$/, '');
