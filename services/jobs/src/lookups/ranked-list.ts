import { forEachYielding } from '@waypost/runtime/for-each-yielding';
import { keepAnswers } from '@waypost/runtime/keep-answers';
import { madeOnce } from '@waypost/runtime/made-once';
import { firstOf } from '../first-of.ts';
import { lookedUpWords, startsOf } from '../search/words/word-starts.ts';
import { createWordIndex } from './word-index.ts';

/** Something that can be looked up: by any of its names, or by a name together with its surroundings. */
export type Entry<Result> = {
  id: string;
  names: readonly string[];
  /** What may be typed besides a name, such as a city's country; made by `searchKey`. */
  context?: string;
  result: Result;
};

export type Lookup<Result> = {
  search(text: string, page: { limit: number; page: number }): Promise<Result[]>;
  /** In the order of the ids; unknown ones are left out. */
  byIds(ids: readonly string[]): Promise<Result[]>;
};

/** Bytes of kept answers: some thousand of them. */
const bytesKept = 1_000_000;

type Prepared<Result> = { id: string; key: string; ownKey: string; context: string; result: Result };

/** All names of an entry in one text, `| new york city | nyc |`. */
export const searchKey = (names: readonly string[]): string =>
  `|${names.map((name) => ` ${lookedUpWords(name).join(' ')} `).join('|')}|`;

/** How many posts have what is looked up, by its id or another key; the same map for as long as nothing else is known. */
type Weights = () => Promise<ReadonlyMap<string, number>>;
type Options = {
  /** What the weights call an entry. */
  weightKey?: (id: string) => string;
  weightFirst?: boolean;
  ownNameFirst?: boolean;
};

/**
 * A list in memory, best known first. Who types a whole name gets it first, then names with words that begin so, then
 * those whose surroundings are needed for it; within each the higher weight, then the order of the list, decides.
 * With `weightFirst`, what has a weight stands before what has none, unless its surroundings are needed for it. With
 * `ownNameFirst`, words of the first name come before words that only another name has.
 */
export function createRankedList<Result>(
  entries: readonly Entry<Result>[] | (() => Promise<readonly Entry<Result>[]>),
  weights?: Weights,
  { weightKey = (id) => id, weightFirst = false, ownNameFirst = false }: Options = {},
): Lookup<Result> {
  let list: Prepared<Result>[] = [];
  let everything = new Uint32Array();
  const byId = new Map<string, Result>();
  const finder = createFinder();
  /** No start waits for a list that nobody needs. */
  const ready = madeOnce(make);

  async function make(): Promise<void> {
    const read = typeof entries === 'function' ? await entries() : entries;
    list = [];
    await forEachYielding(read, ({ id, names, context = '', result }) => {
      const ownKey = ownNameFirst ? searchKey(names.slice(0, 1)) : '';
      const prepared = { id, key: searchKey(names), ownKey, context, result };
      finder.add(list.push(prepared) - 1, prepared);
      byId.set(id, result);
    });
    everything = Uint32Array.from(list.keys());
  }

  let counts: ReadonlyMap<string, number> = new Map();
  /** By what was typed: the same beginnings are typed all the time. */
  const kept = keepAnswers<readonly number[]>({ bytes: bytesKept, stateOf: () => counts }, (found) => 8 * found.length);

  /** The first so many of some entries that have all that was typed. */
  function best(among: Uint32Array, typed: readonly string[], most: number): number[] {
    const starts = typed.map((word) => ` ${word}`);
    const whole = `| ${typed.join(' ')} |`;
    const found: number[] = [];
    const places: number[] = [];
    for (const at of among) {
      const entry = list[at];
      if (!entry || !starts.every((start) => entry.key.includes(start) || entry.context.includes(start))) continue;
      const rank = rankOf(entry, starts, whole);
      const weight = counts.get(weightKey(entry.id)) ?? 0;
      const behind = weightFirst ? placeBehind(rank, weight) : 0;
      found.push(at);
      places.push((behind * ranks + rank) * mostWeight - Math.min(weight, mostWeight - 1));
    }
    const before = (a: number, b: number) => (places[a] ?? 0) - (places[b] ?? 0) || a - b;
    return firstOf(Uint32Array.from(found.keys()), most, before).map((place) => found[place] ?? 0);
  }

  function find(typed: readonly string[], most: number): readonly number[] {
    const [longest] = typed.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return weights ? best(everything, typed, most) : [...everything.subarray(0, most)];
    const { named, anywhere } = finder.find(longest);
    const inNames = best(named, typed, most);
    // What has it in its names comes first: where that is enough, nothing else is looked at.
    const latest = inNames.length === most ? list[inNames[most - 1] ?? 0] : undefined;
    const isEnough = typed.every((word) => latest?.key.includes(` ${word}`));
    return isEnough || !anywhere ? inNames : best(anywhere(), typed, most);
  }

  return {
    async search(text, { limit, page }) {
      await ready();
      const typed = startsOf(text);
      const last = page * limit;
      if (weights) counts = await weights();
      const key = `${page} ${limit} ${typed.join(' ')}`;
      const found = await kept.of(key, async () => find(typed, last).slice(last - limit));
      return found.flatMap((at) => list[at]?.result ?? []);
    },

    async byIds(ids) {
      await ready();
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

type Finder = {
  add(at: number, entry: Prepared<unknown>): void;
  /** The places of those that have a word that begins so, in their names or, where any has it there, in these or their surroundings. */
  find(start: string): { named: Uint32Array; anywhere?: () => Uint32Array };
};

/** Many share their surroundings, which are indexed once. */
function createFinder(): Finder {
  const [inNames, inContexts] = [createWordIndex(), createWordIndex()];
  const numberOf = new Map<string, number>();
  const sharing: number[][] = [];

  return {
    add(at, { key, context }) {
      inNames.add(at, wordsOfKey(key));
      const known = numberOf.get(context);
      if (known !== undefined) return void sharing[known]?.push(at);
      numberOf.set(context, sharing.length);
      inContexts.add(sharing.length, wordsOfKey(context));
      sharing.push([at]);
    },

    find(start) {
      const named = new Set<number>();
      const around = new Set<number>();
      inNames.each(start, (at) => named.add(at));
      inContexts.each(start, (context) => around.add(context));
      const anywhere = () => {
        const found = [...named];
        for (const context of around) {
          for (const at of sharing[context] ?? []) if (!named.has(at)) found.push(at);
        }
        return Uint32Array.from(found).toSorted();
      };
      return { named: Uint32Array.from(named).toSorted(), ...(around.size > 0 && { anywhere }) };
    },
  };
}

const wordsOfKey = (key: string): string[] => key.split(/[ |]+/).filter((word) => word !== '');

/** The whole name, words of its own name, words of any name, or words that only its surroundings have. */
const ranks = 4;
const bySurroundings = ranks - 1;
/** More posts than that make no difference. */
const mostWeight = 2 ** 40;

function rankOf({ key, ownKey }: Prepared<unknown>, starts: readonly string[], whole: string): number {
  if (!starts.every((start) => key.includes(start))) return bySurroundings;
  if (key.includes(whole)) return 0;
  return starts.every((start) => ownKey.includes(start)) ? 1 : 2;
}

function placeBehind(rank: number, weight: number): number {
  if (rank === bySurroundings) return 2;
  return weight > 0 ? 0 : 1;
}
