/**
 * The number of inserted, deleted, replaced and swapped neighbouring letters between two words (optimal string
 * alignment, which is what Lucene's fuzzy terms count), or undefined where it is more than `most`.
 */
export function editsBetween(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  const width = b.length + 1;
  // Three rows of the table are enough: a swap looks two rows back.
  const rows = new Uint8Array(3 * width);
  for (let column = 0; column < width; column++) rows[column] = column;
  let current = 0;
  for (let row = 1; row <= a.length; row++) {
    const last = ((row - 1) % 3) * width;
    const beforeLast = ((row + 1) % 3) * width;
    current = (row % 3) * width;
    rows[current] = row;
    let least = row;
    const letter = a.charCodeAt(row - 1);
    for (let column = 1; column < width; column++) {
      const other = b.charCodeAt(column - 1);
      let edits = at(last + column - 1) + (letter === other ? 0 : 1);
      edits = Math.min(edits, at(last + column) + 1, at(current + column - 1) + 1);
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other) {
        edits = Math.min(edits, at(beforeLast + column - 2) + 1);
      }
      rows[current + column] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return undefined;
  }
  const edits = at(current + b.length);
  return edits <= most ? edits : undefined;

  function at(index: number): number {
    return rows[index] ?? 0;
  }
}
