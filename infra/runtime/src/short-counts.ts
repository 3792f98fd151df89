import type { Sessions } from './ports/sessions.ts';
import { steadyNow } from './steady-clock.ts';

type Count = { count: number; expires: number };

/** Above it the count that was begun first is forgotten, so that no flood of keys takes the memory. */
const mostCounts = 100_000;

/** Counts in the memory of this process, as the session port counts them: for what a restart may forget, and others need not know. */
export function createShortCounts(now: () => number = steadyNow): Sessions['increment'] {
  const counts = new Map<string, Count>();

  function begin(key: string, ttl: number): Count {
    // Last in the order of the map, wherever the former one stood.
    counts.delete(key);
    const oldest = counts.keys().next().value;
    if (oldest !== undefined && counts.size >= mostCounts) counts.delete(oldest);
    const begun = { count: 0, expires: now() + ttl * 1000 };
    counts.set(key, begun);
    return begun;
  }

  return async (key, ttl, by = 1) => {
    const known = counts.get(key);
    const isGoing = known !== undefined && known.expires > now();
    const current = isGoing ? known : begin(key, ttl);
    current.count += isGoing ? by : Math.max(by, 0);
    return { count: current.count, secondsLeft: Math.ceil((current.expires - now()) / 1000) };
  };
}
