import { rangeAtEnd } from './written-dates.ts';

/** "January", "2016 –", "February", "2021" stand in as many lines where the column of the dates is that narrow. */
const mostLines = 4;
/** What of a cell may belong to dates. */
const longestDates = 40;
/** A month or a year. */
const beginsDates = /\p{L}{3}|\d{4}/u;
/** Where dates stand: in the first column, or in the last. */
const columns = [0, -1];

/** Makes dates whole that a narrow column breaks, in the line where they begin. */
export function withWholeDates(lines: readonly string[]): string[] {
  const whole: string[] = [];
  while (whole.length < lines.length) {
    const next = lines.slice(whole.length, whole.length + mostLines);
    whole.push(...(madeWhole(next) ?? next.slice(0, 1)));
  }
  return whole;
}

/** As many of the lines as the dates stand in, if they begin in the first one and go on in the next. */
function madeWhole(lines: readonly string[]): string[] | undefined {
  if (!beginsDates.test(lines[0] ?? '')) return undefined;
  const cells = lines.map((line) => line.split('\t'));
  for (const column of columns) {
    // A dash at the beginning of a line has become a bullet.
    const dates = cells.map((line, at) => (line.at(column) ?? '').replace(at === 0 ? /^$/ : /^• /, '– '));
    for (let count = 2; count <= lines.length && (dates[count - 1]?.length ?? 0) <= longestDates; count++) {
      const broken = dates.slice(0, count);
      if (!isBroken(broken)) continue;
      return cells
        .slice(0, count)
        .map((line, at) => (at === 0 ? line.with(column, broken.join(' ')) : line.toSpliced(column, 1)).join('\t'));
    }
  }
  return undefined;
}

function isBroken([first = '', ...others]: readonly string[]): boolean {
  const start = first.slice(-longestDates);
  const at = rangeAtEnd([start, ...others].join(' '));
  // A number above dates that are whole without it is no day of theirs.
  return at >= 0 && beginsDates.test(start.slice(at)) && rangeAtEnd(others.at(-1) ?? '') !== 0;
}
