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

/**
 * The longest parts of a keyword that find posts; the rarest first, as it says most of what is looked for. Where none of them names
 * the job, the longest that does comes before: who asks for 'truck driver night shift no weekends' drives trucks.
 */
export function looseningsToParts(parts: readonly KeywordPart[], counts: readonly number[]): Loosening[] {
  const found = parts.map((part, at) => ({ ...part, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  const longest = longestOf(found);
  const jobs = longest.some(({ namesJob }) => namesJob) ? [] : longestOf(found.filter(({ namesJob }) => namesJob));
  return [...jobs.slice(0, 1), ...longest]
    .slice(0, mostParts)
    .map(({ keyword, count }) => ({ without: 'words', keyword, label: `Search for “${keyword}”`, count }));
}

const longestOf = <Part extends { words: number; count: number }>(parts: readonly Part[]): Part[] =>
  parts.filter(({ words }) => words === parts[0]?.words).toSorted((a, b) => a.count - b.count);
