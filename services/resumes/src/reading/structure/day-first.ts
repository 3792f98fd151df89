import { rangeIn } from './written-dates.ts';

const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)(?![\d/])/g;

/** Writes 02/03/2020 as 02.03.2020 in lines with dates where another date of the resume, such as 28/02/2020, says that days stand first. */
export function withDaysFirst(lines: readonly string[]): readonly string[] {
  const dates = lines.flatMap((line) => [...line.matchAll(slashed)].map(([, first, second]) => [+first!, +second!]));
  const isDayFirst = dates.some(([first = 0]) => first > 12) && !dates.some(([, second = 0]) => second > 12);
  return isDayFirst ? lines.map((line) => (rangeIn(line) ? line.replaceAll(slashed, '$1.$2.$3') : line)) : lines;
}
