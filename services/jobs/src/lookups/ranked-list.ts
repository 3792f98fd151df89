import { foldedWords } from '../search/word-starts.ts';

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

type Prepared<Result> = { id: string; key: string; context: string; result: Result };

/** All names of an entry in one text, `| new york city | nyc |`: a list of 40,000 costs little memory and is read quickly. */
export const searchKey = (names: readonly string[]): string =>
  `|${names.map((name) => ` ${foldedWords(name).join(' ')} `).join('|')}|`;

/**
 * A list in memory, best known first. Who types a whole name gets it first, then names with words that begin so, then
 * those whose surroundings are needed for it; within each the higher weight, then the order of the list, decides.
 */
export function createRankedList<Result>(
  entries: readonly Entry<Result>[],
  weightOf: () => Promise<(id: string) => number> = async () => () => 0,
): Lookup<Result> {
  const list = entries.map(({ id, names, context = '', result }): Prepared<Result> => ({
    id,
    key: searchKey(names),
    context,
    result,
  }));
  const byId = new Map(list.map((entry) => [entry.id, entry.result]));

  return {
    async search(text, { limit, page }) {
      const typed = foldedWords(text);
      const weight = await weightOf();
      const matches = list.flatMap((entry, place) => {
        const rank = rankOf(entry, typed);
        return rank === undefined ? [] : [{ entry, place, rank, weight: weight(entry.id) }];
      });
      return matches
        .toSorted((a, b) => a.rank - b.rank || b.weight - a.weight || a.place - b.place)
        .slice((page - 1) * limit, page * limit)
        .map(({ entry }) => entry.result);
    },

    async byIds(ids) {
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

function rankOf({ key, context }: Prepared<unknown>, typed: readonly string[]): number | undefined {
  const inName = typed.filter((start) => key.includes(` ${start}`));
  if (inName.length === typed.length) return key.includes(`| ${typed.join(' ')} |`) ? 0 : 1;
  return typed.every((start) => inName.includes(start) || context.includes(` ${start}`)) ? 2 : undefined;
}
