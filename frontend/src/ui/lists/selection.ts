/** The ids between two rows, both included, in the order they are shown. */
function between(ids: readonly string[], a: string, b: string): readonly string[] {
  const [first = 0, last = 0] = [ids.indexOf(a), ids.indexOf(b)].toSorted((x, y) => x - y);
  return first < 0 ? [b] : ids.slice(first, last + 1);
}

type Toggle = {
  ids: readonly string[];
  selected: ReadonlySet<string>;
  id: string;
  /** The row toggled before, if Shift is held. */
  anchor: string | undefined;
  isSelected: boolean;
};

/** Marks rows, or takes the mark from them; what is selected elsewhere stays. */
export function markRows(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  if (isSelected) return new Set([...selected, ...ids]);
  return new Set([...selected].filter((id) => !ids.includes(id)));
}

/** A row is ticked or cleared; with an anchor, all rows up to it follow. */
export function toggleRows({ ids, selected, id, anchor, isSelected }: Toggle): ReadonlySet<string> {
  return markRows(selected, anchor === undefined ? [id] : between(ids, anchor, id), isSelected);
}
