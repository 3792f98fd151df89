import { cleanText } from './clean-text.ts';
import type { PageRun } from './page-run.ts';
import { isItem } from './structure/bullets.ts';
import { headingKind } from './structure/section-headings.ts';
import { datesOf } from './structure/written-dates.ts';

type Line = readonly PageRun[];
type Placed = { x: number; end: number; size: number; text: string; length: number; hasGap: boolean };
/** Characters of a line that are looked at. */
const longestLooked = 200;

/** How far in points the items of a list stand to the right of the line that they are of. */
const indent = { least: 6, most: 40 };
/** Fewer lines that begin at one edge are no list. */
const fewest = 2;
/** The share of them that may say from when to when, such as “Ran nine shops (2019 – 2021)”: headers of entries do. */
const mostDated = 0.2;
/** The share of the parents of a list from which on others standing below its lines say that these are the headers of entries. */
const mostAbove = 0.5;

/**
 * Which lines begin an item of a list whose bullets are drawn, as browsers print them, and not written: they stand a little to the
 * right of the line that they are of. Where the first word of a line would have stood in the line above, that one has ended.
 */
export function drawnItems(lines: readonly Line[], gap: number): ReadonlySet<number> {
  const placed = lines.map((line) => placedOf(line, gap));
  if (placed.some(({ text }) => isItem(text))) return new Set();
  const parents = parentsOf(placed);
  const edges = Map.groupBy(
    placed.keys().filter((at) => isBelow(placed[at]!, parents[at])),
    (at) => Math.round(placed[at]!.x),
  );
  const rightOf = (list: readonly number[]) => list.reduce((most, at) => Math.max(most, placed[at]!.end), 0);
  const page = rightOf([...placed.keys()]);
  const items = [...edges.values()].flatMap((list) => {
    const headers = list.filter((at) => isHeaderLike(placed[at]!));
    if (list.length < fewest || headers.length > list.length * mostDated || areAbove(list, placed, parents)) return [];
    // What goes on in small letters was broken where the list ends; else nothing tells that any line was broken.
    const ofList = rightOf(list);
    const right = list.some((at) => isBroken(placed[at]!, placed[at - 1]!, ofList)) ? ofList : Infinity;
    const names = namesAmong(list, placed, parents);
    return list.filter((at) => !names.has(at) && isFirst(placed[at]!, placed[at - 1]!, { right, page }));
  });
  return new Set(items);
}

function placedOf(line: Line, gap: number): Placed {
  const first = line[0]!;
  const far = line.findIndex((run, at) => at > 0 && run.x - line[at - 1]!.x - line[at - 1]!.width >= run.size * gap);
  // Where what stands far on the right begins, the line has ended.
  const own = far < 0 ? line : line.slice(0, far);
  const written = own.map((run) => run.text).join(' ');
  const text = cleanText(
    line
      .map((run) => run.text)
      .join(' ')
      .slice(0, longestLooked),
  );
  const last = own.at(-1)!;
  return { x: first.x, end: last.x + last.width, size: first.size, text, length: written.length, hasGap: far > 0 };
}

/** For each line the last one above it that begins further to the left. */
function parentsOf(lines: readonly Placed[]): (Placed | undefined)[] {
  const open: Placed[] = [];
  return lines.map((line) => {
    while (open.length > 0 && open.at(-1)!.x > line.x - indent.least) open.pop();
    const parent = open.at(-1);
    open.push(line);
    return parent;
  });
}

/** What stands below a heading is no item of it. */
function isBelow(line: Placed, parent: Placed | undefined): boolean {
  if (parent === undefined || line.x - parent.x > indent.most) return false;
  return parent.size < line.size * 1.15 && headingKind(parent.text) === undefined;
}

/** "Old Crumb, Ghent … 2019 – 2021", or a heading. */
const isHeaderLike = ({ text, hasGap }: Placed) =>
  headingKind(text) !== undefined || (hasGap && datesOf(text) !== undefined) || datesOf(text)?.isRange === true;

/** Whether others stand below a line; what goes on in small letters is of it, as where a bullet hangs to the left of its item. */
const isAbove = (at: number, placed: readonly Placed[], parents: readonly (Placed | undefined)[]) =>
  parents[at + 1] === placed[at] && !goesOn(placed[at + 1]!);

/** Titles and schools to the right of their dates are no items: below most of the dates something stands to the right of them again. */
function areAbove(list: readonly number[], placed: readonly Placed[], parents: readonly (Placed | undefined)[]) {
  const all = Map.groupBy(list, (at) => parents[at]);
  const above = [...all.values()].filter((lines) => lines.some((at) => isAbove(at, placed, parents)));
  return all.size > 1 && above.length >= all.size * mostAbove;
}

/** Of the lines at one edge those that say who and what before what was done: others stand below them, or they stand first and are short. */
function namesAmong(list: readonly number[], placed: readonly Placed[], parents: readonly (Placed | undefined)[]) {
  const names = new Set<number>();
  for (const at of list) {
    const isBehindNames = parents[at] === placed[at - 1] || names.has(at - 1);
    if (isAbove(at, placed, parents) || (isBehindNames && isNameLike(placed[at]!))) names.add(at);
  }
  return names;
}

const longestName = 60;
/** "Senior engineer", "University of Ghent" */
const isNameLike = ({ text }: Placed) =>
  text.length <= longestName &&
  !/[.;!]$/.test(text) &&
  (/^\S+(?: \S+){0,2}$/.test(text) ||
    /^(?:(?:\p{Lu}|[\d(&–—|/-]|(?:and|at|de|for|in|of|the|und)\b)\S*(?: |$))+$/u.test(text));

const goesOn = ({ text }: Placed) => /^\p{Ll}/u.test(text);
/** "Baked for the", "Sold bread," */
const open =
  /[,&(]$| (?:an?|and|at|by|for|from|in|of|on|or|the|to|with|und|der|die|das|mit|für|von|de|des|du|la|les?|et|en|el|los|di|da|do|il|con|van|het|een|och|og)$/;
const isOpen = ({ text }: Placed) => open.test(text);
const isBroken = (line: Placed, above: Placed, right: number) =>
  goesOn(line) || (isOpen(above) && above.end + firstWord(line) > right);

function isFirst(line: Placed, above: Placed, ends: { right: number; page: number }): boolean {
  if (goesOn(line)) return false;
  if (above.x > line.x + indent.least || beginsAnew(line, above)) return true;
  const right = above.x < line.x - indent.least ? ends.page : ends.right;
  return above.end + firstWord(line) <= right;
}

/** "Sold loaves" begins an item though the line above is full, but for one that is open. */
const beginsAnew = (line: Placed, above: Placed) =>
  /^\p{Lu}\p{Ll}+ \p{Ll}|^\p{Lu}\p{Ll}+(?:ed|ing) [\d$€£]/u.test(line.text) && !isOpen(above);

/** How wide its first word is, with the blank before it. */
function firstWord(line: Placed): number {
  const [word = ''] = line.text.split(' ', 1);
  return ((line.end - line.x) / Math.max(1, line.length)) * (word.length + 1);
}
