import { loosenedLabel } from './filters/filters.ts';
import type { Droppable, Loosening } from './job-search.ts';
import type { KeywordPart } from './words/keyword/keyword-parts.ts';

/** How many parts of a keyword are offered. */
const mostParts = 3;

function labelOf(without: Droppable): string {
  if (without === 'keyword') return 'Without the keyword';
  return without === 'filters' ? 'Without any filter' : loosenedLabel(without);
}

/** The ways out of an empty result that lead to posts, the widest first. */
export function looseningsOf(counts: ReadonlyMap<Droppable, number>): Loosening[] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([without, count]) => ({ without, label: labelOf(without), count }));
}

/** The longest parts of a keyword that find posts; the rarest first, as it says most of what is looked for. */
export function looseningsToParts(parts: readonly KeywordPart[], counts: readonly number[]): Loosening[] {
  const found = parts.map((part, at) => ({ ...part, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  return found
    .filter(({ words }) => words === found[0]?.words)
    .toSorted((a, b) => a.count - b.count)
    .slice(0, mostParts)
    .map(({ keyword, count }) => ({ without: 'words', keyword, label: `Search for “${keyword}”`, count }));
}
