const wordsInOne = 4;

/** Two searches, and up to 200 scores. */
const matchCost = 5;

/** What a search costs: a long list of words keeps the index busy for longer than a single one, whatever stands between them. */
export function searchCost(keyword: string, sort?: unknown): number {
  const words = keyword.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return 1 + Math.floor(words / wordsInOne) + (sort === 'match' ? matchCost : 0);
}
