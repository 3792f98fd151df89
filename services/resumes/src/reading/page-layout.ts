import { cleanText } from './clean-text.ts';
import { drawnItems } from './drawn-bullets.ts';
import type { PageRun } from './page-run.ts';
import { withoutSpacing } from './set-apart.ts';
import { headingKind } from './structure/section-headings.ts';

/** A line and the size of its largest letters. */
export type PageLine = { text: string; size: number };

/**
 * The lines of a page in the order in which a person reads them: from the top, and column by column where
 * the page has two. The order inside the file is no help, as many programs write pages out of order.
 */
export function linesOfPage(drawn: readonly PageRun[]): PageLine[] {
  const segments = segmentsOf(withoutSpacing(drawn));
  const gutter = gutterOf(segments);
  const blocks = gutter === undefined ? [segments] : columnBlocks(segments, gutter);
  return blocks.flatMap((block) => {
    const lines = linesOf(block);
    const items = drawnItems(lines, columnGap);
    return lines.map((line, at) => ({
      text: `${items.has(at) ? '• ' : ''}${textOfLine(line)}`,
      size: line.reduce((most, { size }) => Math.max(most, size), 0),
    }));
  });
}

type Line = PageRun[];
const endOf = (run: PageRun) => run.x + run.width;

/**
 * Lines from the top; runs belong to one line when their baselines differ by less than half their size. A heading over the
 * beginning of a text that has slipped under it is a line of its own.
 */
function linesOf(runs: readonly PageRun[]): Line[] {
  const lines: StackedLine[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (!line || Math.abs(run.y - line.largest.y) >= Math.min(run.size, line.largest.size) / 2) {
      lines.push({ largest: run, runs: [run] });
    } else if (isOver(line.largest, run)) {
      const isHeading = run.size > line.largest.size;
      lines.splice(isHeading ? -1 : lines.length, 0, { largest: run, runs: [run] });
    } else {
      line.runs.push(run);
      if (run.size > line.largest.size) line.largest = run;
    }
  }
  return withRaised(lines).map((line) => withoutTwice(line.runs.toSorted((a, b) => a.x - b.x)));
}

type StackedLine = { largest: PageRun; runs: PageRun[] };
/** Raised signs of a line that are looked at. */
const mostRaised = 20;

/** The "th" of "4th" stands higher than its line, which it touches. */
function withRaised(lines: readonly StackedLine[]): StackedLine[] {
  const kept: StackedLine[] = [];
  for (const [at, line] of lines.entries()) {
    const below = lines[at + 1];
    if (below && isRaised(line, below)) below.runs.push(...line.runs);
    else kept.push(line);
  }
  return kept;
}

function isRaised({ largest, runs }: StackedLine, below: StackedLine): boolean {
  const { size, y } = below.largest;
  if (largest.size >= size * 0.85 || y - largest.y > size * 0.45 || runs.length > mostRaised) return false;
  const touches = (one: PageRun, other: PageRun) => Math.abs(one.x - endOf(other)) < size / 2;
  return runs.every((run) => run.text.length <= 3 && below.runs.slice(0, mostRaised).some((of) => touches(run, of)));
}

function isOver(one: PageRun, other: PageRun): boolean {
  const shared = Math.min(endOf(one), endOf(other)) - Math.max(one.x, other.x);
  const [smaller, larger] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  return smaller < larger * 0.85 && shared > Math.min(one.width, other.width) / 2 && shared > smaller;
}

/** What is drawn twice at one place is meant to look bold. */
const withoutTwice = (line: Line): Line =>
  line.filter((run, at) => {
    const before = line[at - 1];
    return before === undefined || before.text !== run.text || run.x - before.x > run.size * wordGap;
  });

function textOfLine(line: Line): string {
  let text = '';
  let previous: PageRun | undefined;
  for (const run of line) {
    const gap = previous ? run.x - endOf(previous) : 0;
    if (gap >= run.size * columnGap) text += '\t';
    else if (gap > run.size * wordGap) text += ' ';
    text += run.text;
    previous = run;
  }
  return text;
}

/** Fractions of the font size: a gap that separates words, and one that a line of prose does not have, which becomes a tab. */
const wordGap = 0.15;
const columnGap = 1;

/** Runs joined into stretches of a line that no wide gap interrupts, so that a crossing heading counts once. */
function segmentsOf(runs: readonly PageRun[]): PageRun[] {
  return linesOf(runs.filter((run) => run.text.trim() !== '')).flatMap((line) => {
    const segments: PageRun[] = [];
    for (const run of line) {
      const last = segments.at(-1);
      if (last && run.x - endOf(last) < run.size * columnGap) {
        segments[segments.length - 1] = { ...last, text: textOfLine([last, run]), width: endOf(run) - last.x };
      } else {
        segments.push(run);
      }
    }
    return segments;
  });
}

/** Where the right column begins, on a page that has two. */
function gutterOf(segments: readonly PageRun[]): number | undefined {
  const starts = Map.groupBy(segments, (segment) => Math.round(segment.x));
  const candidates = [...starts].filter(([, aligned]) => aligned.length >= columnLines / 2).map(([x]) => x - 2);
  const headings = candidates.length === 0 ? new Set<PageRun>() : new Set(segments.filter(isHeading));
  return candidates
    .slice(0, edgesTried)
    .find((x) => separatesColumns(segments, x, headings) && !areLabels(segments, x, headings));
}

