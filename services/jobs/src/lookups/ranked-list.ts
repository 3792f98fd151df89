import { startsOf } from '../search/words/word-starts.ts';
import { foldedWords } from '../search/words/words.ts';
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

type Prepared<Result> = { id: string; key: string; ownKey: string; context: string; result: Result };

/** All names of an entry in one text, `| new york city | nyc |`. */
export const searchKey = (names: readonly string[]): string =>
  `|${names.map((name) => ` ${foldedWords(name).join(' ')} `).join('|')}|`;

type WeightOf = () => Promise<(id: string) => number>;
const unweighted: WeightOf = async () => () => 0;

/**
 * A list in memory, best known first. Who types a whole name gets it first, then names with words that begin so, then
 * those whose surroundings are needed for it; within each the higher weight, then the order of the list, decides.
 * With `weightFirst`, what has a weight stands before what has none, unless its surroundings are needed for it. With
 * `ownNameFirst`, words of the first name come before words that only another name has.
 */
export function createRankedList<Result>(
  entries: readonly Entry<Result>[],
  weightOf: WeightOf = unweighted,
  { weightFirst = false, ownNameFirst = false } = {},
): Lookup<Result> {
  const list = entries.map(({ id, names, context = '', result }): Prepared<Result> => ({
    id,
    key: searchKey(names),
    ownKey: ownNameFirst ? searchKey(names.slice(0, 1)) : '',
    context,
    result,
  }));
  const byId = new Map(list.map((entry) => [entry.id, entry.result]));
  const having = createFinder(list);

  return {
    async search(text, { limit, page }) {
      const typed = startsOf(text);
      if (typed.length === 0 && weightOf === unweighted) {
        return list.slice((page - 1) * limit, page * limit).map(({ result }) => result);
      }
      const weight = await weightOf();
      const starts = typed.map((word) => ` ${word}`);
      const whole = `| ${typed.join(' ')} |`;
      const [longest, ...others] = starts.toSorted((a, b) => b.length - a.length);
      return (longest === undefined ? list : having(longest.trim()))
        .filter(({ key, context }) => others.every((start) => key.includes(start) || context.includes(start)))
        .map((entry) => {
          const ranked = { entry, rank: rankOf(entry, starts, whole), weight: weight(entry.id) };
          return { ...ranked, behind: weightFirst ? placeBehind(ranked) : 0 };
        })
        .toSorted((a, b) => a.behind - b.behind || a.rank - b.rank || b.weight - a.weight)
        .slice((page - 1) * limit, page * limit)
        .map(({ entry }) => entry.result);
    },

    async byIds(ids) {
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

/** Finds those that have a word that begins so, in the order of the list. Many share their surroundings, which are indexed once. */
function createFinder<Result>(list: readonly Prepared<Result>[]): (start: string) => Prepared<Result>[] {
  const [inNames, inContexts] = [createWordIndex(), createWordIndex()];
  const sharing = Map.groupBy(list.keys(), (at) => list[at]?.context ?? '');
  const contexts = [...sharing.values()];
  for (const [at, { key }] of list.entries()) inNames.add(at, wordsOfKey(key));
  for (const [at, context] of [...sharing.keys()].entries()) inContexts.add(at, wordsOfKey(context));

  return (start) => {
    const isFound = new Uint8Array(list.length);
    const found: number[] = [];
    const add = (at: number) => {
      if (isFound[at] === 0) found.push(at);
      isFound[at] = 1;
    };
    inNames.each(start, add);
    inContexts.each(start, (context) => contexts[context]?.forEach(add));
    return [...Uint32Array.from(found).toSorted()].flatMap((at) => list[at] ?? []);
  };
}

const wordsOfKey = (key: string): string[] => key.split(/[ |]+/).filter((word) => word !== '');

const bySurroundings = 3;

/** The whole name, words of its own name, words of any name, or words that only its surroundings have. */
function rankOf({ key, ownKey }: Prepared<unknown>, starts: readonly string[], whole: string): number {
  if (!starts.every((start) => key.includes(start))) return bySurroundings;
  if (key.includes(whole)) return 0;
  return starts.every((start) => ownKey.includes(start)) ? 1 : 2;
}

function placeBehind({ rank, weight }: { rank: number; weight: number }): number {
  if (rank === bySurroundings) return 2;
  return weight > 0 ? 0 : 1;
}
