/** Short lists of numbers, one a row, in one array: a pass over many of them reads memory from one end to the other. */
export type NumberLists = {
  /** All lists, and what was replaced since; the list of a row lies from `starts[row]` up to `ends[row]`. */
  readonly pool: Uint32Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** An empty list forgets the row's. */
  set(row: number, numbers: readonly number[]): void;
  of(row: number): Uint32Array;
};

export function createNumberLists(): NumberLists {
  let pool = new Uint32Array(1_024);
  let starts = new Uint32Array(64);
  let ends = new Uint32Array(64);
  let used = 0;
  let replaced = 0;

  /** Moves all lists together, into an array that has room for so many more. */
  function renew(more: number) {
    const next = new Uint32Array((used - replaced + more) * 2);
    let at = 0;
    // Number by number: a view of each list would take twenty times as long, and nobody is let in between.
    for (let row = 0; row < starts.length; row++) {
      const end = ends[row] ?? 0;
      let from = starts[row] ?? 0;
      starts[row] = at;
      while (from < end) next[at++] = pool[from++] ?? 0;
      ends[row] = at;
    }
    pool = next;
    used = at;
    replaced = 0;
  }

  return {
    get pool() {
      return pool;
    },
    get starts() {
      return starts;
    },
    get ends() {
      return ends;
    },

    set(row, numbers) {
      starts = grown(starts, row);
      ends = grown(ends, row);
      replaced += (ends[row] ?? 0) - (starts[row] ?? 0);
      ends[row] = starts[row] ?? 0;
      if (used + numbers.length > pool.length) renew(numbers.length);
      pool.set(numbers, used);
      starts[row] = used;
      ends[row] = used += numbers.length;
    },

    of: (row) => pool.subarray(starts[row] ?? 0, ends[row] ?? 0),
  };
}

/** Gives a row another list, and leaves each number of the one before: last, as most of a list is taken for the next one again. */
export function replaceList(
  lists: NumberLists,
  row: number,
  taken: readonly number[],
  leave: (number: number) => void,
) {
  // A new list is written behind all others, so that the former one can still be read meanwhile.
  const before = lists.of(row);
  lists.set(row, taken);
  for (const number of before) leave(number);
}

/** The array, or a longer copy of it where it has no place for the row. */
export function grown<Column extends Uint8Array | Uint32Array | Float64Array | Int32Array>(
  column: Column,
  row: number,
): Column {
  if (row < column.length) return column;
  const longer = new (column.constructor as new (length: number) => Column)(row * 2);
  longer.set(column);
  return longer;
}
