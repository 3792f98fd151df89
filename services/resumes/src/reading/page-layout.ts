/** A piece of text on a page: its left end and baseline in points from the upper left corner. */
export type PageRun = { text: string; x: number; y: number; width: number; size: number };

/**
 * The text of a page in the order in which a person reads it: from the top, and column by column where
 * the page has two. The order inside the file is no help, as many programs write pages out of order.
 */
export function textOfPage(runs: readonly PageRun[]): string {
  const segments = segmentsOf(runs);
  const gutter = gutterOf(segments);
  const blocks = gutter === undefined ? [segments] : columnBlocks(segments, gutter);
  return blocks.map((block) => linesOf(block).map(textOfLine).join('\n')).join('\n');
}

type Line = PageRun[];
const endOf = (run: PageRun) => run.x + run.width;

/** Lines from the top; runs belong to one line when their baselines differ by less than half their size. */
function linesOf(runs: readonly PageRun[]): Line[] {
  const lines: Line[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(run.y - first.y) < Math.min(run.size, first.size) / 2) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

function textOfLine(line: Line): string {
  let text = '';
  let previous: PageRun | undefined;
  for (const run of line) {
    if (previous && run.x - endOf(previous) > run.size * wordGap) text += ' ';
    text += run.text;
    previous = run;
  }
  return text;
}

/** Fractions of the font size: a gap that separates words, and one that a line of prose does not have. */
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
  return candidates.slice(0, edgesTried).find((x) => separatesColumns(segments, x));
}

const columnLines = 8;
/** A page that people wrote has some dozens of left edges; one that was made to keep us busy has thousands. */
const edgesTried = 100;

/**
 * Two columns are two stacks of lines that begin at one edge and hardly anything crosses between them.
 * Dates set flush right and labels in a margin look alike, but they are sparse: one beside every few lines.
 */
function separatesColumns(segments: readonly PageRun[], x: number): boolean {
  const left = segments.filter((segment) => endOf(segment) <= x);
  const right = segments.filter((segment) => segment.x >= x);
  const crossing = segments.length - left.length - right.length;
  const edge = right.filter((segment) => segment.x < x + 4);
  return crossing <= segments.length * 0.4 && edge.length >= right.length * 0.3 && isStack(left) && isStack(right);
}

function isStack(segments: readonly PageRun[]): boolean {
  const lines = linesOf(segments).map(([first]) => first as PageRun);
  const close = lines.filter((line, at) => line.y - (lines[at - 1]?.y ?? -Infinity) < line.size * 2.2);
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