const isHeading = ({ text }: PageRun) => text.length <= longestHeading && headingKind(cleanText(text)) !== undefined;
const longestHeading = 60;

const columnLines = 8;
/**
 * Left edges that are tried as the border of a column. A page that people wrote has some dozens; one made to keep us busy has
 * thousands.
 */
const edgesTried = 100;

/**
 * Two columns are two stacks of lines that begin at one edge and hardly anything crosses between them.
 * Dates set flush right and labels in a margin look alike, but they are sparse: one beside every few lines.
 */
function separatesColumns(segments: readonly PageRun[], x: number, headings: ReadonlySet<PageRun>): boolean {
  const left = segments.filter((segment) => endOf(segment) <= x);
  const right = segments.filter((segment) => segment.x >= x);
  const crossing = segments.length - left.length - right.length;
  const edge = right.filter((segment) => segment.x < x + 4);
  const isApart = crossing <= segments.length * 0.4 && edge.length >= right.length * 0.3;
  const titled = [left, right].map((side) => side.filter((one) => headings.has(one)).length);
  // However short, a column is one beside another where both have headings of their own, with something below them.
  const isTitled = ({ length }: readonly PageRun[], of: number) =>
    Math.min(...titled) > 0 && of >= fewestHeadings && length > of * 2;
  const isColumn = (side: readonly PageRun[], at: number) =>
    !isOfDates(side) && (isStack(side) || isTitled(side, titled[at]!));
  return isApart && [left, right].every(isColumn) && !isOfDates(besideOthers(segments, x)) && !isOfPlaces(segments, x);
}

/** Cities and dates that all stand beside who and what they are of, one below the other, are no column. */
function isOfPlaces(segments: readonly PageRun[], x: number): boolean {
  const lines = linesOf(segments).filter((line) => line.some((one) => one.x >= x));
  const right = lines.flatMap((line) => line.filter((one) => one.x >= x));
  return lines.every(([first]) => endOf(first!) <= x) && isOfDates(right, halfOfDates);
}
const halfOfDates = 0.4;

/** What stands on the left of a line that has something on the right, too: of a column of dates not the headings between them. */
const besideOthers = (segments: readonly PageRun[], x: number): PageRun[] =>
  linesOf(segments).flatMap((line) => (line.some((one) => one.x >= x) ? line.filter((one) => endOf(one) <= x) : []));

/**
 * Dates and words in a margin are labels of the lines that they stand beside, where the headings of the page stand above both: a
 * column has headings of its own and lines that stand beside nothing.
 */
function areLabels(segments: readonly PageRun[], x: number, headings: ReadonlySet<PageRun>): boolean {
  if ([...headings].some((heading) => heading.x >= x)) return false;
  const lines = linesOf(segments);
  const below = lines.slice(lines.findIndex(([first]) => headings.has(first!)));
  const titled = below.filter(([first]) => headings.has(first!));
  const isBeside = (line: Line) => line.length > 1;
  const alone = titled.filter((line) => !isBeside(line));
  if (alone.length < fewestHeadings || titled.length - alone.length > 1) return false;
  const labels = below.filter(([first]) => endOf(first!) <= x && !headings.has(first!));
  return labels.length > 0 && labels.filter(isBeside).length >= labels.length * mostlyBeside;
}
/** Of the labels; some go on in a line of their own. */
const mostlyBeside = 0.8;
const fewestHeadings = 2;

/** Dates and numbers that stand beside what they are of make a table, however many follow each other. */
function isOfDates(segments: readonly PageRun[], share = 0.6): boolean {
  const dates = segments.filter(
    ({ text }) =>
      text.length <= longestDates && /^\W{0,2}(?:19|20)\d\d\b|\b(?:19|20)\d\d\W{0,2}$|^[\d\s.,/–-]+$/.test(text),
  );
  return dates.length > 0 && dates.length >= segments.length * share;
}
const longestDates = 30;

/** The distance of lines, in sizes of their letters, of a page with air between its paragraphs. */
const airy = 2.7;

function isStack(segments: readonly PageRun[]): boolean {
  const lines = linesOf(segments).map(([first]) => first as PageRun);
  const close = lines.filter((line, at) => line.y - (lines[at - 1]?.y ?? -Infinity) < line.size * airy);
  return lines.length >= columnLines && close.length >= lines.length * 0.5;
}

/** Left column, then right column, between the lines that run across both. */
function columnBlocks(segments: readonly PageRun[], gutter: number): PageRun[][] {
  const blocks: PageRun[][] = [];
  let across: PageRun[] = [];
  let left: PageRun[] = [];
  let right: PageRun[] = [];
  const flush = () => {
    blocks.push(...[across, left, right].filter((block) => block.length > 0));
    [across, left, right] = [[], [], []];
  };
  for (const line of linesOf(segments)) {
    if (line.some((segment) => segment.x < gutter && endOf(segment) > gutter)) {
      if (left.length + right.length > 0) flush();
      across.push(...line);
    } else {
      for (const segment of line) (segment.x < gutter ? left : right).push(segment);
    }
  }
  flush();
  return blocks;
}
