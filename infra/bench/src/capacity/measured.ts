import type { Station } from './simulate.ts';

/** A figure of `capacity.md`: what was measured, and what the simulation is given for it. */
export type MeasuredPoint = {
  what: string;
  perSecond: number;
  stations: readonly Station[];
  measured: Readonly<Partial<Record<'p50' | 'p95' | 'p99' | 'perSecond', number>>>;
};

const cores = 2;
/** ms of a core that the engine takes to index a post: two requests at a time keep both cores busy at 2,614 posts a second. */
const engine = 0.765;
/** And that the indexer takes to read, check and send it: what is missing to 1,319 a second. */
const indexer = 0.751;
/** Between two refreshes of the index. */
const refresh: Station = { everyMs: 500 };
/**
 * A post that is published crosses eight processes and three engines on two cores: a way of 430 ms while nobody else is there, and
 * 36 ms of a core, with the searches that look for it. Both are chosen so that the middle comes out right; the tails then follow.
 */
const wholeWay: readonly Station[] = [{ takes: 430 }, { servers: cores, serves: 36 }, refresh];

export const measuredPoints: readonly MeasuredPoint[] = [
  {
    what: 'documents into the index alone',
    perSecond: 5_000,
    stations: [{ servers: cores, serves: engine }],
    measured: { perSecond: 2_614 },
  },
  {
    what: 'waiting posts through the indexer',
    perSecond: 5_000,
    stations: [{ servers: cores, serves: engine + indexer }],
    measured: { perSecond: 1_319 },
  },
  {
    what: 'a document in the index alone, until a search finds it',
    perSecond: 50,
    stations: [{ servers: cores, serves: engine }, refresh],
    measured: { p50: 258, p95: 449, p99: 492 },
  },
  {
    what: 'a post that is published, until a search finds it',
    perSecond: 49,
    stations: wholeWay,
    measured: { p50: 792, p95: 1_386, p99: 1_610 },
  },
];
