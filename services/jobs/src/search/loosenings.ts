import { loosenedLabel } from './filters/filters.ts';
import type { Loosening } from './job-search.ts';

function labelOf(without: Loosening['without']): string {
  if (without === 'keyword') return 'Without the keyword';
  return without === 'filters' ? 'Without any filter' : loosenedLabel(without);
}

/** The ways out of an empty result that lead to posts, the widest first. */
export function looseningsOf(counts: ReadonlyMap<Loosening['without'], number>): Loosening[] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([without, count]) => ({ without, label: labelOf(without), count }));
}
