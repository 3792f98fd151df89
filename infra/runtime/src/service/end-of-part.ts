/** Before all ids: what comes after a first part, which has what is not read on by ids. */
export const beforeAllIds = '0'.repeat(24);

type Part = { found: readonly { id: string }[]; limit: number };

/** Of lists that are read on beside each other by their ids, a part at a time: as far as all of them have been read. Null at the end of all. */
export function endOfPart(...parts: readonly Part[]): string | null {
  const ends = parts.flatMap(({ found, limit }) => (found.length < limit ? [] : (found.at(-1)?.id ?? [])));
  return ends.toSorted()[0] ?? null;
}
