import type { Sessions } from '../ports/sessions.ts';

type Count = { count: number; expires: number };

/** Longer counts are kept in the file. */
export const longestShortCount = 120;
/** Above it the count that was begun first is forgotten, so that no flood of keys takes the memory. */
const mostCounts = 100_000;

/**
 * Counts of at most two minutes, in memory: here one process does all the counting, and a count that a restart may forget is
 * not worth a sync of the disk for each request.
 */
export function createShortCounts(now: () => number = Date.now): Sessions['increment'] {
  const counts = new Map<string, Count>();

  function begin(key: string, ttl: number): Count {
    // Last in the order of the map, wherever the former one stood.
    counts.delete(key);
    if (counts.size >= mostCounts) counts.delete(counts.keys().next().value!);
    const begun = { count: 0, expires: now() + ttl * 1000 };
    counts.set(key, begun);
    return begun;
  }

  return async (key, ttl, by = 1) => {
    const known = counts.get(key);
    const current = known && known.expires > now() ? known : begin(key, ttl);
    current.count += by;
    return { count: current.count, secondsLeft: Math.ceil((current.expires - now()) / 1000) };
  };
}
