/** A table with tabs between its cells, as O*NET has them. */
export function parseTable(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** Rows by the names in the first one; those of another length are left out. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, comma, quoted, plain = ''] of text.matchAll(/(,|\r?\n|^)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)) {
    if (comma !== ',' && comma !== '') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
  }
  const [names = [], ...lines] = rows;
  return lines
    .filter((cells) => cells.length === names.length)
    .map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}
