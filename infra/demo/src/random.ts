/** A repeatable source of chance: the same seed gives the same world. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** `count` different items in random order; all of them where there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T;
};

/** Mulberry32, seeded by a text. */
export function randomOf(seed: string): Random {
  let state = Array.from(seed).reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    sample: (items, count) => {
      const rest = [...items];
      const taken: typeof rest = [];
      while (rest.length > 0 && taken.length < count) taken.push(...rest.splice(between(0, rest.length - 1), 1));
      return taken;
    },
    weighted: <T extends string>(weights: Readonly<Partial<Record<T, number>>>) => {
      const entries = Object.entries<number | undefined>(weights).filter(([, weight]) => (weight ?? 0) > 0);
      let mark = next() * entries.reduce((sum, [, weight]) => sum + (weight ?? 0), 0);
      const found = entries.find(([, weight]) => (mark -= weight ?? 0) < 0) ?? entries.at(-1);
      if (!found) throw new Error('nothing to pick from');
      return found[0] as T;
    },
  };
}
