/** Lies before all ids. Reading goes on after it once the first part is done, which has what is not paged by id. */
export const beforeAllIds = '0'.repeat(24);

type Part = { found: readonly { id: string }[]; limit: number };

/**
 * Several lists are read side by side in the order of ids, a part of each at a time: the id up to which all of them have been
 * read. Null when all have been read to their ends.
 */
export function endOfPart(...parts: readonly Part[]): string | null {
  const ends = parts.flatMap(({ found, limit }) => (found.length < limit ? [] : (found.at(-1)?.id ?? [])));
  return ends.toSorted()[0] ?? null;
}
