/** Where something passes on its way, in ms: it takes a while, waits for the next tick, or takes a turn at servers that serve one at a time. */
export type Station =
  | { takes: number }
  | { everyMs: number }
  /** How long one is served is exponential, with that mean. */
  | { servers: number; serves: number };

export type Journey = {
  perSecond: number;
  stations: readonly Station[];
  /** How many come, one after the other at random (Poisson). */
  count?: number;
  seed?: number;
};

export type Simulated = {
  /** From coming to the end of the last station, ms. */
  p50: number;
  p95: number;
  p99: number;
  mean: number;
  /** How many a second get through; less than come, where a station cannot keep up. */
  perSecond: number;
};

/** Mulberry32: the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const exponential = (mean: number, random: () => number) => -mean * Math.log(1 - random());

/** When each of those who arrive in this order leaves, first come, first served. */
function pass(station: Station, arrivals: readonly number[], random: () => number): number[] {
  if ('takes' in station) return arrivals.map((at) => at + station.takes);
  // What ticks does so at moments that have nothing to do with who comes.
  if ('everyMs' in station) return arrivals.map((at) => at + random() * station.everyMs);
  const free = Array.from({ length: station.servers }, () => 0);
  return arrivals.map((at) => {
    const first = free.indexOf(Math.min(...free));
    const left = Math.max(at, free[first] ?? 0) + exponential(station.serves, random);
    free[first] = left;
    return left;
  });
}

/** Lets people, posts or calls pass station after station. */
export function simulate({ perSecond, stations, count = 20_000, seed = 1 }: Journey): Simulated {
  const random = createRandom(seed);
  let now = 0;
  let under = Array.from({ length: count }, () => {
    const came = (now += exponential(1000 / perSecond, random));
    return { came, at: came };
  });
  for (const station of stations) {
    under.sort((one, other) => one.at - other.at);
    const left = pass(
      station,
      under.map(({ at }) => at),
      random,
    );
    under = under.map(({ came }, index) => ({ came, at: left[index] ?? 0 }));
  }
  const took = under.map(({ came, at }) => at - came).toSorted((one, other) => one - other);
  const at = (share: number) => took[Math.floor(share * (took.length - 1))] ?? 0;
  const end = under.reduce((latest, one) => Math.max(latest, one.at), 0);
  const mean = took.reduce((sum, ms) => sum + ms, 0) / took.length;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), mean, perSecond: (1000 * count) / end };
}
