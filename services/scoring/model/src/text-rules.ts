/** Without marks and capitals; `.net` at the beginning of a word is `dotnet`. The rules that the models were trained with. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/(^|[^a-z0-9])\.net(?![a-z0-9])/g, '$1dotnet');

/** Latin letters and digits, with the signs of `c++` and `c#`. */
export const wordsOf = (text: string): string[] => plain(text).match(/[a-z0-9]+[+#]*/g) ?? [];

/** Longer than any entry: a word is cut by trying so many letters, or a long one would take the square of its length. */
const longestPiece = 40;

/** The ids of a word: of the whole, else of its longest pieces from the left. Letters that none covers are skipped. */
export function piecesOf(entries: ReadonlyMap<string, number>, word: string): readonly number[] {
  const whole = entries.get(word);
  if (whole !== undefined) return [whole];
  const ids: number[] = [];
  for (let from = 0; from < word.length;) {
    const found = longestAt(entries, word, from);
    if (found) ids.push(found.id);
    from = found?.to ?? from + 1;
  }
  return ids;
}

function longestAt(entries: ReadonlyMap<string, number>, word: string, from: number) {
  for (let to = Math.min(word.length, from + longestPiece); to > from; to -= 1) {
    const piece = word.slice(from, to);
    const id = entries.get(from === 0 ? piece : `##${piece}`);
    if (id !== undefined) return { id, to };
  }
  return undefined;
}
